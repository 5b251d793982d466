/// A message of a stream of events.
struct ServerSentEvent: Hashable, Sendable {
  /// What kind of message it is; empty where that is not said.
  var name = ""
  /// What it says; lines are parted by LF.
  var data = ""
}

/// Reads a stream of events out of bytes that come in pieces, by the HTML standard, §9.2.6.
///
/// Bytes are parted into lines before they are decoded, so a piece may end anywhere, also in the
/// middle of a character or between CR and LF. A message that the end cuts off is given all the same:
/// some servers send no blank line after their last one.
struct ServerSentEventReader: Sendable {
  private var lines = LineReader()
  private var event = ServerSentEvent()
  private var hasData = false
  private var isFirstLine = true

  /// Takes more bytes, and gives the messages that they complete.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [ServerSentEvent] {
    lines.take(bytes).compactMap { take(line: $0) }
  }

  /// Gives the message that is not complete at the end.
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
    // Comments have an empty name; `id` and `retry` are for those who come back.
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
