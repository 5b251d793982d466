/// The documents of a schema, byte by byte: flat tables, and counts instead of copies.
///
/// A node has edges, each for a range of bytes; where none of them fits, the node that it falls back
/// to is asked. Places in a document are told apart by nodes, so that no stack is needed: only the
/// elements of arrays and the scalars of texts are counted.
struct Automaton: Sendable {
  /// No node.
  static let none = UInt32.max

  /// What a byte leads to.
  struct Edge: Hashable, Sendable {
    var low: UInt8
    var high: UInt8
    /// The index of what is counted; 0 for nothing.
    var action: UInt16 = 0
    /// The state that a text begins in, where the edge leads into one.
    var entry: UInt16 = 0
    var target: UInt32
  }

  /// A place in a document.
  struct Node: Hashable, Sendable {
    var firstEdge: UInt32
    var edgeCount: UInt16
    /// What is counted on falling back.
    var fallbackAction: UInt16 = 0
    /// The node that is asked where no edge fits.
    var fallback: UInt32 = none
    /// The index of the text that the node is within; -1 for none.
    var text: Int32 = -1
  }

  /// What is counted, and within which bounds.
  struct Action: Hashable, Sendable {
    enum Operation: Hashable, Sendable {
      case none
      /// One more element, if there is room.
      case add
      /// The end of the array, if it has enough of them.
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
    /// The number of scalars; a text that is not empty keeps to it.
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
  /// The form of each machine, by which vocabularies know it.
  var forms: [TextForm] = []
  /// The arrays around a node, outermost first, as indexes of `scopes`.
  var scopes: [Scope] = []
  /// The scope of each node.
  var scopeOfNode: [UInt16] = []
  /// The nodes after an element that is one of several variants.
  var variantEnds: Set<UInt32> = []
  /// The node of an empty reply.
  var start: UInt32 = 0
  /// The node of a whole one.
  var end: UInt32 = 0

  /// The arrays around a place.
  struct Scope: Hashable, Sendable {
    /// Their counts, and the bounds on them.
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
