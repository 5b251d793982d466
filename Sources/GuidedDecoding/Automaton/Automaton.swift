/// An automaton over bytes that accepts the documents of a schema, with flat tables and with
/// counters instead of copies.
///
/// A node has edges, each for a range of bytes; if none of them fits, its fallback node is tried.
/// Every place in a document has its own node, so no stack is needed: only the elements of arrays
/// and the scalars of texts are counted.
struct Automaton: Sendable {
  /// No node.
  static let none = UInt32.max

  /// An edge: the range of bytes it accepts, and where it leads.
  struct Edge: Hashable, Sendable {
    var low: UInt8
    var high: UInt8
    /// The index of the counter action; 0 for none.
    var action: UInt16 = 0
    /// The state that a text begins in, if the edge leads into one.
    var entry: UInt16 = 0
    var target: UInt32
  }

  /// A place in a document.
  struct Node: Hashable, Sendable {
    var firstEdge: UInt32
    var edgeCount: UInt16
    /// The action performed on falling back.
    var fallbackAction: UInt16 = 0
    /// The node that is tried if no edge fits.
    var fallback: UInt32 = none
    /// The index of the text that contains the node; -1 for none.
    var text: Int32 = -1
  }

  /// A counter action with its bounds.
  struct Action: Hashable, Sendable {
    enum Operation: Hashable, Sendable {
      case none
      /// Adds an element, if there is room.
      case add
      /// Ends the array, if it has enough elements.
      case leave
    }

    var operation: Operation
    var field: CounterField
    var bounds: ClosedRange<Int>
  }

  /// The inside of a text.
  struct Text: Sendable {
    /// The index of its machine.
    var machine: Int
    /// The number of scalars, for a text that is not empty.
    var length: ClosedRange<Int>
    var mayBeEmpty: Bool
    var field: CounterField
    /// The node after the closing quotation mark.
    var after: UInt32
  }

  var nodes: [Node] = []
  var edges: [Edge] = []
  var actions: [Action] = []
  var texts: [Text] = []
  var machines: [TextMachine] = []
  /// The form of each machine, by which vocabularies identify it.
  var forms: [TextForm] = []
  /// The distinct sets of arrays around nodes.
  var scopes: [Scope] = []
  /// The index in `scopes` of each node's scope.
  var scopeOfNode: [UInt16] = []
  /// The nodes after an element that is one of several variants.
  var variantEnds: Set<UInt32> = []
  /// The node of an empty reply.
  var start: UInt32 = 0
  /// The node of a complete reply.
  var end: UInt32 = 0

  /// The arrays around a place.
  struct Scope: Hashable, Sendable {
    /// The arrays, outermost first, with their counters and bounds.
    var arrays: [Array]

    struct Array: Hashable, Sendable {
      var field: CounterField
      var bounds: ClosedRange<Int>
    }
  }

  /// The configuration of an empty reply.
  var beginning: Configuration { Configuration(node: start) }

  /// Whether an element that is one of several variants has just ended.
  func endsVariant(_ place: Configuration) -> Bool { variantEnds.contains(place.node) }

  /// The size of the tables, in bytes.
  var byteCount: Int {
    nodes.count * MemoryLayout<Node>.stride + edges.count * MemoryLayout<Edge>.stride
      + actions.count * MemoryLayout<Action>.stride + texts.count * MemoryLayout<Text>.stride
      + scopeOfNode.count * 2 + machines.reduce(0) { $0 + $1.byteCount }
  }
}
