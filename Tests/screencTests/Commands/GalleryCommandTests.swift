import Testing

@testable import screenc

@Suite struct GalleryCommandTests {
  @Test(arguments: [
    ("0..<3", [0, 1, 2]), ("5...6", [5, 6]), ("1,9,4", [1, 9, 4]), ("2,4..<6", [2, 4, 5]),
    ("18446744073709551615", [UInt64.max]),
    ("18446744073709551614...18446744073709551615", [UInt64.max - 1, UInt64.max]),
  ])
  func `seeds are numbers and ranges`(text: String, seeds: [UInt64]) {
    #expect(ValueSyntax.seeds.read(text) == seeds)
  }

  @Test(arguments: [
    "", ",", "1,", "3..<1", "..<4", "0...", "0..4", "-1", "0..<20000", "1 ,2",
    "0...18446744073709551615",
    "18446744073709551616", "4..<4",
  ])
  func `what are no seeds is refused`(text: String) throws {
    #expect(ValueSyntax.seeds.read(text) == nil)
    let run = try ScreencProcess.run("gallery", "--seeds=\(text)", "a form")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("invalid-value"))
  }

  @Test func `the command below a frame gives the screen in it`() throws {
    let sheet = try ScreencProcess.run(
      "gallery", "--seeds", "3", "--widths", "60", "a login form", environment: ["COLUMNS": "62"])
    let render = try ScreencProcess.run(
      "render", "--seed", "3", "--width", "60", "a login form")
    #expect(sheet.exitCode == 0)
    #expect(sheet.text.hasSuffix("screenc render --seed 3 --width 60 'a login form'\n"))
    let framed = sheet.text.split(separator: "\n").filter { $0.hasPrefix("│") }
    let inside = framed.map { line -> String in
      let text = line.dropFirst().dropLast()
      return String(
        text.prefix(
          (text.lastIndex { $0 != " " }.map { text.distance(from: text.startIndex, to: $0) + 1 })
            ?? 0))
    }
    #expect(inside.joined(separator: "\n") == render.text, "an empty line is at the end")
  }

  @Test func `more cells than a sheet holds are refused`() throws {
    let run = try ScreencProcess.run("gallery", "--seeds", "0..<1001", "a form")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("too-many-cells"))
  }

  @Test func `an empty intent is invalid`() throws {
    let run = try ScreencProcess.run("gallery", " ")
    #expect(run.exitCode == 1)
    #expect(run.output.isEmpty)
  }
}
