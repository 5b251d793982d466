package import ScreenDiagnostics

/// Reads a grammar and the grammars it includes.
package struct GrammarReader {
  /// The most bytes that a grammar may have, including the grammars it includes.
  static let sizeLimit = 4 << 20
  /// The most grammars that one may include, directly or through others.
  static let includeLimit = 100
  /// The most faults that are reported for one file.
  static let diagnosticLimit = 1_000

  /// Finds the source of an included grammar by its name.
  private let find: (String) -> SourceText?
  /// The names of grammars for which a misspelt one may be meant.
  private let names: [String]
  /// The drafts read so far, by name; nil for one that could not be read.
  private var known: [String: GrammarDraft?] = [:]
  /// The bytes read so far.
  private var size = 0
  /// The names of the grammars being read, the outermost first.
  private var path: [String] = []

  private init(_ names: [String], find: @escaping (String) -> SourceText?) {
    self.names = names
    self.find = find
  }

  /// The result of reading a grammar; errors prevent a usable draft.
  package struct Reading {
    var draft = GrammarDraft()
    var syntax = GrammarSyntax()
    /// The faults, ordered by place.
    package internal(set) var diagnostics: [Diagnostic] = []
  }

  /// Reads a grammar whose includes are found by `find`; `names` are those that it is known to find.
  package static func reading(
    of source: SourceText, among names: [String], resolvingIncludes find: (String) -> SourceText?
  ) -> Reading {
    withoutActuallyEscaping(find) { find in
      var reader = GrammarReader(names, find: find)
      return reader.read(source)
    }
  }

  /// Reads `source` with its includes.
  private mutating func read(_ source: SourceText) -> Reading {
    guard source.utf8.count <= Self.sizeLimit - size else {
      return Reading(diagnostics: [.tooLarge])
    }
    size += source.utf8.count
    var parser = Parser(source)
    let syntax = parser.parse()
    var diagnostics = parser.diagnostics
    if let name = syntax.name?.text { path.append(name) }
    var base = GrammarDraft()
    for include in syntax.includes {
      guard let draft = included(include, &diagnostics) else { continue }
      let only = include.only.map { checked($0, in: draft, &diagnostics) }
      base.include(draft, only: only)
    }
    base.dropDanglingFallbacks()
    if syntax.name != nil { path.removeLast() }
    var checker = GrammarChecker(source, over: base)
    checker.check(syntax)
    diagnostics += checker.diagnostics
    for name in syntax.includes.flatMap({ $0.only ?? [] }) {
      diagnostics += checker.draft.missingTargets(of: name)
    }
    if path.isEmpty { diagnostics += checker.draft.faults(of: syntax, source) }
    return Reading(draft: checker.draft, syntax: syntax, diagnostics: Self.ordered(diagnostics))
  }

  /// The draft that an include adds; nil, with a report, if there is none.
  private mutating func included(
    _ include: IncludeSyntax, _ diagnostics: inout [Diagnostic]
  ) -> GrammarDraft? {
    let name = include.name
    if path.contains(name.text) {
      let circle = (path + [name.text]).joined(separator: " → ")
      diagnostics.append(
        Diagnostic(
          .error, id: "include-cycle", "'\(name.text)' includes itself; remove this include",
          at: include.range, notes: [Note(circle)],
          fixIts: [FixIt("remove the include", edits: [TextEdit(include.range, "")])]))
      return nil
    }
    // A grammar that was invalid before has been reported at its first include.
    if let draft = known[name.text] { return draft }
    guard known.count < Self.includeLimit else {
      diagnostics.append(
        Diagnostic(
          .error, id: "too-many-includes",
          "more than \(Self.includeLimit) grammars are included; merge some", at: include.range))
      known[name.text] = .some(nil)
      return nil
    }
    guard let source = find(name.text) else {
      diagnostics.append(
        .unknown(
          "grammar", id: "unknown-grammar", name.text, at: name.range, among: names))
      known[name.text] = .some(nil)
      return nil
    }
    known[name.text] = .some(nil)
    path.append(name.text)
    let reading = read(source)
    path.removeLast()
    let errors = reading.diagnostics.filter { $0.severity == .error }
    if let first = errors.first {
      let place = source.location(of: first.range?.lowerBound ?? 0)
      let count = errors.count == 1 ? "an error" : "\(errors.count) errors"
      diagnostics.append(
        Diagnostic(
          .error, id: "faulty-include", "'\(name.text)' has \(count); fix that grammar first",
          at: include.range,
          notes: [Note("\(source.name):\(place.line):\(place.column): \(first.message)")]))
    }
    known[name.text] = reading.draft
    return reading.draft
  }

  /// The names listed after an include that exist in the included grammar.
  private func checked(
    _ names: [Name], in draft: GrammarDraft, _ diagnostics: inout [Diagnostic]
  ) -> [String] {
    var places: [String: SourceRange] = [:]
    return names.compactMap { name in
      if let first = places.updateValue(name.range, forKey: name.text) {
        diagnostics.append(.duplicate("component", name, first: first))
        return nil
      }
      guard draft.component(name.text) == nil else { return name.text }
      diagnostics.append(
        .unknown(
          "component of '\(draft.name)'", id: "unknown-component", name.text, at: name.range,
          among: draft.components.map(\.name)))
      return nil
    }
  }

  /// The diagnostics ordered by place, up to a number that people can read.
  private static func ordered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let sorted = diagnostics.enumerated().sorted {
      let lhs = ($0.element.range?.lowerBound ?? 0, $0.offset)
      return lhs < ($1.element.range?.lowerBound ?? 0, $1.offset)
    }.map(\.element)
    let omitted = sorted.dropFirst(diagnosticLimit)
    guard let gravest = omitted.map(\.severity).max() else { return sorted }
    let message = "\(omitted.count) more are not shown; fix these first"
    return sorted.prefix(diagnosticLimit) + [
      Diagnostic(gravest, id: "too-many-faults", message)
    ]
  }
}

extension GrammarReader.Reading {
  /// The grammar; nil if there are errors.
  package var grammar: Grammar? {
    diagnostics.contains { $0.severity == .error } ? nil : draft.grammar
  }
}

extension Diagnostic {
  fileprivate static let tooLarge = Diagnostic(
    .error, id: "too-large",
    "a grammar and its includes may have at most \(GrammarReader.sizeLimit >> 20) MB; shorten it",
    at: .at(0))
}
