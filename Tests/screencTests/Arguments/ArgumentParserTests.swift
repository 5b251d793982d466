import ScreenCompiler
import Testbed
import Testing

@testable import screenc

private struct Values {
  var name: String?
  var count: Int?
  var share: Double?
  var color: ColorChoice?
  var isLoud = false
}

private var options: [Option<Values>] {
  [
    .value("--name", .text("NAME"), \.name, .input, ""),
    .value("--count", .integer("N", in: 1...9), \.count, .input, ""),
    .value("--share", .number("P", in: 0...2), \.share, .input, ""),
    .value("--color", .word(), \.color, .input, ""),
    .flag("--loud", "-l", place: \.isLoud, .input, ""),
  ]
}

private func parse(_ arguments: String...) throws(CommandError) -> ArgumentParser<Values>.Result {
  try ArgumentParser(options: options).parse(arguments.map { Array($0.utf8) }, from: Values())
}

@Suite struct ArgumentParserTests {
  @Test func `values follow their option or are after an equals sign`() throws {
    let result = try parse("--name", "a=b", "--count=3", "x", "--share=0.25", "--color", "never")
    #expect(result.values.name == "a=b")
    #expect(result.values.count == 3)
    #expect(result.values.share == 0.25)
    #expect(result.values.color == .never)
    #expect(result.operands.map { String(decoding: $0, as: UTF8.self) } == ["x"])
  }

  @Test func `two hyphens end the options and one alone is an operand`() throws {
    let result = try parse("-", "--loud", "--", "--name", "-l")
    #expect(result.values.isLoud)
    #expect(result.values.name == nil)
    #expect(result.operands.map { String(decoding: $0, as: UTF8.self) } == ["-", "--name", "-l"])
  }

  @Test func `a value may begin with a hyphen, and be an option's name after an equals sign`()
    throws
  {
    #expect(try parse("--name", "--soft").values.name == "--soft")
    #expect(try parse("--name", "-").values.name == "-")
    #expect(try parse("--name=--loud").values.name == "--loud")
  }

  @Test func `operands keep their bytes`() throws {
    let bytes: [UInt8] = [0x61, 0xFF, 0x62]
    let result = try ArgumentParser(options: options).parse([bytes], from: Values())
    #expect(result.operands == [bytes])
  }

  @Test(
    arguments: [
      (["--nmae", "x"], "unknown-option", "did you mean '--name'?"),
      (["-x"], "unknown-option", "'-x'"),
      (["--name"], "missing-value", "NAME"),
      (["--name", "--loud"], "missing-value", "'--name=--loud'"),
      (["--name", "-l"], "missing-value", "'-l' is an option"),
      (["--name", "--count=3"], "missing-value", "'--count=3' is an option"),
      (["--name="], "invalid-value", "non-empty"),
      (["--loud=yes"], "unexpected-value", "takes no value"),
      (["--count", "0"], "invalid-value", "from 1 to 9"),
      (["--count", "+3"], "invalid-value", "from 1 to 9"),
      (["--count", "99999999999999999999999"], "invalid-value", "from 1 to 9"),
      (["--share", "nan"], "invalid-value", "from 0 to 2"),
      (["--share", "1e400"], "invalid-value", "from 0 to 2"),
      (["--share", "-1"], "invalid-value", "from 0 to 2"),
      (["--share", "."], "invalid-value", "from 0 to 2"),
      (["--color", "allways"], "invalid-value", "did you mean 'always'?"),
      (["--loud", "-l"], "repeated-option", "more than once"),
    ] as [(WordsCase, String, String)])
  func `a wrong argument is named, with what was expected`(
    arguments: WordsCase, id: String, words: String
  ) throws {
    let error = try #require(throws: CommandError.self) {
      try ArgumentParser(options: options).parse(
        arguments.words.map { Array($0.utf8) }, from: Values())
    }
    #expect(error.exitCode == .usage)
    #expect(error.diagnostics.map(\.id) == [id])
    #expect(error.diagnostics[0].message.contains(words), "\(error.diagnostics[0].message)")
  }

  @Test func `an option that is not valid UTF-8 is refused`() throws {
    let error = try #require(throws: CommandError.self) {
      try ArgumentParser(options: options).parse([[0x2D, 0x2D, 0xFF]], from: Values())
    }
    #expect(error.diagnostics.map(\.id) == ["invalid-utf8"])
  }
}
