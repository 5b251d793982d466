public import Sampling
internal import ScreenBrief
internal import ScreenComposition
internal import ScreenDiagnostics
internal import ScreenGeneration
public import ScreenReading

extension Compiler {
  /// Compiles a text whose words are already labelled, as by a human annotator.
  ///
  /// - Parameters:
  ///   - tree: The text, with its words labelled.
  ///   - sampling: How choices are made.
  /// - Returns: The compilation.
  /// - Throws: `CompilationError` if the text is empty or none of the proposal is admitted.
  public func compile(
    _ tree: ReadingTree, sampling: SamplingOptions = .greedy
  ) throws(CompilationError) -> Compilation {
    let brief: Brief
    do throws(IntentError) {
      brief = try reader.read(tree)
    } catch {
      switch error {
      case .empty: throw .emptyIntent
      }
    }
    let generation = tiers().propose(brief, under: grammar, sampling: sampling)
    return try compilation(
      of: SourceText(tree.text), ReadIntent(brief), generation,
      sampling: sampling)
  }

  /// Composes a screen from brackets alone, whatever else their text may be.
  func composed(asDrawn tree: ReadingTree) throws(CompilationError) -> Compilation {
    guard let brief = try? reader.read(asDrawn: tree) else { throw .emptyIntent }
    let generation = composerTier().propose(brief, under: grammar, sampling: .greedy)
    return try compilation(
      of: SourceText(name: "<edit>", tree.text), ReadIntent(brief), generation, sampling: .greedy)
  }
}
