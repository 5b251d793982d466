import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testbed
import Testing

@testable import ScreenSchemas

/// Admission and every export take the same documents, but for what an export says it leaves out.
struct DifferentialTests {
  /// The number of documents a grammar.
  static let count = Thoroughness.count(60, slow: 20_000)

  @Test(arguments: Grammar.shippedNames)
  func `a shipped grammar means the same in every language`(name: String) throws {
    try agree(on: try #require(Grammar.named(name)), count: Self.count)
  }

  @Test(arguments: try GrammarFixture.acceptedGrammars)
  func `a user's grammar means the same in every language`(grammar: Grammar) throws {
    try agree(on: grammar, count: Self.count)
  }

  @Test func `every kind of fault is tried, and refused by all`() throws {
    let judges = try Judges(.standard)
    var refused: [RandomDocument.Fault: Int] = [:]
    for seed in 0..<2000 where refused.count < RandomDocument.Fault.allCases.count {
      let (document, fault) = try #require(Self.document(of: .standard, number: seed * 2 + 1))
      guard let fault, try !judges.exports[0].accepts(document) else { continue }
      if !judges.admission(document).refusals.isEmpty { refused[fault, default: 0] += 1 }
    }
    #expect(Set(refused.keys) == Set(RandomDocument.Fault.allCases), "\(refused)")
  }

  @Test func `documents without a fault are mostly admitted as they are`() throws {
    let judges = try Judges(.standard)
    let admitted = try (0..<100).count { number in
      let (document, _) = try #require(Self.document(of: .standard, number: number * 2))
      return judges.admission(document).refusals.isEmpty
    }
    #expect(admitted > 40)
  }

  /// Even numbers give valid documents, odd ones the same with a fault.
  static func document(
    of grammar: Grammar, number: Int
  ) -> (TreeValue, RandomDocument.Fault?)? {
    let seed = UInt64(number / 2)
    var valid = RandomDocument(grammar, seed: seed)
    let document = valid.screen()
    guard number % 2 == 1 else { return (document, nil) }
    // Places are few or many; a multiplier without a common factor spreads the faults over them.
    for attempt in 0..<8 {
      let place = 1 + (number &* 7919 + attempt &* 104_729) % max(1, valid.places)
      var faulty = RandomDocument(grammar, seed: seed, faultyPlace: place)
      let document = faulty.screen()
      if faulty.fault != nil { return (document, faulty.fault) }
    }
    return (document, nil)
  }

  private func agree(on grammar: Grammar, count: Int) throws {
    let judges = try Judges(grammar)
    for number in 0..<count {
      guard let (document, fault) = Self.document(of: grammar, number: number) else { continue }
      let verdict = judges.admission(document)
      for export in judges.exports {
        let disagreement = try judges.disagreement(
          of: export, with: verdict, on: document, fault: fault)
        if let disagreement {
          Issue.record(
            """
            \(grammar.name), \(export.name), \(fault?.rawValue ?? "valid"): \(disagreement)
            \(document.json.prefix(1500))
            """)
          return
        }
      }
    }
  }
}
