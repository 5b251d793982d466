internal import Sampling
internal import ScreenComposition
internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel
internal import ScreenReading

/// An intent and a screen that answers it, which a model is shown as a turn before its own.
///
/// A turn shows how words become a screen; an example within the question is copied by small models,
/// whatever is asked. The composer makes the screen, under the grammar that holds.
struct ModelExample {
  let brief: Brief
  /// The screen, in the grammar's own words.
  let tree: TreeValue
  /// Whether it takes facts from data.
  private let hasPointers: Bool

  /// Intents of many kinds; those that a grammar cannot express are never chosen under it.
  private static let intents = [
    "Sign-up form: nickname, phone and a Join button",
    "Search form for used bikes with brand, city and a Search button",
    "Settings with toggles for sound and dark mode and a Save button",
    "Feedback form with a slider for satisfaction from 0 to 10 and a Submit button",
    "A poll with a choice of tea, coffee or water and a Vote button",
    "Standings: Ants 12 points, Bees 9 points, Crickets 4 points",
    "Shopping checklist: milk, eggs, bread",
    "Reading list: Dune, Emma, Ulysses",
    "Dashboard with 3 orders, 12 visits and a bar chart of sales: May 10, June 14",
    "A table of trains with line and platform: A 4, B 7",
    "How to descale a kettle: fill, boil, rinse",
    "Product page for a lamp with price 40 EUR, weight 2 kg and a Buy button",
    "A page with the heading Opening hours and a paragraph that says we open at nine",
    "Profile with name Ada and role Engineer, a badge Online and a Message button",
    "An alert that the disk is full and a Clean up button",
    "Order 12 with its state as a badge Shipped, and a progress bar at 60 percent",
  ]

  /// What an example with data is asked, and its data: records, and for grammars without collections
  /// facts of one.
  private static let intentsOfData: [(intent: String, data: TreeValue)] = [
    (
      "The rivers with their length",
      ["rivers": [["river": "Arno", "length": "241 km"], ["river": "Ebro", "length": "930 km"]]]
    ),
    ("The river with its length", ["river": "Arno", "length": "241 km"]),
  ]

  private static let briefs = intents.compactMap { try? read($0) }

  private static func read(_ intent: String) throws(IntentError) -> Brief {
    try IntentReader().read(SourceText(name: "<example>", intent))
  }

  /// The example for a brief under a grammar: one that the composer makes, or else one of the
  /// grammar's own names and guides, of the components that the brief calls for.
  init(for brief: Brief, under grammar: Grammar) {
    let composed = ComposerGenerator().compose(brief, under: grammar, sampling: .greedy)
    let wanted = composed.proposal.tree.componentNames
    self =
      Self.fitting(brief, of: wanted, under: grammar) ?? ModelExample(of: wanted, under: grammar)
  }

  /// An example made of the grammar alone.
  private init(of wanted: Set<String>, under grammar: Grammar) {
    tree = grammar.example(holding: wanted)
    hasPointers = false
    let names = grammar.components.map(\.name).filter(tree.componentNames.contains)
    brief = Brief(title: Phrase("Example"), intent: "A screen of " + names.joined(separator: ", "))
  }

  private init?(_ brief: Brief, under grammar: Grammar) {
    let composer = ComposerGenerator(samples: .withheld)
    let proposal = composer.compose(brief, under: grammar, sampling: .greedy).proposal
    let admission = grammar.admit(proposal, data: brief.data)
    guard admission.screen != nil, !admission.diagnostics.contains(where: \.isRefusedWhenStrict)
    else { return nil }
    self.brief = brief
    tree = proposal.withPointers
    hasPointers = tree != proposal.tree
  }

  /// An example that the composer makes; nil where it makes none of the components that are wanted.
  ///
  /// Of those that fit about as well as the best, the intent's words choose one: not always the same.
  private static func fitting(
    _ brief: Brief, of wanted: Set<String>, under grammar: Grammar
  ) -> ModelExample? {
    guard brief.data == nil else { return ofData(under: grammar) }
    let candidates = briefs.filter { $0.intent != brief.intent }.compactMap { example in
      ModelExample(example, under: grammar).map { ($0, $0.fit(to: wanted)) }
    }
    let best = candidates.map(\.1).max() ?? 0
    let near = candidates.filter { $0.1 > 0 && $0.1 * 3 >= best * 2 }
    guard !near.isEmpty else { return nil }
    return near[Int(FNV1a.hash(brief.intent.utf8) % UInt64(near.count))].0
  }

  /// An example that takes its facts from data by pointer; nil where the grammar has no words for
  /// any.
  private static func ofData(under grammar: Grammar) -> ModelExample? {
    intentsOfData.lazy.compactMap { intent, data in
      guard let brief = try? read(intent) else { return nil }
      var bound = DataBinding(brief, to: data).brief
      bound.data = data
      return ModelExample(bound, under: grammar)
    }.first(where: \.hasPointers)
  }

  /// How much its components are those that are wanted, in thousandths: the shared ones of all.
  private func fit(to wanted: Set<String>) -> Int {
    let own = tree.componentNames
    let all = own.union(wanted).count
    return all == 0 ? 0 : own.intersection(wanted).count * 1_000 / all
  }
}

extension TreeValue {
  /// The names of the components of a proposed screen.
  fileprivate var componentNames: Set<String> {
    let sections = self["sections"]?.elements ?? []
    return Set(
      sections.flatMap { $0["components"]?.elements ?? [] }.compactMap {
        $0[Element.tagName]?.text
      })
  }
}
