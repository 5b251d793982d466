internal import Sampling
internal import ScreenAdmission
internal import ScreenBrief
internal import ScreenComposition
internal import ScreenData
internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel
internal import ScreenReading
internal import ScreenSchemas
internal import ScreenText

/// An intent and a screen that answers it, shown to a model as a previous turn.
///
/// A turn shows how words become a screen, whereas small models copy an example within the question
/// whatever is asked. The composer makes the screen under the current grammar.
struct ModelExample {
  let brief: Brief
  /// The screen, in the words of the grammar.
  let tree: TreeValue
  /// Whether it takes facts from data.
  private let hasPointers: Bool

  /// Intents of many kinds, with their words labelled; one that a grammar cannot express is never
  /// chosen for it.
  private static let intents = [
    "⟦title Sign-up form⟧: ⟦field ⟦label nickname⟧⟧, ⟦field ⟦label phone⟧⟧ and ⟦action a "
      + "⟦label Join⟧ ⟦kind button⟧⟧",
    "⟦title Search form for used bikes⟧ with ⟦field ⟦label brand⟧⟧, ⟦field ⟦label city⟧⟧ "
      + "and ⟦action a ⟦label Search⟧ ⟦kind button⟧⟧",
    "⟦title Settings⟧ with toggles for ⟦toggle ⟦label sound⟧⟧ and ⟦toggle ⟦label dark "
      + "mode⟧⟧ and ⟦action a ⟦label Save⟧ ⟦kind button⟧⟧",
    "⟦title Feedback form⟧ with ⟦slider a ⟦kind slider⟧ for ⟦label satisfaction⟧ from "
      + "⟦min 0⟧ to ⟦max 10⟧⟧ and ⟦action a ⟦label Submit⟧ ⟦kind button⟧⟧",
    "A ⟦title poll⟧ with ⟦choice a ⟦kind choice⟧ of ⟦option tea⟧, ⟦option coffee⟧ or "
      + "⟦option water⟧⟧ and ⟦action a ⟦label Vote⟧ ⟦kind button⟧⟧",
    "⟦ranking ⟦label Standings⟧: ⟦item ⟦label Ants⟧ ⟦value 12 points⟧⟧, ⟦item ⟦label "
      + "Bees⟧ ⟦value 9 points⟧⟧, ⟦item ⟦label Crickets⟧ ⟦value 4 points⟧⟧⟧",
    "⟦list ⟦label Shopping⟧ ⟦kind checklist⟧: ⟦item milk⟧, ⟦item eggs⟧, ⟦item bread⟧⟧",
    "⟦list ⟦label Reading list⟧: ⟦item Dune⟧, ⟦item Emma⟧, ⟦item Ulysses⟧⟧",
    "⟦title Dashboard⟧ with ⟦stat ⟦value 3⟧ ⟦label orders⟧⟧, ⟦stat ⟦value 12⟧ ⟦label "
      + "visits⟧⟧ and ⟦chart a ⟦kind bar chart⟧ of ⟦label sales⟧: ⟦item ⟦label May⟧ ⟦value "
      + "10⟧⟧, ⟦item ⟦label June⟧ ⟦value 14⟧⟧⟧",
    "⟦table A ⟦kind table⟧ of ⟦label trains⟧ with ⟦column line⟧ and ⟦column platform⟧: "
      + "⟦item ⟦label A⟧ ⟦value 4⟧⟧, ⟦item ⟦label B⟧ ⟦value 7⟧⟧⟧",
    "⟦steps ⟦label How to descale a kettle⟧: ⟦item fill⟧, ⟦item boil⟧, ⟦item rinse⟧⟧",
    "⟦title Product page for a lamp⟧ with ⟦fact ⟦label price⟧ ⟦value 40 EUR⟧⟧, ⟦fact "
      + "⟦label weight⟧ ⟦value 2 kg⟧⟧ and ⟦action a ⟦label Buy⟧ ⟦kind button⟧⟧",
    "A page with ⟦text the ⟦kind heading⟧ ⟦value Opening hours⟧⟧ and ⟦text a ⟦kind "
      + "paragraph⟧ that says ⟦value we open at nine⟧⟧",
    "⟦title Profile⟧ with ⟦fact ⟦label name⟧ ⟦value Ada⟧⟧ and ⟦fact ⟦label role⟧ ⟦value "
      + "Engineer⟧⟧, ⟦badge a ⟦kind badge⟧ ⟦state Online⟧⟧ and ⟦action a ⟦label Message⟧ "
      + "⟦kind button⟧⟧",
    "⟦alert An ⟦kind alert⟧ that ⟦value the disk is full⟧⟧ and ⟦action a ⟦label Clean "
      + "up⟧ ⟦kind button⟧⟧",
    "⟦title Order 12⟧ with ⟦badge its ⟦label state⟧ as a ⟦kind badge⟧ ⟦state Shipped⟧⟧, "
      + "and ⟦progress a ⟦kind progress bar⟧ at ⟦value 60 percent⟧⟧",
  ]

  /// The intents of examples with data, and their data: records or, for grammars without
  /// collections, the facts of one record.
  private static let intentsOfData: [(intent: String, data: TreeValue)] = [
    (
      "⟦list The ⟦label rivers⟧ with their ⟦column length⟧⟧",
      ["rivers": [["river": "Arno", "length": "241 km"], ["river": "Ebro", "length": "930 km"]]]
    ),
    (
      "⟦fact The ⟦label river⟧⟧ with its ⟦fact ⟦label length⟧⟧",
      ["river": "Arno", "length": "241 km"]
    ),
  ]

  private static let briefs = intents.compactMap(read)

  private static func read(_ tree: String) -> Brief? {
    ReadingTree.parse(SourceText(name: "<example>", tree)).tree.flatMap {
      try? IntentReader().read($0)
    }
  }

  /// Creates the example for a brief: one that the composer makes or, failing that, one made from
  /// the grammar's names and guides.
  ///
  /// It has components that the brief calls for.
  init(for brief: Brief, under grammar: Grammar) {
    let composed = ComposerGenerator().compose(brief, under: grammar, sampling: .greedy)
    let wanted = composed.proposal.tree.componentNames
    self =
      Self.fitting(brief, of: wanted, under: grammar) ?? ModelExample(of: wanted, under: grammar)
  }

  /// Creates an example from the grammar alone.
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

  /// An example that the composer makes; nil if it has none of the wanted components.
  ///
  /// The intent's words choose one of those that fit about as well as the best, so that it is not
  /// always the same one.
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

  /// An example that takes its facts from data by pointer; nil if the grammar can express none.
  private static func ofData(under grammar: Grammar) -> ModelExample? {
    intentsOfData.lazy.compactMap { intent, data in
      guard let brief = read(intent) else { return nil }
      var bound = DataBinding(brief, to: data).brief
      bound.data = data
      return ModelExample(bound, under: grammar)
    }.first(where: \.hasPointers)
  }

  /// How well its components fit the wanted ones: the shared components among all of them, in
  /// thousandths.
  private func fit(to wanted: Set<String>) -> Int {
    let own = tree.componentNames
    let all = own.union(wanted).count
    return all == 0 ? 0 : own.intersection(wanted).count * 1_000 / all
  }
}

extension TreeValue {
  /// The names of the components of a proposed screen.
  fileprivate var componentNames: Set<String> {
    Set(
      sections.flatMap(\.components).compactMap(\.kindName))
  }
}
