internal import ScreenGeneration

/// Where a model is: an address and a name, as `http://127.0.0.1:8000/v1#qwen` says them.
struct ModelEndpoint: Hashable, Sendable {
  /// The address without a slash at its end.
  var base: String
  /// The name; empty where none is given.
  var model: String
  /// Whether the address was given, rather than left to the default.
  var isNamed: Bool

  /// Reads an address and a name; without `://`, all of it is a name.
  ///
  /// - Throws: `unavailable` where the address is not one of HTTP.
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

  /// An address without a slash at its end.
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
