import ScreenReading
internal import ScreenText
import ScreenTreebank

/// Cross-validation: trains on some of the trees and reads the rest, for each part in turn.
struct CrossValidation: Sendable {
  /// The number of parts into which the trees are divided; 0 for no validation.
  var parts = 0
  /// The number of parts to hold out, from the first on.
  var most = Int.max
  /// Whether parts consist of sentences rather than files.
  var isByLine = false
  /// Whether to show sentences that are not read completely.
  var showsErrors = false
  /// The maximum number of trees to learn from, spread evenly.
  var limit = Int.max

  /// The results of a part, for each rewriting of its sentences.
  private struct Outcome: Sendable {
    var tallies: [Tally]
    var line: String
    /// The sentences not read completely as written: the annotation, the reading, and what is
    /// missed.
    var errors: [String]
  }

  private static let rewritings: [(name: String, rewrite: @Sendable (String) -> String)] = [
    ("as written", { $0 }), ("lower case", { $0.lowercasedASCII }),
    ("wrapped at 44", { ReadingTree($0).wrapped(at: 44).text }),
  ]

  /// Validates the parts concurrently, and prints a line for each and the totals.
  func run(on drawings: [AnnotatedTree], _ settings: Settings) async {
    let chosen = 0..<min(parts, most)
    let outcomes = await withTaskGroup(of: (Int, Outcome).self) { group in
      for part in chosen { group.addTask { (part, outcome(of: part, in: drawings, settings)) } }
      return await group.reduce(into: [Int: Outcome]()) { $0[$1.0] = $1.1 }
    }
    let inOrder = chosen.compactMap { outcomes[$0] }
    for outcome in inOrder { print((outcome.errors + [outcome.line]).joined(separator: "\n")) }
    for (index, rewriting) in Self.rewritings.enumerated() {
      var sum = Tally()
      for outcome in inOrder { sum.add(outcome.tallies[index]) }
      print("\(rewriting.name): \(sum.summary)")
      if index == 0 { print("missed: \(sum.misses)") }
    }
  }

  private func outcome(of part: Int, in drawings: [AnnotatedTree], _ settings: Settings) -> Outcome
  {
    let clock = ContinuousClock()
    let start = clock.now
    var taught = drawings.filter { !$0.isHeldOut || group(of: $0) % parts != part }
    if taught.count > limit { taught = (0..<limit).map { taught[$0 * taught.count / limit] } }
    var trainer = Trainer(taught.flatMap(\.sentences), settings)
    let weights = trainer.train().weights
    let readers = (screens: Reader(weights), edits: Reader(weights, of: .edit))
    let trained = clock.now - start
    let held = drawings.filter { $0.isHeldOut && group(of: $0) % parts == part }
    var errors: [String] = []
    let reading = clock.now
    let tallies = Self.rewritings.map { rewriting in
      var tally = Tally()
      for annotation in held {
        let text = rewriting.rewrite(annotation.tree.text)
        let read =
          annotation.isEdit
          ? readers.edits.read(text, of: annotation.names).tree : readers.screens.read(text).tree
        var single = Tally()
        single.add(annotation.tree, read: read)
        tally.add(single)
        if showsErrors, single.whole == 0, rewriting.name == Self.rewritings[0].name {
          errors.append("drawn \(annotation.tree)\nread  \(read)\nmissed: \(single.misses)")
        }
      }
      return tally
    }
    let each = (clock.now - reading) / max(1, held.count * Self.rewritings.count)
    let features = "\(trainer.keys.spans.count)+\(trainer.keys.skips.count) features"
    return Outcome(
      tallies: tallies,
      line: "part \(part): \(taught.count) trees, \(features), trained in \(trained), "
        + "read in \(each) each: \(tallies[0].summary)",
      errors: errors)
  }

  /// Returns the group in which a tree is held out. Neighbouring lines are often similar, so they
  /// are spread.
  private func group(of annotation: AnnotatedTree) -> Int {
    isByLine ? annotation.line &* 7_919 &+ annotation.file : annotation.file
  }
}

extension String {
  /// The text with ASCII capitals in lower case; byte offsets stay the same.
  var lowercasedASCII: String {
    String(decoding: utf8.map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
