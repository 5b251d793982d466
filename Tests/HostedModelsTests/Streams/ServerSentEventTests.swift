import Testing

@testable import HostedModels

@Suite struct ServerSentEventTests {
  /// A stream, and what it says: each message as `name|data`.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    var messages: [String]

    init(_ name: String, _ text: String, _ messages: [String]) {
      testDescription = name
      bytes = Array(text.utf8)
      self.messages = messages
    }
  }

  static let cases = [
    Case("one message", "data: a\n\n", ["|a"]),
    Case("CR LF", "data: a\r\n\r\ndata: b\r\n\r\n", ["|a", "|b"]),
    Case("lone CR", "data: a\r\rdata: b\r\r", ["|a", "|b"]),
    Case("a byte order mark", "\u{FEFF}data: a\n\n", ["|a"]),
    Case("comments and pings", ": ping\n\ndata: a\n: more\n\n", ["|a"]),
    Case("several lines of data", "data: a\ndata: b\n\n", ["|a\nb"]),
    Case("one space goes, not two", "data:  a\ndata:b\n\n", ["| a\nb"]),
    Case("a field without a colon", "data\n\n", ["|"]),
    Case("no data is not a message", "event: ping\n\ndata: a\n\n", ["|a"]),
    Case("the name lasts for one message", "event: x\ndata: a\n\ndata: b\n\n", ["x|a", "|b"]),
    Case("other fields say nothing", "id: 1\nretry: 5\nfoo: bar\ndata: a\n\n", ["|a"]),
    Case("the last one without a blank line", "data: a\n\ndata: b", ["|a", "|b"]),
    Case("characters of four bytes", "data: 🂡é日\n\n", ["|🂡é日"]),
    Case("nothing", "", []),
  ]

  private func messages(of pieces: [ArraySlice<UInt8>]) -> [String] {
    var reader = ServerSentEventReader()
    let events = pieces.flatMap { reader.take($0) }
    return (events + reader.finish()).map { "\($0.name)|\($0.data)" }
  }

  @Test(arguments: cases)
  func `a stream is read by the standard`(_ test: Case) {
    #expect(messages(of: [test.bytes[...]]) == test.messages)
  }

  @Test(arguments: cases)
  func `wherever it is cut, a stream says the same`(_ test: Case) {
    for size in 1...max(1, test.bytes.count) {
      let pieces = stride(from: 0, to: test.bytes.count, by: size).map {
        test.bytes[$0..<min($0 + size, test.bytes.count)]
      }
      #expect(messages(of: pieces) == test.messages, "in pieces of \(size)")
    }
  }
}
