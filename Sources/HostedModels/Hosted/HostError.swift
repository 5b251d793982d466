internal import ScreenGeneration
internal import ScreenModel
internal import ScreenText

/// A host's refusal of a request: a status other than 2xx, or an error in its stream.
struct HostError: Hashable, Sendable {
  /// The status and the headers.
  var head: HTTPHead
  /// The body as JSON; nil if it is not JSON.
  var answer: TreeValue?
  /// The host's message on one line, cut after 300 bytes.
  var words: String
  /// Whether the request had a guide, which may be the cause.
  var isGuided: Bool

  init(head: HTTPHead, body: [UInt8], isGuided: Bool) {
    self.head = head
    self.isGuided = isGuided
    answer = TreeValue(json: body)
    let error = answer?["error"]
    let text = error?["message"]?.text ?? error?.text ?? answer?["message"]?.text
    words = Excerpt.of(text.map { Array($0.utf8) } ?? body)
  }

  /// The type, code and status of the error, in the members where most hosts put them.
  var kinds: [String] {
    let error = answer?["error"]
    return ["type", "code", "status"].compactMap { error?[$0]?.text }
  }

  /// How long the host asks the client to wait, at most a day; nil if it does not say.
  var retryAfter: Duration? {
    if let milliseconds = head["retry-after-ms"].flatMap({ Int($0) }), milliseconds >= 0 {
      return .milliseconds(min(milliseconds, 86_400_000))
    }
    guard let value = head["retry-after"] else { return nil }
    if let seconds = Int(value) { return .seconds(min(max(0, seconds), 86_400)) }
    // A date is compared with the `date` header of the reply, so the local clock does not matter.
    guard let end = HTTPDate.seconds(value), let now = head["date"].flatMap(HTTPDate.seconds)
    else { return nil }
    return .seconds(min(max(0, end - now), 86_400))
  }

  /// The error that the status and the message stand for on any host.
  var error: ModelError {
    let says = words.isEmpty ? "the host says \(head.status)" : words
    switch head.status {
    case 300..<400:
      return .rejected(
        "the host redirects to \(HostName.of(head["location"] ?? "")); give that address if you "
          + "trust it"
      )
    case 401, 403: return .unauthorized(says)
    case 402: return .quota(says)
    case 404:
      return .unavailable(
        UnavailableReason(
          .modelNotFound, says, nextStep: "check the name of the model, and the address"))
    case 408, 504: return .timeout(says)
    case 413: return .tooLong(says)
    case 429: return isQuota ? .quota(says) : .rateLimited(retryAfter: retryAfter)
    case 503, 529: return .overloaded(retryAfter: retryAfter)
    case 400 where isTooLong: return .tooLong(says)
    case 400 where isGuided && isAboutGuide: return .guideRefused(says)
    case 400..<500: return .rejected(says)
    default: return .transport("the host says: \(says)")
    }
  }

  /// Whether waiting does not help, because the credit or the daily quota is used up.
  private var isQuota: Bool {
    let marks = ["insufficient_quota", "exhausted", "limit_exceeded", "billing"]
    let isLimited = kinds.contains("rate_limit_exceeded") || kinds.contains("RESOURCE_EXHAUSTED")
    return !isLimited && kinds.contains { kind in marks.contains { kind.contains(bytesOf: $0) } }
  }

  private var isTooLong: Bool {
    kinds.contains("context_length_exceeded")
      || ["context length", "context size", "too many tokens", "prompt is too long"]
        .contains { words.lowercased().contains(bytesOf: $0) }
  }

  private var isAboutGuide: Bool {
    kinds.contains("invalid_json_schema")
      || ["schema", "response_format", "output_config", "grammar", "too many states"]
        .contains { words.lowercased().contains(bytesOf: $0) }
  }
}

/// An excerpt of a host's message that fits on one line.
enum Excerpt {
  static func of(_ bytes: [UInt8], most: Int = 300) -> String {
    let text = String(decoding: bytes.prefix(most), as: UTF8.self)
    let scalars = text.unicodeScalars.filter { $0 != "\u{FFFD}" || bytes.count <= most }
    let line = scalars.map { $0.properties.generalCategory == .control ? " " : String($0) }
    return line.joined() + (bytes.count > most ? "…" : "")
  }
}

/// The host name of an address. Nothing else of an address is shown, because it may contain a key.
enum HostName {
  static func of(_ url: String) -> String {
    let bytes = url.utf8
    guard let scheme = url.firstRange(of: "://") else { return "another address" }
    let rest = url[scheme.upperBound...].utf8.prefix { $0 != UInt8(ascii: "/") && $0 != 0x3F }
    guard bytes.count > 3, !rest.isEmpty else { return "another address" }
    let host = rest.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last
    return host.flatMap { String($0) } ?? "another address"
  }
}
