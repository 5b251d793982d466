/// A JSON Pointer (RFC 6901): the path from the root of a tree to one of its values.
public struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  /// The names and indices on the path, unescaped; empty for the root.
  public var tokens: [String]

  /// Creates a pointer from tokens.
  public init(tokens: [String] = []) { self.tokens = tokens }

  /// The greatest number of steps. Trees are walked recursively, so their depth must be bounded.
  public static let maximumDepth = 256

  /// Reads a pointer; nil if a non-empty text does not begin with `/` or goes deeper than
  /// `maximumDepth`.
  public init?(_ text: String) {
    guard !text.isEmpty else {
      tokens = []
      return
    }
    guard text.utf8.first == UInt8(ascii: "/"),
      text.utf8.count(where: { $0 == UInt8(ascii: "/") }) <= Self.maximumDepth
    else { return nil }
    tokens = text.utf8.dropFirst()
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map(Self.unescaped)
  }

  /// The pointer as a text.
  public var description: String { TreePath(tokens.map { .name($0) }).description }

  /// Returns the pointer to a member or an element of the value that this pointer leads to.
  public func appending(_ token: String) -> JSONPointer { JSONPointer(tokens: tokens + [token]) }

  /// Returns the array index that a token stands for; nil if the token is not a number, or has a
  /// sign or a leading zero.
  static func index(_ token: String) -> Int? {
    guard token.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      token == "0" || token.utf8.first != UInt8(ascii: "0")
    else { return nil }
    return Int(token)
  }

  private static func unescaped(_ token: Substring.UTF8View) -> String {
    guard token.contains(UInt8(ascii: "~")) else { return String(Substring(token)) }
    var bytes: [UInt8] = []
    var isEscape = false
    for byte in token {
      switch (isEscape, byte) {
      case (true, UInt8(ascii: "0")): bytes.append(UInt8(ascii: "~"))
      case (true, UInt8(ascii: "1")): bytes.append(UInt8(ascii: "/"))
      case (true, _): bytes += [UInt8(ascii: "~"), byte]
      case (false, UInt8(ascii: "~")): break
      case (false, _): bytes.append(byte)
      }
      isEscape = !isEscape && byte == UInt8(ascii: "~")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension TreeValue {
  /// The value that a pointer leads to from here; nil if there is none.
  public subscript(pointer: JSONPointer) -> TreeValue? {
    var value = self
    for token in pointer.tokens {
      switch value.content {
      case .object:
        guard let next = value[token] else { return nil }
        value = next
      case .array(let elements):
        guard let index = JSONPointer.index(token), elements.indices.contains(index) else {
          return nil
        }
        value = elements[index]
      case .null, .flag, .number, .text: return nil
      }
    }
    return value
  }
}
