/// The names that a host program refers to: ids, names and actions.
package enum Slug {
  /// The greatest length of a slug, in bytes.
  package static let maximumLength = 64

  /// Whether a text is a slug: ASCII letters, digits, `-` and `_`, beginning with a letter or
  /// digit.
  package static func isSlug(_ text: String) -> Bool {
    guard let first = text.utf8.first, text.utf8.count <= maximumLength else { return false }
    return isAlphanumeric(first)
      && text.utf8.allSatisfy {
        isAlphanumeric($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
