public import Sampling
public import ScreenBrief
internal import ScreenCatalog
internal import ScreenComposition
internal import ScreenData
public import ScreenDiagnostics
internal import ScreenGeneration
internal import ScreenGrammar
public import ScreenModel
internal import ScreenReading

/// The result of reading an intent.
struct ReadIntent {
  var brief: Brief
  /// The document of the brief's intent, if it is available.
  var document: Document?
  var interpretation: Interpretation

  init(_ brief: Brief, _ document: Document? = nil) {
    self.brief = brief
    self.document = document
    interpretation = Interpretation(margin: brief.margin)
  }
}

extension Compiler {
  /// Reads an intent into a brief, bound to the data that answers it.
  func read(_ source: SourceText, _ data: TreeValue?) throws(CompilationError) -> ReadIntent {
    do throws(IntentError) {
      let (brief, document) = try reader(for: source, data).readWithDocument(source)
      return ReadIntent(bound(brief, to: data), document)
    } catch {
      switch error {
      case .empty: throw .emptyIntent
      }
    }
  }

  /// The brief of an intent after each pass, from the words to the requirements of a screen.
  ///
  /// - Parameters:
  ///   - intent: The sentence, or a longer text.
  ///   - data: The source of facts.
  ///   - sampling: How alternatives of a recipe are chosen.
  /// - Returns: The stages, in the order of `BriefPass`; a pass that does not apply to the text is
  ///   left out.
  /// - Throws: `CompilationError.emptyIntent` for a blank text.
  public func stages(
    of intent: SourceText, data: TreeValue? = nil, sampling: SamplingOptions = .greedy
  ) throws(CompilationError) -> [BriefStage] {
    var stages: [BriefStage]
    do throws(IntentError) {
      stages = try reader(for: intent, data).stages(of: intent)
    } catch {
      switch error {
      case .empty: throw .emptyIntent
      }
    }
    guard var brief = stages.last?.brief else { return [] }
    if data != nil {
      brief = bound(brief, to: data)
      stages.append(BriefStage(.bind, brief))
    }
    brief = composer.drawn(brief, sampling: sampling)
    stages.append(BriefStage(.vary, brief))
    brief = Catalog.shipped.ground(brief, where: grammar.takesItem(named:)).brief
    stages.append(BriefStage(.ground, brief))
    return stages
  }

  /// The greedy result of the built-in tiers for an intent.
  func draft(
    of source: SourceText, _ reading: ReadIntent
  ) throws(CompilationError) -> Compilation {
    let generation = tiers().propose(reading.brief, under: grammar, sampling: .greedy)
    return try compilation(of: source, reading, generation, sampling: .greedy)
  }

  /// The reader of an intent: with data at hand a short text is a sentence that asks for it, and the
  /// catalog answers only what asks for none of it.
  private func reader(
    for source: SourceText, _ data: TreeValue?
  ) throws(IntentError) -> IntentReader {
    guard let data else { return reader }
    var sentences = reader
    sentences.answersNames = false
    let binding = DataBinding(try sentences.read(source), to: data)
    return binding.asksForData ? sentences : reader
  }

  private func bound(_ brief: Brief, to data: TreeValue?) -> Brief {
    guard let data else { return brief }
    let binding = DataBinding(brief, to: data)
    var brief = binding.brief
    brief.diagnostics += binding.diagnostics
    brief.data = data
    return brief
  }
}
