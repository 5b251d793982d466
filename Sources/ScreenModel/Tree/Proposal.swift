public import ScreenDiagnostics

/// A generator's proposal: an untrusted tree, and the origins of its parts.
public struct Proposal: Hashable, Sendable {
  /// The tree, shaped like the JSON of a screen; its texts may be too long and its names wrong.
  public var tree: TreeValue
  /// The origins of values, in document order; a value not listed comes from the generator itself.
  public var origins: [PlacedOrigin]

  /// Creates a proposal.
  public init(tree: TreeValue, origins: [PlacedOrigin] = []) {
    self.tree = tree
    self.origins = origins
  }
}

/// Where a value came from.
public enum Origin: Hashable, Sendable {
  /// A range of the intent.
  case intent(SourceRange)
  /// A value of the user's data, by JSON Pointer.
  case data(pointer: String)
  /// A topic of the curated catalog.
  case catalog(topic: String)
  /// A language model, by its id.
  case model(id: String)
  /// A tool that a language model called, by its name and the number of the call, from 1.
  case tool(name: String, call: Int)
  /// A constant of the grammar.
  case grammar
  /// A sample that only shows the layout.
  case sample
}

/// The origin of a value, with the path of the value.
public struct PlacedOrigin: Hashable, Sendable {
  /// The value's path in the tree.
  public var path: TreePath
  /// Where it came from.
  public var origin: Origin

  /// Creates a placed origin.
  public init(_ path: TreePath, _ origin: Origin) {
    self.path = path
    self.origin = origin
  }
}

/// A path from the root of a tree to one of its values, written as a JSON Pointer.
///
/// In a proposal `/sections/0/components/2/label` is the third component's label.
public struct TreePath: Hashable, Sendable, CustomStringConvertible {
  /// A step down: into an object by name, or into an array by index.
  public enum Step: Hashable, Sendable {
    /// To the member of an object.
    case name(String)
    /// To the element of an array, counted from 0.
    case index(Int)
  }

  /// The steps, from the root.
  public var steps: [Step]

  /// Creates a path.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// Returns the path to a member of the value at this path.
  public func appending(_ name: String) -> TreePath { TreePath(steps + [.name(name)]) }

  /// Returns the path to an element of the value at this path.
  public func appending(_ index: Int) -> TreePath { TreePath(steps + [.index(index)]) }

  /// The path as a JSON Pointer (RFC 6901).
  public var description: String {
    var text = ""
    for step in steps {
      text += "/"
      switch step {
      case .index(let index): text += String(index)
      case .name(let name):
        for scalar in name.unicodeScalars {
          switch scalar {
          case "~": text += "~0"
          case "/": text += "~1"
          default: text.unicodeScalars.append(scalar)
          }
        }
      }
    }
    return text
  }
}
