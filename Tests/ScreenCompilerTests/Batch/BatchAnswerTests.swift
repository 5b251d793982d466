import ScreenCompiler
import Testing

@Suite struct BatchAnswerTests {
  private func answer(_ line: String, _ settings: BatchSettings = BatchSettings()) -> BatchAnswer {
    BatchAnswer(to: SourceText(name: "line 9", line), number: 9, settings: settings)
  }

  private func parsed(_ answer: BatchAnswer) -> TreeValue? {
    JSONReader.read(SourceText(name: "answer", utf8: answer.utf8)).tree
  }

  @Test func `an intent becomes the screen that it compiles to`() throws {
    let answer = answer(#"{"id":"a","intent":"A login form","seed":7}"#)
    #expect(!answer.isError)
    let tree = try #require(parsed(answer))
    #expect(tree["id"]?.text == "a" && tree["tier"]?.text == "catalog")
    let screen = try Compiler().compile(
      SourceText(name: "x", "A login form"), sampling: .random(seed: 7)
    ).screen
    let compact = String(decoding: screen.jsonUTF8(.compact).dropLast(), as: UTF8.self)
    #expect(String(decoding: answer.utf8, as: UTF8.self).contains("\"screen\":" + compact))
  }

  @Test(arguments: SnapshotCase.Format.allCases)
  func `every format is one line`(format: SnapshotCase.Format) throws {
    let answer = answer(#"{"intent":"A login form","format":"\#(format.rawValue)"}"#)
    #expect(answer.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
    #expect(answer.utf8.last == UInt8(ascii: "\n"))
    let tree = try #require(parsed(answer))
    #expect((tree["screen"] == nil) == (format != .json))
    #expect((tree["output"] == nil) == (format == .json))
  }

  @Test func `a line outweighs the settings`() {
    let settings = BatchSettings(format: .text, seed: 3, width: 30)
    #expect(
      answer(#"{"intent":"A dashboard"}"#, settings)
        == answer(#"{"intent":"A dashboard","format":"text","seed":3,"width":30}"#))
    #expect(
      answer(#"{"intent":"A dashboard","format":"json","temperature":0}"#, settings)
        == answer(#"{"intent":"A dashboard"}"#))
  }

  @Test func `a reply is mended, and its data resolved`() throws {
    let reply = answer(
      #"{"reply":"Here: {\"title\":\"x\",\"sections\":[{\"components\":[{\"type\":\"heading\",\"text\":\"Hi\"}]}]}"}"#
    )
    #expect(!reply.isError && parsed(reply)?["screen"]?["title"]?.text == "x")
    let screen = answer(
      #"{"screen":{"title":"x","sections":[{"id":"a","components":[{"type":"heading","text":{"from":"/n"}}]}]},"data":{"n":"Ada"}}"#
    )
    #expect(String(decoding: screen.utf8, as: UTF8.self).contains(#""text":"Ada""#))
  }

  @Test func `data is shown as it is written`() {
    let screen = answer(
      #"{"screen":{"sections":[{"components":[{"type":"heading","text":{"from":"/n"}}]}]},"data":{"n":1e5}}"#
    )
    #expect(String(decoding: screen.utf8, as: UTF8.self).contains(#""text":"1e5""#))
  }

  @Test(arguments: ["1e21", "12345678901234567890", "-0.1234567890123456789"])
  func `a number of data beyond what a screen computes with is shown as it is written`(
    number: String
  ) {
    let answer = answer(#"{"intent":"the total","data":{"total":\#(number)}}"#)
    #expect(String(decoding: answer.utf8, as: UTF8.self).contains(#""value":"\#(number)""#))
  }

  @Test func `a seed beyond what a number holds is given as text`() {
    #expect(!answer(#"{"intent":"x","seed":"18446744073709551615"}"#).isError)
  }

  static let faults = [
    "", "not json", "[]", "7", "{", "{}", #"{"intent":7}"#, #"{"intent":""}"#,
    #"{"intent":"x","screen":{}}"#, #"{"screen":"x"}"#, #"{"screen":{}}"#, #"{"reply":"sorry"}"#,
    #"{"intent":"x","seed":-1}"#, #"{"intent":"x","seed":1.5}"#, #"{"intent":"x","seed":1e300}"#,
    #"{"intent":"x","id":1e300,"data":{"n":1e300}}"#,
    #"{"intent":"x","temperature":3}"#, #"{"intent":"x","width":0}"#,
    #"{"intent":"x","width":100000}"#, #"{"intent":"x","format":"pdf"}"#,
    #"{"intent":"x","grammar":"/etc/passwd"}"#, #"{"intent":"x","sed":7}"#,
    #"{"intent":"x","id":{}}"#, #"{"intent":"x",}"#, #"{'intent':'x'}"#, #"{"intent":"x"} // y"#,
    #"{"intent":"x"}{"intent":"y"}"#, #"{intent:"x"}"#, #"```{"intent":"x"}```"#,
    #"{"intent":"orders","data":[{"total":1,}]}"#, #"{"intent":"orders","data":[{"total":NaN}]}"#,
    #"{"intent":"orders","data":[{"total":01}]}"#, #"{"intent":"orders","data":[1 2]}"#,
  ]

  @Test(arguments: faults)
  func `a line that cannot be compiled says why, with its number`(line: String) throws {
    let answer = answer(line)
    #expect(answer.isError)
    let tree = try #require(parsed(answer))
    #expect(tree["line"]?.content == .number(9))
    #expect(tree["error"]?.text?.isEmpty == false)
    #expect(answer.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
  }

  @Test func `an error keeps the id that the line gave itself`() {
    #expect(parsed(answer(#"{"id":12,"intent":""}"#))?["id"]?.content == .number(12))
  }
}
