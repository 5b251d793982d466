public import Sampling
internal import ScreenBrief
internal import ScreenComposition
internal import ScreenDiagnostics
internal import ScreenGeneration
public import ScreenReading

extension Compiler {
  /// Compiles a text of which it is known what its words are, as a person annotates it.
  ///
  /// - Parameters:
  ///   - tree: The text, and what its words are.
  ///   - sampling: How choices are made.
  /// - Returns: The screen and the account of it.
  /// - Throws: `CompilationError` where the text is empty, or nothing of the proposal is admitted.
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
      of: SourceText(name: "<intent>", tree.text), ReadIntent(brief), generation,
      sampling: sampling)
  }

  /// What the composer makes of brackets alone, whatever else their text may be.
  func composed(asDrawn tree: ReadingTree) throws(CompilationError) -> Compilation {
    guard let brief = try? reader.read(asDrawn: tree) else { throw .emptyIntent }
    let generation = composerTier().propose(brief, under: grammar, sampling: .greedy)
    return try compilation(
      of: SourceText(name: "<edit>", tree.text), ReadIntent(brief), generation, sampling: .greedy)
  }
}
