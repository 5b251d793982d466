import ScreenCompiler
import Synchronization

/// The grammars that the lines of a batch may name in addition to the shipped ones: the one of
/// `--grammar`, and files in the folder of the lines or below it.
///
/// Lines may come from an untrusted source. They reach no file outside that folder, whatever links
/// it contains, and only files named as grammars. Results are cached, up to a limit, because many
/// lines name the same grammar.
final class BatchGrammars: Sendable {
  /// The result of looking up a name.
  private typealias Outcome = Result<Grammar, UnknownGrammar>

  private static let ending = ".grammar"
  /// The most results that are cached, so that memory stays bounded whatever the lines name.
  private static let limit = 64

  private let folder: File
  /// The value of `--grammar`, and the grammar that it names; nil if the option was not given.
  private let chosen: (name: String, grammar: Grammar)?
  private let kept = Mutex<[String: Outcome]>([:])

  /// Creates the lookup of grammars for lines.
  ///
  /// - Parameters:
  ///   - lines: The file of the lines; nil for standard input, whose folder is the current one.
  ///   - name: The value of `--grammar`.
  ///   - grammar: The grammar that it names.
  init(for lines: File?, chosen name: String?, _ grammar: Grammar) {
    folder = lines?.folder ?? File(path: ".")
    chosen = name.map { ($0, grammar) }
  }

  /// Returns the grammar of a name that is not one of the shipped grammars.
  func grammar(named name: String) throws(UnknownGrammar) -> Grammar {
    if let chosen, name == chosen.name || name == chosen.grammar.name { return chosen.grammar }
    if let outcome = kept.withLock({ $0[name] }) { return try outcome.get() }
    let outcome = Outcome { () throws(UnknownGrammar) in try read(name) }
    kept.withLock { kept in
      if kept.count >= Self.limit { kept = [:] }
      kept[name] = outcome
    }
    return try outcome.get()
  }

  private func read(_ name: String) throws(UnknownGrammar) -> Grammar {
    let steps = name.split(separator: "/", omittingEmptySubsequences: false)
    guard name.hasSuffix(Self.ending), !name.utf8.contains(0),
      steps.allSatisfy({ !["", ".", ".."].contains($0) })
    else {
      let names = Grammar.shippedNames.joined(separator: ", ")
      throw UnknownGrammar(
        reason: "there is no grammar '\(name)'; use one of \(names), the one given by '--grammar', "
          + "or a file such as 'shop\(Self.ending)' in the input's folder or below it")
    }
    let file = folder.file(name)
    guard file.isRegular, file.isReally(below: folder) else {
      throw UnknownGrammar(reason: "there is no grammar '\(name)' in the input's folder")
    }
    let source: SourceText
    do {
      source = SourceText(name: name, utf8: try file.read())
    } catch {
      throw UnknownGrammar(reason: "cannot read the grammar '\(name)': \(error.reason)")
    }
    let (grammar, diagnostics) = Grammar.parse(
      source, resolvingIncludes: GrammarFolder(of: file).source)
    if let grammar { return grammar }
    let fault = diagnostics.first { $0.severity == .error }
    let line = fault?.range.map { source.location(of: $0.lowerBound).line }
    throw UnknownGrammar(
      reason: "the grammar '\(name)' cannot be used: \(fault?.message ?? "it is empty")"
        + (line.map { " (line \($0))" } ?? ""))
  }
}
