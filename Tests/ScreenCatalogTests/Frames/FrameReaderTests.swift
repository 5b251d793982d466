import ScreenDiagnostics
import Testing

@testable import ScreenCatalog

/// Files of frames, classes, patterns and recipes are read whole, and their faults named.
struct FrameReaderTests {
  @Test(arguments: ["frames", "classes", "patterns", "recipes"])
  func `the catalog's own files have no fault`(ending: String) throws {
    for file in EmbeddedText.files where file.name.hasSuffix("." + ending) {
      let kind = try #require(CatalogFile(named: file.name))
      let faults = kind.diagnostics(of: SourceText(name: file.name, file.text.description))
      #expect(faults.filter { $0.severity == .error }.isEmpty, "\(file.name) \(faults.prefix(3))")
    }
  }

  @Test func `no name is that of two frames`() {
    var homes: [String: String] = [:]
    for frame in FrameLibrary.shipped.frames {
      for name in Set(frame.names) {
        let home = homes.updateValue(frame.name, forKey: name)
        #expect(home == nil, "'\(name)' is in '\(home ?? "")' and in '\(frame.name)'")
      }
    }
    #expect(homes.count > 3_000)
  }

  @Test func `each class has a frame that speaks for it`() {
    let names = FrameLibrary.shipped.neutralFrames.flatMap(\.names)
    #expect(Set(names) == Set(FrameClass.allCases.map(\.rawValue)))
    #expect(names.count == FrameClass.allCases.count)
    for sort in FrameClass.allCases {
      let frame = FrameLibrary.shipped.neutralFrame(of: sort)
      #expect(frame?.sort == sort)
      // A dash is not a value: what is shown of a noun says something.
      #expect(frame?.rows.allSatisfy { !$0.contains("") } ?? false, "\(sort)")
    }
  }

  private static let head = "frame dog: hound\n  is: pet, pet\n"

  struct Case: CustomTestStringConvertible, Sendable {
    var line: String
    var id: String
    var testDescription: String { "\(id): \(line)" }
  }

  @Test(arguments: [
    Case(line: "  is: thng, pet", id: "unknown-role"),
    Case(line: "  is: thing, pett", id: "unknown-class"),
    Case(line: "  is: thing", id: "bad-sort"),
    Case(line: "  wieght: 3", id: "unknown-line"),
    Case(line: "  nothing at all", id: "no-line"),
    Case(line: "  Weight: nmber 0...9 kg", id: "unknown-kind"),
    Case(line: "  Weight: number", id: "missing-bounds"),
    Case(line: "  Weight: number 9...0 kg", id: "missing-bounds"),
    Case(line: "  Weight: number 0...9 kg, summ", id: "unknown-flag"),
    Case(line: "  Note: note, sum", id: "total-of-words"),
    Case(line: "  Kind: choice One", id: "missing-options"),
    Case(line: "  Name: title\n  Name: text", id: "repeated-attribute"),
    Case(line: "  Name: title\n  = a | b", id: "cell-count"),
    Case(line: "  Age: number 0...20\n  = 21", id: "bad-value"),
    Case(line: "  Born: date\n  = 2027-02-30", id: "bad-value"),
    Case(line: "  Kind: choice A; B\n  = C", id: "bad-value"),
    Case(line: "  At: time\n  = 7:30", id: "bad-value"),
    Case(line: "  Fee: money 0...9\n  = 4.5", id: "mixed-decimals"),
    Case(line: "  Name: title\n  = a\n  = a", id: "repeated-row"),
    Case(line: "  Name: title", id: "row-count"),
    Case(line: "  Weight: number 0...9 kg", id: "no-title"),
    Case(line: "", id: "missing-attributes"),
  ])
  func `a fault is named at its place`(_ fault: Case) {
    let source = SourceText(name: "a.frames", "frame dog:\n" + fault.line + "\n")
    let found = CatalogFile.frames.diagnostics(of: source).filter { $0.id == fault.id }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.range.map { $0.upperBound <= source.utf8.count } ?? false })
  }

  @Test func `a fix that is offered mends its fault`() throws {
    let text = "frame dog:\n  is: thng, pet\n  Weight: nmber 0...9 kg, summ\n"
    let source = SourceText(name: "a.frames", text)
    let faults = CatalogFile.frames.diagnostics(of: source).filter { !$0.fixIts.isEmpty }
    #expect(faults.count > 1)
    for fault in faults {
      let fix = fault.fixIts[0]
      let mended = SourceText(name: "a.frames", utf8: source.applying(fix.edits))
      let left = CatalogFile.frames.diagnostics(of: mended).map(\.id)
      #expect(!left.contains(fault.id), "\(fault.id)")
    }
  }

  @Test func `ten thousand records and another encoding are said, not suffered`() {
    let many = String(repeating: "frame dog: hound\n  Name: ttle\n", count: 10_000)
    let faults = CatalogFile.frames.diagnostics(of: SourceText(name: "a.frames", many))
    #expect(faults.count <= 101)
    let latin = SourceText(name: "a.frames", utf8: [0x66, 0xE9, 0x0A])
    #expect(CatalogFile.frames.diagnostics(of: latin).map(\.id) == ["encoding"])
  }

  @Test func `every row of every frame shows a value of its kind`() {
    for frame in FrameLibrary.shipped.frames {
      for row in frame.rows {
        for (attribute, cell) in zip(frame.attributes, row) where !cell.isEmpty {
          let shown = attribute.shown(cell)
          #expect(!shown.isEmpty && shown != "—", "\(frame.name) \(attribute.label)")
          if attribute.kind == .money { #expect(shown.contains("$"), "\(frame.name)") }
        }
      }
    }
  }
}
