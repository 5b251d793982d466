internal import ScreenBrief
internal import ScreenComposition
internal import ScreenData
internal import ScreenDiagnostics
internal import ScreenGeneration
internal import ScreenModel
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
