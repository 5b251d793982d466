import ScreenAdmission
import ScreenBrief
import ScreenLedger
import Sampling
import ScreenComposition
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import ScreenReading

/// A brief composed, admitted and judged.
struct Composed {
  var brief: Brief
  var composition: Composition
  var admission: Admission
  var ledger: Ledger

  init(
    _ brief: Brief, grammar: Grammar = .standard, sampling: SamplingOptions = .greedy,
    samples: SamplePolicy = .shown
  ) {
    let composer = Composer(grammar: grammar, samples: samples)
    let brief = composer.drawn(brief, sampling: sampling)
    self.brief = brief
    composition = composer.compose(brief, sampling: sampling)
    admission = grammar.admit(composition.proposal)
    ledger = Ledger.judge(
      brief, claims: composition.claims, admission: admission, under: grammar)
  }

  init(
    _ intent: String, grammar: Grammar = .standard, sampling: SamplingOptions = .greedy,
    samples: SamplePolicy = .shown
  ) throws {
    let brief = try IntentReader(grammar: grammar).read(SourceText(intent))
    self.init(brief, grammar: grammar, sampling: sampling, samples: samples)
  }

  var sections: [Section] { admission.screen?.sections ?? [] }
  var elements: [Element] { sections.flatMap(\.elements) }
  var components: [Component] { elements.map(\.component) }

  var fields: [Component.Field] {
    components.compactMap { if case .field(let field) = $0 { field } else { nil } }
  }

  var buttons: [Component.Button] {
    components.compactMap { if case .button(let button) = $0 { button } else { nil } }
  }

  var charts: [Component.Chart] {
    components.compactMap { if case .chart(let chart) = $0 { chart } else { nil } }
  }

  var tables: [Component.Table] {
    components.compactMap { if case .table(let table) = $0 { table } else { nil } }
  }

  var lists: [Component.List] {
    components.compactMap { if case .list(let list) = $0 { list } else { nil } }
  }
}
