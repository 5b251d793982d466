import Testbed
import Testing

@testable import HostedModels

@Suite struct HTTPHeadTests {
  private func read(_ text: String, piece: Int) throws -> (head: HTTPHead, body: [UInt8])? {
    var reader = HTTPHeadReader()
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      let end = min(start + piece, bytes.count)
      if let (head, body) = try reader.take(bytes[start..<end]) {
        return (head, body + bytes[end...])
      }
    }
    return nil
  }

  @Test(arguments: [1, 2, 3, 7, 1_000])
  func `a head ends at the first blank line, interim ones passed over`(piece: Int) throws {
    let text =
      "HTTP/1.1 100 Continue\r\n\r\nHTTP/2 429 \r\nRetry-After: 7\r\nX:y\r\n\r\nbody\r\n\r\n"
    let result = try #require(try read(text, piece: piece))
    #expect(result.head.status == 429)
    #expect(result.head["retry-after"] == "7")
    #expect(result.head["x"] == "y")
    #expect(String(decoding: result.body, as: UTF8.self) == "body\r\n\r\n")
  }

  @Test(
    arguments: ["\n\n", "HTTP/1.1\r\n\r\n", "HTTP/1.1 OK\r\n\r\n", "200 HTTP/1.1\n\n"] as [TextCase]
  )
  func `what is not a head is refused`(text: TextCase) {
    #expect(throws: HTTPHeadReader.Fault.malformed) { try read(text.text, piece: 100) }
  }

  @Test func `a head without an end is refused once it is long`() {
    var reader = HTTPHeadReader()
    #expect(throws: HTTPHeadReader.Fault.malformed) {
      for _ in 0..<40 { _ = try reader.take([UInt8](repeating: 0x61, count: 10_000)) }
    }
  }

  @Test func `a date of HTTP is the seconds since 1970`() {
    // The RFC's own example; the number is that of `date -u -d … +%s`.
    #expect(HTTPDate.seconds("Sun, 06 Nov 1994 08:49:37 GMT") == 784_111_777)
    #expect(HTTPDate.seconds("Thu, 01 Jan 1970 00:00:00 GMT") == 0)
    for text in ["", "06 Nov 1994 08:49:37 GMT", "Sun, 32 Nov 1994 08:49:37 GMT", "7"] {
      #expect(HTTPDate.seconds(text) == nil)
    }
  }
}
