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
    let source = SourceText(name: "<intent>", tree.text)
    let generation = tiers().propose(brief, under: grammar, sampling: sampling)
    return try compilation(of: source, ReadIntent(brief), generation, sampling: sampling)
  }
}
