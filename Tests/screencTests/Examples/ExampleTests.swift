import Foundation
import Testbed
import Testing

@testable import screenc

/// What help and the documentation show is typed into a shell, and does what they say.
@Suite struct ExampleTests {
  @Test func `every line that is shown has an expectation, and every expectation a line`() {
    #expect(
      Set(ShownExample.ofHelp.map(\.line)).symmetricDifference(
        ExpectedExample.ofHelp.map(\.line)
      ).isEmpty)
    #expect(
      Set(ShownExample.ofPages.map(\.line)).symmetricDifference(
        ExpectedExample.ofPages.map(\.line)
      ).isEmpty)
  }

  @Test func `every command has lines, and no page shows a command that is not typed`() throws {
    let places = Set(ShownExample.ofHelp.map(\.place))
    let names = CommandTable.commands.map { $0.name }
    #expect(places == Set(names))
    #expect(ShownExample.ofPages.count >= 30)
    let pages = ShownExample.pages + [try ShownExample.Page.readme()]
    #expect(pages.count >= 20)
    for page in pages {
      #expect(page.commandsBesideConsole.isEmpty, "\(page.name)")
    }
  }

  @Test func `a command in the text of a page exists, with the options that it names`() throws {
    var seen = 0
    for page in ShownExample.pages + [try ShownExample.Page.readme()] {
      for words in page.commandsInText {
        seen += 1
        let command = CommandTable.commands.first { words.starts(with: $0.words) }
        let isGroup = CommandTable.commands.contains { $0.words.first == words.first }
        #expect(
          command != nil || isGroup && words.count == 1 || words.first?.hasPrefix("-") == true,
          "\(page.name): \(words)")
        guard let command else { continue }
        let known = Self.options(of: command)
        for option in words where option.hasPrefix("--") && option != "--" {
          #expect(known.contains(String(option.prefix { $0 != "=" })), "\(page.name): \(words)")
        }
      }
    }
    #expect(seen > 40)
  }

  private static func options<Described: Command>(of command: Described.Type) -> [String] {
    command.allOptions.flatMap(\.names)
  }

  @Test(arguments: ShownExample.ofHelp)
  func `a line of help does what it says`(example: ShownExample) throws {
    try check(example, ExpectedExample.ofHelp)
  }

  @Test(arguments: ShownExample.ofPages)
  func `a line of a page does what it says`(example: ShownExample) throws {
    try check(example, ExpectedExample.ofPages)
  }

  private func check(_ example: ShownExample, _ expectations: [ExpectedExample]) throws {
    let expected = try #require(expectations.first { $0.line == example.line })
    let folder = try Self.folder()
    for line in expected.after { _ = try ScreencProcess.shell(line, directory: folder.path) }
    var result = try ScreencProcess.shell(Self.ending(example.line), directory: folder.path)
    // What else listens on the ports that are shown is not one of ours; any free one shows the rest.
    if result.errors.contains("address already in use") {
      let words = example.line.split(separator: " ")
      let port = words.firstIndex(of: "--port")
      let line = words.enumerated().filter { index, _ in
        port.map { index != $0 && index != $0 + 1 } ?? true
      }.map(\.element).joined(separator: " ")
      result = try ScreencProcess.shell(
        Self.ending(line + " --port 0"), directory: folder.path)
      #expect(result.exitCode == 0 && result.text.contains("http://127.0.0.1:"))
      return
    }
    #expect(result.exitCode == expected.exitCode, "\(result.errors)")
    var rest = result.text[...]
    for part in expected.shows {
      let range = try #require(rest.firstRange(of: part), "no '\(part)' in \(result.text)")
      rest = rest[range.upperBound...]
    }
    if let says = expected.says {
      #expect(result.errors.contains(says), "\(result.errors)")
    } else if !example.line.contains("serve"), !example.line.hasPrefix("curl") {
      #expect(result.errors.isEmpty, "\(result.errors)")
    }
    if expected.shows.isEmpty, expected.says == nil, expected.writes == nil {
      // Nothing is expected only of a line that says nothing.
      #expect(result.text.isEmpty, "\(result.text)")
    }
    if let (file, part) = expected.writes {
      let text = String(decoding: try folder.file(file).read(), as: UTF8.self)
      #expect(text.contains(part), "\(text.prefix(400))")
    }
  }

  /// The line; a server is ended once it says where it listens, and one runs for who asks it.
  ///
  /// Threads of tests block signals, and what they start inherits that: one goes through always.
  private static func ending(_ line: String) -> String {
    let wait =
      "> served & p=$!; for i in $(seq 100); do [ -s served ] && break;"
      + " kill -0 $p || break; sleep 0.1; done; "
    if line.hasPrefix("screenc serve") { return "\(line) \(wait) kill -9 $p; cat served" }
    guard line.hasPrefix("curl ") else { return line }
    let asks = line.replacing("http://127.0.0.1:8080/", with: "$(cat served)")
    return "screenc serve --port 0 \(wait) \(asks); code=$?; kill -9 $p; exit $code"
  }

  /// The files that the lines name: those of the fixtures, and those that pages show.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let fixtures = FixtureFolder("Examples")
    for name in try fixtures.names() {
      try FileManager.default.copyItem(
        at: fixtures.url.appending(path: name), to: URL(filePath: "\(folder.path)/\(name)"))
    }
    for (copy, name) in [
      ("Fixtures/Snapshots/login.case", "login.case"), ("Screens/login.case", "login.case"),
      ("Fixtures/Intents/develop.jsonl", "cases.jsonl"),
      ("Fixtures/Intents/verify.jsonl", "cases.jsonl"),
    ] {
      let url = URL(filePath: "\(folder.path)/\(copy)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try folder.file(copy).replace(with: fixtures.bytes(of: name))
    }
    for page in ShownExample.pages {
      for file in page.files { try folder.file(file.name).replace(with: Array(file.content.utf8)) }
    }
    return folder
  }
}

/// What prose names between backticks exists.
@Suite struct NamedCommandTests {
  @Test func `a command that a page or the README names exists, and so do its options`() throws {
    let readme = ShownExample.Page(
      name: "README.md",
      text: try String(
        contentsOf: FixtureFolder.root.appending(path: "README.md"), encoding: .utf8))
    var count = 0
    for page in ShownExample.pages + [readme] {
      let parts = page.text.replacing("\n", with: " ").split(
        separator: "`", omittingEmptySubsequences: false)
      for part in parts where part.hasPrefix("screenc ") {
        count += 1
        let words = part.split(separator: " ").dropFirst().map(String.init)
        guard words != ["--help"] else { continue }
        let command = CommandTable.commands.first { words.starts(with: $0.words) }
        let group = CommandTable.commands.contains { words == [$0.words[0]] }
        #expect(command != nil || group, "\(page.name): \(part)")
        let options = command.map { Self.options(of: $0) } ?? []
        for word in words where word.hasPrefix("--") {
          #expect(options.contains(word), "\(page.name): \(part)")
        }
      }
    }
    #expect(count > 30)
  }

  private static func options<Described: Command>(of command: Described.Type) -> [String] {
    command.allOptions.flatMap(\.names)
  }

  @Test(
    arguments: [
      (["help"], "Commands:\n  render "), (["help", "render"], "Usage: screenc render"),
      (["help", "snapshot", "verify"], "Usage: screenc snapshot verify"),
      (["help", "snapshot"], "snapshot reject"), (["models", "--help"], "models list"),
      (["snapshot", "--help"], "snapshot review"), (["catalog", "-h"], "catalog search"),
      (["grammar", "--help"], "grammar export"),
    ] as [(WordsCase, String)])
  func `help is found where it is looked for`(arguments: WordsCase, part: String) throws {
    let result = try ScreencProcess.run(arguments.words)
    #expect(result.exitCode == 0 && result.errors.isEmpty)
    #expect(result.text.contains(part), "\(result.text)")
  }

  @Test(
    arguments: [
      (["help", "rendr"], "did you mean 'render'?"),
      (["help", "snapshot", "verfy"], "did you mean 'verify'?"),
      (["help", "render", "form"], "the name of one command, such as 'render'"),
      (["hepl"], "did you mean 'help'?"),
    ] as [(WordsCase, String)])
  func `help on what is not a command says what there is`(
    arguments: WordsCase, part: String
  ) throws {
    let result = try ScreencProcess.run(arguments.words)
    #expect(result.exitCode == 2 && result.output.isEmpty)
    #expect(result.errors.contains(part), "\(result.errors)")
  }
}
