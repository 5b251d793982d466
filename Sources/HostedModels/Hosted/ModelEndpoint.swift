internal import ScreenGeneration

/// The location of a model: an address and a name, written as `http://127.0.0.1:8000/v1#qwen`.
struct ModelEndpoint: Hashable, Sendable {
  /// The base address, without a trailing slash.
  var base: String
  /// The name of the model; empty if none is given.
  var model: String
  /// Whether the address was given; if not, it is the default.
  var isNamed: Bool

  /// Parses an address and a name; a text without `://` is only a name.
  ///
  /// - Throws: `unavailable` if the address is not an HTTP address.
  init(_ text: String, default base: String) throws(ModelError) {
    isNamed = text.firstRange(of: "://") != nil
    guard isNamed else {
      self.base = try Self.base(base)
      model = text
      return
    }
    let parts = text.utf8.split(
      separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false)
    self.base = try Self.base(String(Substring(parts[0])))
    model = parts.count > 1 ? String(Substring(parts[1])) : ""
  }

  /// Returns an address without its trailing slashes.
  ///
  /// - Throws: `unavailable` if the address is not an HTTP address.
  static func base(_ address: String) throws(ModelError) -> String {
    var address = address
    while address.utf8.last == UInt8(ascii: "/") { address.removeLast() }
    guard ["http://", "https://"].contains(where: { address.utf8.starts(with: $0.utf8) }) else {
      throw .unavailable(
        UnavailableReason(
          .notConfigured, "the address does not begin with http:// or https://",
          nextStep: "write it in full, such as http://127.0.0.1:8080"))
    }
    return address
  }
}
