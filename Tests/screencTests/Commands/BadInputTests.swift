import Foundation
import Testbed
import Testing

@testable import screenc

/// Every kind of bad input ends in a diagnostic and the right exit code, and soon.
@Suite struct BadInputTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What is written to a file that is rendered as a screen, and a word of the diagnostic.
  struct BadScreen: CustomTestStringConvertible, Sendable {
    var name: String
    var exitCode: Int32
    var bytes: @Sendable () -> [UInt8]

    var testDescription: String { name }

    init(_ name: String, exitCode: Int32 = 1, _ bytes: @escaping @Sendable () -> [UInt8]) {
      self.name = name
      self.exitCode = exitCode
      self.bytes = bytes
    }

    init(_ name: String, exitCode: Int32 = 1, text: String) {
      self.init(name, exitCode: exitCode) { Array(text.utf8) }
    }
  }

  private static let heading = #"{"type":"heading","text":"x"}"#

  static let screens = [
    BadScreen("empty", text: ""),
    BadScreen("no JSON at all", text: "Sorry, I cannot do that."),
    BadScreen("no components", text: #"{"title":"x","sections":[]}"#),
    BadScreen("binary", { (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 167) } }),
    BadScreen("100,000 levels deep", text: String(repeating: "[", count: 100_000)),
    BadScreen("10 MB of one string") {
      Array(#"{"title":""#.utf8) + [UInt8](repeating: 0x61, count: 10_000_000)
    },
  ]

  @Test(arguments: screens)
  func `a screen that is none is refused with a diagnostic`(screen: BadScreen) throws {
    try folder.file("bad.json").replace(with: screen.bytes())
    let result = try ScreencProcess.run("render", "--screen", folder.path + "/bad.json")
    #expect(result.exitCode == screen.exitCode)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("bad.json"))
    #expect(result.errors.contains("error: "), "\(result.errors.prefix(400))")
    #expect(result.errors.utf8.count < 100_000)
  }

  /// Screens that are damaged and yet hold something: rendered, with a diagnostic each.
  static let damaged = [
    BadScreen("truncated", exitCode: 0) {
      Array(#"{"title":"x","sections":[{"id":"a","components":[\#(heading),{"type":"par"#.utf8)
    },
    BadScreen("a number too great", exitCode: 0) {
      let slider = #"{"type":"slider","label":"x","maximum":1e400}"#
      return Array(
        #"{"title":"x","sections":[{"id":"a","components":[\#(heading),\#(slider)]}]}"#.utf8)
    },
    BadScreen("control and bidi characters", exitCode: 0) {
      let text = #"{"type":"paragraph","text":"a\u0000b\u001b[31mc\u202ed"}"#
      return Array(#"{"title":"x","sections":[{"id":"a","components":[\#(text)]}]}"#.utf8)
    },
    BadScreen("100,000 components", exitCode: 0) {
      let list = Array(repeating: heading, count: 100_000).joined(separator: ",")
      return Array(#"{"title":"x","sections":[{"id":"a","components":[\#(list)]}]}"#.utf8)
    },
  ]

  @Test(arguments: damaged)
  func `a damaged screen is mended, and says how`(screen: BadScreen) throws {
    try folder.file("bad.json").replace(with: screen.bytes())
    let path = folder.path + "/bad.json"
    let lenient = try ScreencProcess.run("render", "--color", "never", "--screen", path)
    #expect(lenient.exitCode == 0, "\(lenient.errors.prefix(400))")
    #expect(!lenient.output.isEmpty)
    #expect(!lenient.output.contains { $0 < 0x20 && $0 != 0x0A })
    #expect(lenient.errors.contains("[") && lenient.errors.utf8.count < 100_000)
    #expect(try ScreencProcess.run("render", "--strict", "--screen", path).exitCode == 1)
  }

  @Test func `data beyond a limit is cut with a warning, and refused by the strict`() throws {
    let header = (1...257).map { "c\($0)" }.joined(separator: ",")
    let row = [String](repeating: "1", count: 257).joined(separator: ",")
    try folder.file("wide.csv").replace(with: Array("\(header)\n\(row)\n".utf8))
    let arguments = ["render", "--color", "never", "--data", folder.path + "/wide.csv"]
    let lenient = try ScreencProcess.run(arguments)
    #expect(lenient.exitCode == 0 && lenient.errors.contains("[too-many-columns]"))
    let strict = try ScreencProcess.run(arguments + ["--strict"])
    #expect(strict.exitCode == 1 && strict.errors.contains("[too-many-columns]"))
  }

  @Test(
    arguments: [
      "Boat;Berth\nOlga;A 4\nMarit;C 1\n", #"[{"Boat":"Olga","Berth":"A 4"}]"#,
      "{\"Boat\":\"Olga\",\"Berth\":\"A 4\"}\n\n{\"Boat\":\"Marit\",\"Berth\":\"C 1\"}\n",
    ] as [TextCase])
  func `data may be piped in, and is known by its first marks`(text: TextCase) throws {
    for arguments in [[], ["the boats with berth"]] {
      let result = try ScreencProcess.run(
        ["render", "--color", "never", "--data", "-"] + arguments, input: Array(text.text.utf8))
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(result.text.contains("Olga") && result.text.contains("A 4"))
    }
  }

  @Test(arguments: [["-"], ["--screen", "-"]] as [WordsCase])
  func `standard input holds one thing at a time`(arguments: WordsCase) throws {
    let result = try ScreencProcess.run(["render", "--data", "-"] + arguments.words, input: [0x41])
    #expect(result.exitCode == 2 && result.output.isEmpty)
    #expect(result.errors.contains("[conflict]"), "\(result.errors)")
  }

  @Test(arguments: ["{\"a\": ", "a,b\n1,2,3\n"] as [TextCase])
  func `piped data that breaks its format's rules is an error with its place`(
    text: TextCase
  ) throws {
    let result = try ScreencProcess.run("render", "--data", "-", input: Array(text.text.utf8))
    #expect(result.exitCode == 1 && result.output.isEmpty)
    #expect(result.errors.contains("<stdin>:"))
  }

  @Test(arguments: ["", " \t\n "] as [TextCase])
  func `an intent without a word is the user's one error`(intent: TextCase) throws {
    let result = try ScreencProcess.run("render", intent.text)
    #expect(result.exitCode == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("[empty-intent]"))
  }

  @Test func `an intent that is not UTF-8 is shown where it fails`() throws {
    let result = try ScreencProcess.run("render", "-", input: [0x61, 0x20, 0xC3, 0x28, 0x1B, 0x5B])
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("<stdin>:1:3: error: "))
    #expect(!result.errors.utf8.contains(0x1B))
  }

  @Test func `no control character of an intent reaches the terminal`() throws {
    let intent = "A form\u{1B}[31m with \u{202E}name\u{7} and \u{9B}2J email"
    for format in ["ansi", "html", "json"] {
      let result = try ScreencProcess.run(
        "render", "--explain", "--color", "never", "--format", format, intent)
      #expect(result.exitCode == 0)
      let scalars = (result.text + result.errors).unicodeScalars
      #expect(!scalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
    }
  }

  @Test func `files that cannot be read exit with 3`() throws {
    for arguments in [
      ["render", "--screen", folder.path + "/none.json"], ["render", "--screen", folder.path],
      ["render", "--grammar", folder.path + "/none.grammar", "x"],
      ["check", folder.path + "/none.json"],
    ] {
      let result = try ScreencProcess.run(arguments)
      #expect(result.exitCode == 3, "\(arguments)")
      #expect(result.errors.contains("cannot read"))
    }
  }

  @Test func `a megabyte of one word is a screen or an error, and soon`() throws {
    let intent = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20)
    let result = try ScreencProcess.run("render", "-", input: intent)
    #expect(result.exitCode == 0 || result.exitCode == 1)
  }
}
