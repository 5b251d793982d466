import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import Sampling
import ScreenReading
import Testbed
import Testing

@testable import ScreenData

@Suite struct DataReaderTests {
  @Test func `a third of the files and more are errors, and none is missed`() throws {
    let sound = try DataFixture.all(in: "accepted").count
    let unsound = try DataFixture.all(in: "rejected").count
    #expect(sound >= 20 && unsound >= 28 && unsound * 2 >= sound)
  }

  @Test(arguments: try DataFixture.all(in: "accepted"))
  func `sound data is read without a remark`(_ fixture: DataFixture) {
    #expect(fixture.reading.data != nil)
    #expect(fixture.reading.diagnostics.isEmpty)
  }

  @Test(arguments: try DataFixture.lines(of: "diagnostics.tsv"))
  func `unsound data is named in its place`(_ line: WordsCase) throws {
    let fixture = try DataFixture(line.words[0])
    let reading = fixture.reading
    let found = reading.diagnostics.map { diagnostic in
      let place = fixture.source.location(of: diagnostic.range?.lowerBound ?? 0)
      return "\(place.line):\(place.column) \(diagnostic.id)"
    }
    #expect(found == Array(line.words.dropFirst()))
    #expect((reading.data == nil) == line.words[0].hasPrefix("rejected/"))
    #expect((reading.data == nil) == reading.diagnostics.contains { $0.severity == .error })
  }

  @Test func `every unsound file has its diagnostics stated`() throws {
    let stated = try Set(DataFixture.lines(of: "diagnostics.tsv").map { $0.words[0] })
    let files = try DataFixture.all(in: "repaired") + DataFixture.all(in: "rejected")
    #expect(files.count >= 30)
    #expect(Set(files.map(\.name)) == stated)
  }

  static let cells: [(text: TextCase, rows: [[String?]])] = [
    ("a,b\n1,2\n", [["1", "2"]]),
    ("a,b\n1,2", [["1", "2"]]),
    ("a;b\r\n1,5;2\r\n", [["1,5", "2"]]),
    ("a\tb\n x \t\n", [[" x ", nil]]),
    ("a\n\"\"\n\"\"\"\"\n", [[nil], ["\""]]),
    ("a,b\n\"1\n2\",\"x,y\"\n", [["1\n2", "x,y"]]),
    ("a,b\n 1 ,q \n", [["1", "q "]]),
    ("\"a,b,c\";d\n1;2\n", [["1", "2"]]),
    ("a\rb\rc", [["b"], ["c"]]),
    ("a,b\n\n\n1,2\n\n", [["1", "2"]]),
    ("a\n\"it\"\"s\"\n", [["it\"s"]]),
  ]

  @Test(arguments: cells)
  func `cells are taken apart as they are meant`(_ text: TextCase, _ rows: [[String?]]) {
    let reading = CSVReader.read(SourceText(name: "cells.csv", text.text))
    let found = reading.data?.elements?.map { row -> [String?] in
      guard case .object(let members) = row.content else { return [] }
      return members.map { $0.value.words?.isEmpty == true ? nil : $0.value.words }
    }
    #expect(found == rows)
  }

  @Test(arguments: ["007", "4.50", "1,234", "1e5", "-0", "+3", ".5", "5.", "1234567890123456", "٣"])
  func `a number that a screen would write otherwise stays a text`(_ digits: String) {
    let csv = CSVReader.read(SourceText(name: "a.csv", "a;b\n\(digits);x"))
    #expect(
      csv.data?.value(at: "/0/a")
        == TreeValue(.text(digits), at: SourceRange(4, 4 + digits.utf8.count)))
    #expect(NumberText.value(of: Array(digits.utf8)[...]) == nil)
  }

  @Test(arguments: ["0", "-3", "4.5", "0.001", "123456789012345", "-99.25"])
  func `a number that is written plainly is a number`(_ digits: String) {
    #expect(NumberText.value(of: Array(digits.utf8)[...]) == Double(digits))
  }

  @Test func `numbers of JSON keep the digits that they are written with`() throws {
    let data = try #require(try DataFixture("accepted/numbers.json").reading.data)
    let texts = (0..<3).map { data.value(at: "/\($0)/value")?.words }
    #expect(texts == ["4.50", "1e5", "12345678901234567890"])
  }

  @Test func `a hundred warnings hide neither a row nor a fault`() {
    let rows =
      String(repeating: ",", count: 150) + "\n" + String(repeating: "1,", count: 150) + "1\n"
    let sound = CSVReader.read(SourceText(name: "wide.csv", rows))
    #expect(sound.data?.elements?.count == 1)
    let ragged = CSVReader.read(SourceText(name: "wide.csv", rows + "1,2\n"))
    let faults = ragged.diagnostics.filter { $0.severity == .error }
    #expect(ragged.data == nil)
    #expect(faults.map(\.id) == ["ragged-row"])
    #expect(faults.first?.range?.lowerBound == rows.utf8.count)
  }

  @Test func `a text beyond a limit is cut, and the place is named`() {
    let limits = CSVLimits(bytes: 40, rows: 2, columns: 2, cells: 100)
    let wide = CSVReader.read(SourceText(name: "wide.csv", "a,b,c\n1,2,3\n"), limits: limits)
    #expect(wide.diagnostics.map(\.id) == ["too-many-columns"])
    #expect(wide.diagnostics.first?.range == SourceRange(4, 5))
    #expect(wide.data?.value(at: "/0/b")?.words == "2")
    #expect(wide.data?.value(at: "/0/c") == nil)
    let long = CSVReader.read(SourceText(name: "long.csv", "a\n1\n2\n3\n4\n"), limits: limits)
    #expect(long.diagnostics.map(\.id) == ["too-many-rows"])
    #expect(long.diagnostics.first?.range == SourceRange(6, 7))
    #expect(long.data?.elements?.count == 2)
    let large = CSVReader.read(
      SourceText(name: "large.csv", String(repeating: "x", count: 41)), limits: limits)
    #expect(large.data == nil)
    #expect(large.diagnostics.map(\.id) == ["data-too-large"])
    let many = CSVReader.read(
      SourceText(name: "many.csv", "a,b\n1,2\n3,4\n"), limits: CSVLimits(cells: 2))
    #expect(many.diagnostics.map(\.id) == ["too-many-rows"])
  }

  @Test func `any bytes are read without a crash, and diagnostics stay few`() {
    var random = SplitMix64(seed: 7)
    let alphabet = Array("a1,;\t\"\"\n\r .-é{}[]:".utf8) + [0, 0xFF, 0xC3]
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      for format in DataFormat.allCases {
        let reading = DataReader.read(SourceText(name: "any", utf8: bytes), as: format)
        #expect((reading.data == nil) == reading.diagnostics.contains { $0.severity == .error })
        #expect(reading.diagnostics.count <= DiagnosticLog.capacity + 2)
        for diagnostic in reading.diagnostics {
          #expect((diagnostic.range?.upperBound ?? 0) <= bytes.count)
        }
        guard let data = reading.data else { continue }
        let binding = DataBinding(Brief(title: Phrase("Anything")), to: data)
        #expect(binding.brief.boundPhrases.allSatisfy { $0.isTrue(to: data) })
      }
    }
  }

  @Test func `cells that are written are the cells that are read`() {
    var random = SplitMix64(seed: 11)
    let pieces = ["a", "\"", ",", ";", "\n", "\r\n", "é", "x y", "7"]
    for _ in 0..<300 {
      let table = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        (0..<3).map { _ in
          (0..<Int.random(in: 1...4, using: &random)).map { _ in
            pieces.randomElement(using: &random) ?? ""
          }.joined()
        }
      }
      let lines = ([["p", "q", "r"]] + table).map { row in
        row.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ",")
      }
      let reading = CSVReader.read(
        SourceText(name: "round.csv", lines.joined(separator: "\r\n")))
      #expect(reading.diagnostics.isEmpty)
      let read = reading.data?.elements?.map { row in
        ["p", "q", "r"].map { row[$0]?.words ?? "" }
      }
      #expect(read == table)
    }
  }
}
