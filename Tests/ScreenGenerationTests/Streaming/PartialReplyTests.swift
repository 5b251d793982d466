import ScreenDiagnostics
import ScreenGeneration
import ScreenModel
import Testing

@Suite struct PartialReplyTests {
  /// Replies, whole ones.
  static let replies = [
    #"{"title":"Log in","sections":[{"id":"a","components":[{"type":"toggle","isOn":true},{"n":-1.5e3}]}]}"#,
    #"Here it is: ```json {"a":"x\"}],{","b":[1,2,[3]],"c":{"d":"\u00e9\\"}} ``` Enjoy, {you}!"#,
    #"{"a":[],"b":{},"c":"é👩‍👧,]}"}"#,
  ]

  @Test(arguments: replies)
  func `whatever has come, its whole part is a part of the whole`(reply: String) throws {
    let whole = try #require(JSONReader.read(SourceText(name: "x", reply)).tree)
    var partial = PartialReply()
    var grown = 0
    for scalar in reply.unicodeScalars {
      guard partial.append(String(scalar)) else { continue }
      grown += 1
      let tree = try #require(partial.tree)
      #expect(tree.isPart(of: whole), "\(tree)")
    }
    #expect(grown >= 3)
    let grownWhole = try #require(partial.tree)
    #expect(grownWhole.isPart(of: whole) && whole.isPart(of: grownWhole))
  }

  @Test func `half a text and half a number are not shown`() {
    var partial = PartialReply()
    _ = partial.append(#"{"title":"Log in","n":12"#)
    #expect(partial.tree?["title"]?.text == "Log in" && partial.tree?["n"] == nil)
    let isGrown = [partial.append("3"), partial.append(#","x":"ha"#)]
    #expect(isGrown == [false, true])
    #expect(partial.tree?["n"]?.content == .number(123) && partial.tree?["x"] == nil)
  }

  @Test(arguments: [
    #"<think>Maybe {"title":"No","a":1}?</think>{"title":"Yes","a":2}"#,
    #"Maybe {"title":"No","a":1} is it.</think> {"title":"Yes","a":2}"#,
    #"<Reasoning>"{" is a brace</Reasoning>{"title":"Yes","a":2}"#,
    #"{"title":"Yes","a":2,"b":"</think>"}"#,
  ])
  func `thoughts are no part of it`(reply: String) throws {
    var partial = PartialReply()
    for scalar in reply.unicodeScalars { _ = partial.append(String(scalar)) }
    let tree = try #require(partial.tree)
    #expect(tree["title"]?.text == "Yes" && tree["a"]?.content == .number(2))
  }

  @Test func `a thought that goes on says nothing`() {
    var partial = PartialReply()
    let isGrown = partial.append(#"<think>It is {"title":"No","a":1}, or is it"#)
    #expect(!isGrown && partial.tree == nil)
  }

  @Test(arguments: ["", "no object", "[1,2,3]", "{", #"{"a"#, #"{"a":"b"#, "}", "]]"])
  func `what holds no whole value gives nothing`(text: String) {
    var partial = PartialReply()
    let isGrown = partial.append(text)
    #expect(!isGrown && partial.tree == nil)
  }

  @Test func `a closer that closes nothing ends it, and does no harm`() {
    var partial = PartialReply()
    _ = partial.append(#"{"a":1,"b":2]}}}}]]"#)
    #expect(partial.tree?["a"]?.content == .number(1))
    let isGrown = partial.append(#","c":3}"#)
    #expect(!isGrown)
  }
}

extension TreeValue {
  /// Whether all of it is in another value, in the same places.
  fileprivate func isPart(of other: TreeValue) -> Bool {
    switch (content, other.content) {
    case (.object(let members), .object(let others)):
      members.count <= others.count
        && zip(members, others).allSatisfy { $0.name == $1.name && $0.value.isPart(of: $1.value) }
    case (.array(let elements), .array(let others)):
      elements.count <= others.count && zip(elements, others).allSatisfy { $0.isPart(of: $1) }
    case (let left, let right): left == right
    }
  }
}
