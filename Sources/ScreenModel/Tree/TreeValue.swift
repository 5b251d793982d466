public import ScreenDiagnostics

/// An untrusted tree of values, proposed by a generator or read from a JSON text.
///
/// Nothing in it has been checked yet: names may be unknown, and values may be of the wrong kind.
public struct TreeValue: Hashable, Sendable {
  /// The content of a value.
  public enum Content: Hashable, Sendable {
    /// Nothing.
    case null
    /// True or false.
    case flag(Bool)
    /// A finite number.
    case number(Double)
    /// A text.
    case text(String)
    /// Values in order.
    case array([TreeValue])
    /// Named values in order; the names are distinct.
    case object([TreeMember])
  }

  /// The content.
  public var content: Content
  /// The bytes that the value was read from; nil if it was not read from a text.
  public var range: SourceRange?

  /// Creates a value.
  public init(_ content: Content, at range: SourceRange? = nil) {
    self.content = content
    self.range = range
  }
}

/// A named value of an object.
public struct TreeMember: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The bytes that the name was read from; nil if it was not read from a text.
  public var nameRange: SourceRange?
  /// The value.
  public var value: TreeValue

  /// Creates a member.
  public init(_ name: String, at nameRange: SourceRange? = nil, _ value: TreeValue) {
    self.name = name
    self.nameRange = nameRange
    self.value = value
  }
}

extension TreeValue {
  /// The value of a member; nil if there is none, or if this is not an object.
  public subscript(name: String) -> TreeValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text; nil if the value is not a text.
  public var text: String? {
    guard case .text(let text) = content else { return nil }
    return text
  }

  /// The elements; nil if the value is not an array.
  public var elements: [TreeValue]? {
    guard case .array(let elements) = content else { return nil }
    return elements
  }
}

extension TreeValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a text.
  public init(stringLiteral value: String) { self.init(.text(value)) }
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self.init(.number(Double(value))) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self.init(.number(value)) }
  /// Creates a flag.
  public init(booleanLiteral value: Bool) { self.init(.flag(value)) }
  /// Creates an array.
  public init(arrayLiteral elements: TreeValue...) { self.init(.array(elements)) }
  /// Creates an object; of members with equal names, only the first is kept.
  public init(dictionaryLiteral elements: (String, TreeValue)...) {
    var members: [TreeMember] = []
    for (name, value) in elements where !members.contains(where: { $0.name == name }) {
      members.append(TreeMember(name, value))
    }
    self.init(.object(members))
  }
}
