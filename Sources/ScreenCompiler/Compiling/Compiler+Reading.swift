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

/// An intent as it was read.
struct ReadIntent {
  var brief: Brief
  /// The document of the brief's intent, where it is at hand.
  var document: Document?
  var interpretation: Interpretation

  init(_ brief: Brief, _ document: Document? = nil) {
    self.brief = brief
    self.document = document
    interpretation = Interpretation(margin: brief.margin)
  }
}

extension Compiler {
  /// The brief of an intent, bound to the data that answers it.
  func read(_ source: SourceText, _ data: TreeValue?) throws(CompilationError) -> ReadIntent {
    do throws(IntentError) {
      let (brief, document) = try reader.readWithDocument(source)
      return ReadIntent(bound(brief, to: data), document)
    } catch {
      switch error {
      case .empty: throw .emptyIntent
      }
    }
  }

  /// The brief of an intent after each pass that makes it, from the words to what a screen is made of.
  ///
  /// - Parameters:
  ///   - intent: The sentence, or a longer text.
  ///   - data: Where facts come from.
  ///   - sampling: Which alternatives of a recipe are taken.
  /// - Returns: The stages, in the order of `BriefPass`; a pass that a text has no use for is left out.
  /// - Throws: `CompilationError.emptyIntent` for a blank text.
  public func stages(
    of intent: SourceText, data: TreeValue? = nil, sampling: SamplingOptions = .greedy
  ) throws(CompilationError) -> [BriefStage] {
    var stages: [BriefStage]
    do throws(IntentError) {
      stages = try reader.stages(of: intent)
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

  /// What the tiers that need nothing from outside make of an intent, greedily.
  func draft(
    of source: SourceText, _ reading: ReadIntent
  ) throws(CompilationError) -> Compilation {
    let generation = tiers().propose(reading.brief, under: grammar, sampling: .greedy)
    return try compilation(of: source, reading, generation, sampling: .greedy)
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
