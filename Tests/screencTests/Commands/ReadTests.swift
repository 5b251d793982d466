import ScreenReading
import Testbed
import Testing

@testable import screenc

@Suite struct ReadTests {
  private static let intent = "A form with name, email and a Send button"

  @Test func `a reading is the sentence in brackets`() throws {
    let result = try ScreencProcess.run("read", Self.intent)
    #expect(result.exitCode == 0)
    #expect(result.errors.isEmpty)
    #expect(result.text.contains("⟦field"))
    #expect(result.text.contains("⟦action"))
    let plain = result.text.replacing(#/⟦[a-z]+ |⟧|\n/#, with: "")
    #expect(plain == Self.intent)
  }

  @Test func `a chat is read by the reader of prose, which reads it for its screen too`() throws {
    let chat = """
      [10:02] Ravi: morning, can you make me a screen for the bike shed please
      [10:03] Ana: sure, what is on it?
      [10:05] Ravi: a list of the bikes with owner and shelf, and a button to report one stolen
      """
    let result = try ScreencProcess.run("read", chat)
    #expect(result.text == "\(Reader.prose.read(chat).tree)\n")
    #expect(result.text != "\(Reader().read(chat).tree)\n")
  }

  @Test func `other readings follow the best one, each on a line`() throws {
    let best = try ScreencProcess.run("read", Self.intent).text
    let result = try ScreencProcess.run("read", "--alternatives", "3", Self.intent)
    let lines = result.text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(String(lines[0]) + "\n" == best)
    #expect(Set(lines).count == 4)
  }

  @Test func `margins and unread words go to standard error`() throws {
    let result = try ScreencProcess.run("read", "--explain", Self.intent)
    #expect(result.text == (try ScreencProcess.run("read", Self.intent).text))
    #expect(result.errors.contains("field: "))
  }

  @Test func `JSON gives labels, words and bytes`() throws {
    let result = try ScreencProcess.run("read", "--format", "json", Self.intent)
    #expect(result.text.hasPrefix("{\n  \"tree\": "))
    #expect(result.text.contains("\"label\": \"field\""))
    let several = try ScreencProcess.run(
      "read", "--format", "json", "--alternatives", "1", Self.intent)
    #expect(several.text.hasPrefix("[\n"))
  }

  @Test func `an intent may be piped in and control characters stay in`() throws {
    let result = try ScreencProcess.run("read", "-", input: Array("a form\u{1B}[2J\n".utf8))
    #expect(result.exitCode == 0)
    #expect(!result.output.contains(0x1B))
    #expect(result.text.contains(#"\x1B"#))
  }

  @Test(
    arguments: [
      ([], 2, "[missing-intent]"),
      (["a", "form"], 2, "quote it: \"a form\""),
      (["a form", "--alternatives", "0"], 2, "from 1 to 100"),
      (["a form", "--format", "html"], 2, "json"),
      (["  "], 1, "[empty-intent]"),
      (["a form", "--weights"], 2, "'--weights'"),
      (["a form", "--weights", "nowhere.weights"], 3, "nowhere.weights"),
    ] as [(WordsCase, Int32, String)])
  func `wrong usage is reported`(arguments: WordsCase, code: Int32, words: String) throws {
    let result = try ScreencProcess.run(["read"] + arguments.words)
    #expect(result.exitCode == code)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  /// The path of a file of the package.
  private static func path(_ name: String) -> String {
    #filePath.prefix(#filePath.count - "Tests/screencTests/Commands/ReadTests.swift".count) + name
  }

  @Test func `the weights that the command was built with can also be given`() throws {
    let weights = Self.path("Sources/ScreenReading/Embedded/reader.weights")
    let result = try ScreencProcess.run("read", "--weights", weights, Self.intent)
    #expect(result.text == (try ScreencProcess.run("read", Self.intent).text))
  }

  @Test(
    arguments: [
      ("", "[not-weights]"), ("{}", "[not-weights]"), ("reader-weights", "[weights-version]"),
      ("reader-weights 0 AAAA", "[weights-version]"),
      ("reader-weights 3 may.x.y\n", "[weights-version]"),
      ("reader-weights 11 may.x.y\n", "[damaged-weights]"),
      ("reader-weights 11 \nBA", "[damaged-weights]"),
      ("reader-weights 11 \n~~~~~~~~~~~~~~~~", "[damaged-weights]"),
    ] as [(TextCase, String)])
  func `what is not a file of weights is reported, by each command that takes one`(
    text: TextCase, name: String
  ) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("some.weights").path
    try folder.file("some.weights").replace(with: Array(text.text.utf8))
    let intents = Self.path("Fixtures/Intents/lists.jsonl")
    for arguments in [
      ["read", "a form", "--weights", path],
      ["eval", "--weights", path, intents],
    ] {
      let result = try ScreencProcess.run(arguments)
      #expect(result.exitCode == 1)
      #expect(result.errors.contains(name), "\(result.errors)")
    }
  }
}
