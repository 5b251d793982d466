import ScreenDiagnostics
import ScreenModel
import ScreenServing
import Testing

/// A client's side of a conversation: lines out, answers in.
struct Conversation {
  private var session = MCPSession()
  private static let server = MCPServer()

  /// Opens a session of a revision.
  init(revision: String = "2025-11-25") throws {
    send(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(revision)"}}"#
    )
    _ = try answer()
  }

  /// Begins without a session.
  static func unopened() -> Conversation { Conversation() }
  private init() {}

  mutating func send(_ line: String) { session.receive(Array(line.utf8)) }

  mutating func sendTooLongLine() { session.receive(nil) }

  /// The answer to the call that waits longest.
  mutating func answer() throws -> TreeValue {
    let next = session.next()
    let call = try #require(next, "a call waits")
    let line = Self.server.answer(call)
    let isWanted = session.finish()
    #expect(isWanted)
    #expect(line.count { $0 == UInt8(ascii: "\n") } == 1 && line.last == UInt8(ascii: "\n"))
    return try #require(JSONReader.read(SourceText(name: "answer", utf8: line), .strict).tree)
  }

  /// The answer to a line.
  mutating func answer(to line: String) throws -> TreeValue {
    send(line)
    return try answer()
  }

  /// The answer to a call of a method, with params as JSON.
  mutating func call(_ method: String, _ params: String = "{}") throws -> TreeValue {
    try answer(to: #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#)
  }

  /// The result of a tool.
  mutating func tool(_ name: String, _ arguments: String) throws -> TreeValue {
    let answer = try call("tools/call", #"{"name":"\#(name)","arguments":\#(arguments)}"#)
    return try #require(answer["result"], "it is not an error of the protocol")
  }

  /// Whether nothing waits for an answer.
  var isSilent: Bool { session.count == 0 }
}

extension TreeValue {
  /// The value as JSON on a line, wherever it was read from.
  var line: String {
    var writer = JSONWriter(.compact)
    writer.tree(self)
    return String(decoding: writer.finish().dropLast(), as: UTF8.self)
  }

  /// The code of an error's answer.
  var errorCode: Double? {
    guard case .number(let code) = self["error"]?["code"]?.content else { return nil }
    return code
  }
}
