/// Whether the bytes of a JSON value that is received one by one stand in a text.
struct QuotationState: Sendable {
  private(set) var isText = false
  private var isEscaped = false

  /// Takes a byte.
  ///
  /// - Parameters:
  ///   - byte: The next byte.
  ///   - canOpen: Whether a text may begin here.
  /// - Returns: Whether the byte belongs to a text, quotation marks included.
  mutating func takes(_ byte: UInt8, canOpen: Bool = true) -> Bool {
    guard isText else {
      isText = byte == UInt8(ascii: "\"") && canOpen
      return isText
    }
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isText = false
    }
    return true
  }
}
