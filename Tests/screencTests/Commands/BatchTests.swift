import Foundation
import Testbed
import Testing

@testable import screenc

/// The batch command as a user's shell runs it.
@Suite struct BatchTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let intents = [
    "A login form with username and password", "A dashboard with revenue by month",
    "A checklist for packing", "",
  ]

  /// Lines of which some are wrong and some are blank.
  private static let lines: [[UInt8]] = (0..<90).map { index in
    switch index % 10 {
    case 3: Array("not json\n".utf8)
    case 7: Array("  \n".utf8)
    default:
      Array(#"{"id":\#(index),"intent":"\#(intents[index % 4])","seed":\#(index % 3)}"#.utf8) + [10]
    }
  }

  private func batch(_ input: [UInt8], _ arguments: String...) throws -> ScreencProcess.Result {
    try ScreencProcess.run(["batch"] + arguments, input: input, directory: folder.path)
  }

  @Test func `there is a line for each line, in order, and errors have their number`() throws {
    let result = try batch(Self.lines.flatMap(\.self))
    #expect(result.exitCode == 1)
    let output = result.text.split(separator: "\n")
    #expect(output.count == 81, "blank lines are passed over")
    #expect(output[0].hasPrefix(#"{"id":0,"#))
    #expect(output[3].hasPrefix(#"{"line":4,"error":"#))
    #expect(output[80].hasPrefix(#"{"id":89,"#))
    #expect(result.errors == "81 lines, 21 errors\n")
  }

  @Test func `neither the number of jobs nor a split makes a difference`() throws {
    let whole = try batch(Self.lines.flatMap(\.self), "--no-numbers").output
    for jobs in ["7", "256"] {
      #expect(try batch(Self.lines.flatMap(\.self), "--no-numbers", "--jobs", jobs).output == whole)
    }
    for parts in Thoroughness.isFull ? [2, 8] : [3] {
      var joined: [UInt8] = []
      for part in 0..<parts {
        let range = part * 90 / parts..<(part + 1) * 90 / parts
        joined += try batch(Self.lines[range].flatMap(\.self), "--no-numbers").output
      }
      #expect(joined == whole)
    }
  }

  @Test func `a run that was cut short anywhere is resumed without loss or repetition`() throws {
    let input = Self.lines.flatMap(\.self)
    _ = try batch(input, "--output", "whole.jsonl")
    let whole = try folder.file("whole.jsonl").read()
    var random = SystemRandomNumberGenerator()
    for cut in [0, 1, whole.count - 1, whole.count]
      + (0..<Thoroughness.count(4, slow: 12)).map({ _ in
        Int.random(in: 0...whole.count, using: &random)
      })
    {
      try folder.file("cut.jsonl").replace(with: Array(whole[..<cut]))
      _ = try batch(input, "--resume", "--output", "cut.jsonl", "--jobs", "2")
      #expect(try folder.file("cut.jsonl").read() == whole, "cut at \(cut)")
    }
    try folder.file("none.jsonl").remove()
    _ = try batch(input, "--resume", "--output", "none.jsonl")
    #expect(try folder.file("none.jsonl").read() == whole, "there was nothing to resume")
  }

  @Test func `the output of another input is not gone on with`() throws {
    let input = Self.lines.flatMap(\.self)
    _ = try batch(input, "--output", "whole.jsonl")
    let whole = try folder.file("whole.jsonl").read()
    for (input, arguments) in [
      (Array("{\"intent\":\"x\"}\n".utf8), [String]()), (input, ["--format", "html"]),
    ] {
      let result = try ScreencProcess.run(
        ["batch", "--resume", "--output", "whole.jsonl"] + arguments, input: input,
        directory: folder.path)
      #expect(result.exitCode == 1)
      #expect(result.errors.contains("[resume-mismatch]"))
      #expect(try folder.file("whole.jsonl").read() == whole)
    }
  }

  @Test func `a line beyond its limit is an error, and the next one is read`() throws {
    let long = [UInt8](repeating: 0x61, count: LineReader.lineLimit + 1) + [10]
    let result = try batch(long + Array(#"{"id":1,"intent":"A form"}"#.utf8))
    let output = result.text.split(separator: "\n")
    #expect(output.count == 2)
    #expect(output[0].contains("at most 1 MiB") && output[1].hasPrefix(#"{"id":1,"#))
  }

  @Test func `bytes that are no text are errors of their line`() throws {
    let result = try batch([0xFF, 0x00, 0x0A, 0x0A, 0x7B, 0xC3, 0x28, 0x0D, 0x0A])
    #expect(result.exitCode == 1)
    #expect(result.text.split(separator: "\n").count == 2)
  }

  @Test func `a line may name the grammar of the option, and files below its own folder`() throws {
    let grammar = Array(
      "grammar shop\ninclude core\ncomponent price { of: text(1...9) } = { divider() }\n".utf8)
    let outside = try TemporaryFolder()
    try File(path: folder.path + "/sub").makeFolder()
    for file in [folder.file("a.grammar"), folder.file("sub/b.grammar"), outside.file("o.grammar")]
    {
      try file.replace(with: grammar)
    }
    try folder.file("broken.grammar").replace(with: Array("grammar".utf8))
    try folder.file("notes.txt").replace(with: grammar)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.grammar", withDestinationPath: outside.path + "/o.grammar")
    let names: [(String, String?)] = [
      ("core", nil), ("a.grammar", nil), ("sub/b.grammar", nil), ("shop", nil),
      (outside.path + "/o.grammar", "no grammar"), ("sub/../a.grammar", "no grammar"),
      ("link.grammar", "no grammar"), ("notes.txt", "no grammar"), ("none.grammar", "no grammar"),
      ("sub", "no grammar"), ("broken.grammar", "cannot be used"),
    ]
    let lines = names.map { #"{"intent":"A form","grammar":"\#($0.0)"}"# + "\n" }.joined()
    try folder.file("in.jsonl").replace(with: Array(lines.utf8))
    for (arguments, directory) in [
      ([folder.path + "/in.jsonl"], "/"), (["--jobs", "4"], folder.path),
    ] {
      let result = try ScreencProcess.run(
        ["batch", "--grammar", folder.path + "/a.grammar"] + arguments, input: Array(lines.utf8),
        directory: directory)
      for (line, expected) in zip(result.text.split(separator: "\n"), names) {
        #expect(line.hasPrefix("{\"line\"") == (expected.1 != nil), "\(expected.0): \(line)")
        if let part = expected.1 { #expect(line.contains(part), "\(expected.0): \(line)") }
      }
    }
  }

  @Test func `wrong usage says what is meant`() throws {
    #expect(try batch([], "--resume").errors.contains("needs '--output'"))
    #expect(try batch([], "a", "b").exitCode == 2)
    #expect(try batch([], "none.jsonl").exitCode == 3)
    #expect(try batch([], "--jobs", "0").exitCode == 2)
    let empty = try batch([])
    #expect(empty.exitCode == 0 && empty.output.isEmpty)
  }
}
