import Testbed
import Testing

@testable import screenc

@Suite struct UsageTests {
  @Test func `help and version go to standard output`() throws {
    for arguments in [
      ["--help"], ["-h"], ["render", "--help"], ["grammar", "show", "-h"],
      ["help"], ["help", "help"], ["help", "--help"], ["help", "-h"], ["help", "render"],
      ["help", "grammar", "show"], ["help", "models"], ["snapshot", "--help"],
      ["models", "--help"],
    ] {
      let result = try ScreencProcess.run(arguments)
      #expect(result.exitCode == 0)
      #expect(result.text.contains("Usage: screenc"))
      #expect(result.errors.isEmpty)
    }
    #expect(try ScreencProcess.run("--version").text.hasPrefix("screenc "))
  }

  @Test(
    arguments: [
      ([], "Usage: screenc"),
      (["rendr"], "did you mean 'render'?"),
      (["--hlep"], "did you mean '--help'?"),
      (["grammar"], "list, show"),
      (["grammar", "lsit"], "did you mean 'list'?"),
      (["models", "lst"], "'models' needs the word list, not 'lst'; did you mean 'list'?"),
      (["help", "rendr"], "did you mean 'render'?"),
      (["help", "render", "this"], "takes the name of one command, such as 'render'"),
      (["help", "grammar", "shwo"], "did you mean 'show'?"),
      (["grammar", "show"], "takes one name"),
      (["grammar", "show", "cor"], "did you mean 'core'?"),
      (["render"], "[missing-intent]"),
      (["render", "a", "login", "form"], "quote it: \"a login form\""),
      (["render", "a form", "--gramar", "core"], "did you mean '--grammar'?"),
      (["render", "a form", "--grammar", "standrad"], "did you mean 'standard'?"),
      (["render", "a form", "--format", "pdf"], "ansi, html, json"),
      (["render", "a form", "--width", "0"], "from 1 to 1000"),
      (["render", "a form", "--temperature", "3"], "from 0 to 2"),
      (["render", "a form", "--screen", "a.json"], "[conflict]"),
      (["check"], "[missing-file]"),
    ] as [(WordsCase, String)])
  func `wrong usage exits with 2 and says what was meant`(
    arguments: WordsCase, words: String
  ) throws {
    let result = try ScreencProcess.run(arguments.words)
    #expect(result.exitCode == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test func `a grammar that is shown is the text that ships`() throws {
    let result = try ScreencProcess.run("grammar", "show", "core")
    #expect(result.exitCode == 0)
    #expect(result.text.contains("\ngrammar core\n"))
    #expect(try ScreencProcess.run("grammar", "list").text.contains("\nstandard "))
  }
}
