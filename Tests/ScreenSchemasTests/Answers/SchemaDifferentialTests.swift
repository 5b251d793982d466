import ScreenAdmission
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testing

@testable import ScreenSchemas

/// Admission and every export take the same answers, but for what an export says it leaves out.
struct SchemaDifferentialTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a schema means the same in every language`(seed: UInt64) throws {
    var random = RandomSchema(seed: seed)
    let schema = random.schema()
    let judges = try Judges(schema)
    for number in 0..<24 as Range<UInt64> {
      let (document, fault) = Self.answer(of: schema, seed: seed &* 97 &+ number)
      let verdict = judges.admission(document)
      for export in judges.exports {
        let disagreement = try judges.disagreement(
          of: export, with: verdict, on: document, fault: fault)
        if let disagreement {
          Issue.record(
            """
            \(export.name), \(fault?.rawValue ?? "valid"): \(disagreement)
            \(document.json.prefix(900))
            \(schema.gbnf(.utf8).text.prefix(3000))
            """)
          return
        }
      }
    }
  }

  @Test func `answers without a fault are mostly taken, those with one mostly refused`() throws {
    var taken = 0
    var refused = 0
    var faults = 0
    for seed in 0..<200 as Range<UInt64> {
      var random = RandomSchema(seed: seed)
      let schema = random.schema()
      let judges = try Judges(schema)
      let (valid, _) = Self.answer(of: schema, seed: seed &* 2)
      if judges.admission(valid).refusals.isEmpty { taken += 1 }
      let (faulty, fault) = Self.answer(of: schema, seed: seed &* 2 &+ 1)
      guard fault != nil else { continue }
      faults += 1
      if !judges.admission(faulty).refusals.isEmpty { refused += 1 }
    }
    #expect(
      taken > 150 && faults > 100 && refused > faults * 2 / 3, "\(taken) \(refused) \(faults)")
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `the example of a prompt is taken by all as it is`(seed: UInt64) throws {
    var random = RandomSchema(seed: seed)
    let schema = random.schema()
    let text = try #require(schema.prompt().text.split(separator: "\n").last)
    let admission = schema.admit(SourceText(name: "example", String(text)))
    #expect(admission.diagnostics.map { "\($0.path ?? ""): \($0.message)" } == [], "\(text)")
    let example = try #require(JSONReader.read(SourceText(name: "example", String(text))).tree)
    for export in try Judges(schema).exports {
      #expect(try export.accepts(example), "\(export.name): \(text)")
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `what is admitted is admitted again unchanged`(seed: UInt64) throws {
    var random = RandomSchema(seed: seed)
    let schema = random.schema()
    for number in 0..<10 as Range<UInt64> {
      let (document, _) = Self.answer(of: schema, seed: seed &* 31 &+ number)
      guard let tree = schema.admit(document).tree else { continue }
      let again = schema.admit(tree)
      #expect(again.tree == tree && again.diagnostics.isEmpty, "\(document.json)")
    }
  }

  /// Even seeds give valid answers, odd ones the same with a fault, where one is possible.
  private static func answer(
    of schema: SchemaDescription, seed: UInt64
  ) -> (TreeValue, RandomDocument.Fault?) {
    var valid = RandomDocument(.core, seed: seed / 2)
    let document = valid.answer(schema)
    guard seed % 2 == 1 else { return (document, nil) }
    for attempt in 0..<8 {
      let place = 1 + (Int(seed % 10_007) &* 7919 + attempt &* 104_729) % max(1, valid.places)
      var faulty = RandomDocument(.core, seed: seed / 2, faultyPlace: place)
      let document = faulty.answer(schema)
      if faulty.fault != nil { return (document, faulty.fault) }
    }
    return (document, nil)
  }
}
