import ScreenAdmission
import ScreenBrief
import ScreenLedger
import Sampling
import ScreenCatalog
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import ScreenReading
import Testbed
import Testing

@testable import ScreenComposition

/// An intent that leaves much open, and how its screens vary.
struct OpenIntent: CustomTestStringConvertible, Sendable {
  let words: String
  var testDescription: String { words }

  private static let seeds: Range<UInt64> = 0..<60

  private func brief() throws -> Brief {
    Catalog.shipped.ground(try IntentReader().read(SourceText(words))).brief
  }

  /// Whether it is a question with its answers.
  var isDialog: Bool {
    get throws { try brief().requirements.contains { $0.subject == .section(.dialog) } }
  }

  /// How many shapes sixty seeds give.
  func shapes(at temperature: Double) throws -> Int {
    let brief = try brief()
    let shapes = try Self.seeds.map { seed in
      let sampling = SamplingOptions(temperature: temperature, seed: seed)
      return Shape(try #require(Composed(brief, sampling: sampling).admission.screen))
    }
    return Set(shapes).count
  }

  /// The seeds whose screens lack something that the greedy one shows.
  func losses(at temperature: Double) throws -> [UInt64] {
    let brief = try brief()
    let missing = Composed(brief).ledger.entries.count { $0.outcome == .unmet }
    return Self.seeds.filter { seed in
      let sampling = SamplingOptions(temperature: temperature, seed: seed)
      let composed = Composed(brief, sampling: sampling)
      return composed.ledger.entries.count { $0.outcome == .unmet } > missing
    }
  }

  /// The name of each kind of screen; a few of them unless the slow tests run.
  static let kinds: [OpenIntent] = {
    let kinds = RecipeLibrary.shipped.kinds.compactMap { $0.cues.first }.map(OpenIntent.init)
    return Thoroughness.isFull ? kinds : stride(from: 0, to: kinds.count, by: 80).map { kinds[$0] }
  }()

  /// Further names of kinds of screens that are read as such; a few of them unless the slow tests run.
  static let furtherNames: [OpenIntent] = {
    let names = RecipeLibrary.shipped.kinds.flatMap { kind in
      kind.cues.dropFirst().map { (name: $0, kind: kind.name) }
    }
    return stride(from: 0, to: names.count, by: Thoroughness.isFull ? 5 : 400).map { names[$0] }
      .filter { name, kind in (try? OpenIntent(words: name).brief().recipe) == kind }
      .map { OpenIntent(words: $0.name) }
  }()

  /// Collections of which no more is said than what they hold.
  static let collections = [
    "a list of hotels with photo, price, rating and a Book button", "planets", "a list of hotels",
    "list of months", "programming languages", "orders", "a list of books with author and year",
    "events with date and place", "events with date and name",
    "restaurants with rating, distance and a Reserve button", "list of countries",
    "invoices with number, customer, amount and due date", "matches with date, teams and score",
  ].map(OpenIntent.init)
}
