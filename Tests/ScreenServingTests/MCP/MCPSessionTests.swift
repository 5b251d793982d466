import ScreenModel
import ScreenServing
import Testing

struct MCPSessionTests {
  private static let modern = #"""
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}
    """#

  @Test(arguments: ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"])
  func `a session settles on the revision that a client asks for`(revision: String) throws {
    var client = Conversation.unopened()
    let answer = try client.call("initialize", #"{"protocolVersion":"\#(revision)"}"#)
    #expect(answer["result"]?["protocolVersion"]?.text == revision)
    #expect(answer["result"]?["serverInfo"]?["name"]?.text == "screenc")
    #expect(answer["result"]?["resultType"] == nil, "that is of the era after sessions")
  }

  @Test(arguments: ["2026-07-28", "2031-01-01", ""])
  func `a session of an unknown revision, or one without sessions, gets the newest with one`(
    revision: String
  ) throws {
    var client = Conversation.unopened()
    let answer = try client.call("initialize", #"{"protocolVersion":"\#(revision)"}"#)
    #expect(answer["result"]?["protocolVersion"]?.text == "2025-11-25")
  }

  @Test func `a call of the stateless revision needs no session, and its results say so`() throws {
    var client = Conversation.unopened()
    let answer = try client.call("server/discover", "{\(Self.modern)}")
    let result = try #require(answer["result"])
    #expect(result["supportedVersions"]?.elements?.first?.text == "2026-07-28")
    #expect(result["resultType"]?.text == "complete")
    #expect(result["cacheScope"]?.text == "public")
    #expect(result["ttlMs"]?.whole != nil)
    #expect(result["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"]?.text == "screenc")
    let called = try client.call(
      "tools/call", #"{"name":"read_intent","arguments":{"intent":"a map"},\#(Self.modern)}"#)
    #expect(called["result"]?["resultType"]?.text == "complete")
    #expect(called["result"]?["ttlMs"] == nil, "what a tool gives is not kept")
  }

  @Test func `a revision that is not spoken is refused with those that are`() throws {
    var client = Conversation.unopened()
    let answer = try client.call(
      "tools/list",
      #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"2030-01-01","io.modelcontextprotocol/clientCapabilities":{}}}"#
    )
    #expect(answer.errorCode == -32022)
    #expect(answer["error"]?["data"]?["requested"]?.text == "2030-01-01")
    #expect(answer["error"]?["data"]?["supported"]?.line == #"["2026-07-28"]"#)
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}"#,
  ])
  func `a call without a session and without what replaces it is refused`(line: String) throws {
    var client = Conversation.unopened()
    let answer = try client.answer(to: line)
    #expect(answer.errorCode == -32602)
  }

  @Test(arguments: [
    ("", -32700), ("{", -32700), ("nonsense", -32700), (#"{"jsonrpc":"2.0",}"#, -32700),
    ("[]", -32600), ("1", -32600), ("{}", -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
    (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600),
    (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"result":{}}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"screens/draw"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"draw"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"resources/read"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///etc"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"x"}}"#, -32602),
  ])
  func `what is not a call, or calls what is not there, gets an error and the next one an answer`(
    line: String, code: Int
  ) throws {
    var client = try Conversation()
    let answer = try client.answer(to: line)
    #expect(answer.errorCode == Double(code))
    #expect(answer["jsonrpc"]?.text == "2.0" && answer["id"] != nil)
    let pong = try client.call("ping")
    #expect(pong["result"] != nil)
  }

  @Test func `a line beyond the limit is refused and the next one answered`() throws {
    var client = try Conversation()
    client.sendTooLongLine()
    let refusal = try client.answer()
    #expect(refusal.errorCode == -32600)
    let pong = try client.call("ping")
    #expect(pong["result"] != nil)
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
    #"{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#,
  ])
  func `a notification has no answer`(line: String) throws {
    var client = try Conversation()
    client.send(line)
    #expect(client.isSilent)
  }

  @Test func `a call that is cancelled before its turn is never answered`() throws {
    var client = try Conversation()
    client.send(#"{"jsonrpc":"2.0","id":"a","method":"tools/list"}"#)
    client.send(#"{"jsonrpc":"2.0","id":"b","method":"ping"}"#)
    client.send(
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"a"}}"#)
    let answer = try client.answer()
    #expect(answer["id"]?.text == "b")
    #expect(client.isSilent)
  }

  @Test func `the answer to a call that is cancelled while it runs is not wanted`() {
    var session = MCPSession()
    session.receive(Array(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#.utf8))
    session.receive(Array(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#.utf8))
    _ = session.next()
    session.receive(
      Array(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#.utf8))
    #expect(!session.isWanted)
    let (first, second) = (session.finish(), session.next())
    #expect(!first && second != nil)
    let (last, end) = (session.finish(), session.next())
    #expect(last && end == nil, "the next one is wanted")
  }
}
