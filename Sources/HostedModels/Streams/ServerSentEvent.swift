/// A server-sent event.
struct ServerSentEvent: Hashable, Sendable {
  /// The event type; empty if the stream does not give one.
  var name = ""
  /// The data, with its lines separated by LF.
  var data = ""
}

/// Parses server-sent events from bytes that arrive in chunks (HTML standard, §9.2.6).
///
/// Bytes are split into lines before they are decoded, so a chunk may end anywhere, even within a
/// character or between CR and LF. Unlike in the standard, an event that the end of the stream cuts
/// off is returned too, because some servers send no blank line after the last one.
struct ServerSentEventReader: Sendable {
  private var lines = LineReader()
  private var event = ServerSentEvent()
  private var hasData = false
  private var isFirstLine = true

  /// Takes more bytes and returns the events that they complete.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [ServerSentEvent] {
    lines.take(bytes).compactMap { take(line: $0) }
  }

  /// Returns the event that is incomplete at the end of the stream.
  mutating func finish() -> [ServerSentEvent] {
    let last = lines.finish().compactMap { take(line: $0) }
    return last + (dispatch().map { [$0] } ?? [])
  }

  private mutating func take(line: [UInt8]) -> ServerSentEvent? {
    var line = line[...]
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if isFirstLine, line.starts(with: mark) { line = line.dropFirst(mark.count) }
    isFirstLine = false
    guard !line.isEmpty else { return dispatch() }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[colon...].dropFirst()
    if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
    // Comments have an empty name; `id` and `retry` only matter to clients that reconnect.
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "data":
      if hasData { event.data += "\n" }
      event.data += String(decoding: value, as: UTF8.self)
      hasData = true
    case "event": event.name = String(decoding: value, as: UTF8.self)
    default: break
    }
    return nil
  }

  private mutating func dispatch() -> ServerSentEvent? {
    defer {
      event = ServerSentEvent()
      hasData = false
    }
    return hasData ? event : nil
  }
}
