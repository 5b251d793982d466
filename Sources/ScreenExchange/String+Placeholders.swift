extension String {
  /// The text with each `${…}` replaced by the result of a function of the text in the braces.
  ///
  /// An unclosed brace is left unchanged.
  func fillingPlaceholders(_ value: (Substring) -> String) -> String {
    var result = ""
    var rest = Substring(self)
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "$")) {
      result += rest[..<open]
      rest = rest[open...]
      guard rest.hasPrefix("${"), let close = rest.utf8.firstIndex(of: UInt8(ascii: "}")) else {
        result += "$"
        rest = rest.dropFirst()
        continue
      }
      result += value(rest[..<close].dropFirst(2))
      rest = rest[close...].dropFirst()
    }
    return result + rest
  }
}
