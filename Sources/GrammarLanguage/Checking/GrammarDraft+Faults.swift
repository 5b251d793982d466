internal import ScreenDiagnostics
internal import ScreenModel

extension GrammarDraft {
  /// The components that one from another grammar is lowered to and this grammar lacks.
  func missingTargets(of name: Name) -> [Diagnostic] {
    var missing: [String] = []
    var diagnostics: [Diagnostic] = []
    for template in component(name.text)?.lowering ?? [] {
      guard let target = component(template.component) else {
        if !missing.contains(template.component) { missing.append(template.component) }
        continue
      }
      for argument in template.arguments where target.record[argument.name] == nil {
        diagnostics.append(
          Diagnostic(
            .error, id: "missing-property",
            "'\(name.text)' sets '\(argument.name)', which '\(target.name)' does not have here",
            at: name.range))
      }
    }
    guard !missing.isEmpty else { return diagnostics }
    let list = missing.map { "'\($0)'" }.joined(separator: " and ")
    let edit = TextEdit(.at(name.range.upperBound), missing.map { ", " + $0 }.joined())
    diagnostics.append(
      Diagnostic(
        .error, id: "missing-component", "'\(name.text)' becomes \(list); include that too",
        at: name.range, fixIts: [FixIt("include \(list)", edits: [edit])]))
    return diagnostics
  }

  /// What a grammar lacks as a whole.
  func faults(of syntax: GrammarSyntax, _ source: SourceText) -> [Diagnostic] {
    let place = syntax.name?.range ?? .at(0)
    var faults: [Diagnostic] = []
    if syntax.name == nil {
      faults.append(
        Diagnostic(
          .error, id: "missing-name", "a grammar begins with its name; write 'grammar mine'",
          at: .at(0),
          fixIts: [FixIt("name it 'mine'", edits: [TextEdit(.at(0), "grammar mine\n\n")])]))
    }
    if screen == nil || section == nil {
      let missing = screen == nil ? "screen" : "section"
      faults.append(
        Diagnostic(
          .error, id: "missing-declaration",
          "the grammar does not say what a \(missing) holds; write '\(missing) { … }' or 'include "
            + "core'",
          at: place))
    }
    let allowsNothing =
      components.isEmpty || screen?["sections"]?.count?.upperBound == 0
      || section?["components"]?.count?.upperBound == 0
    if screen != nil, section != nil, allowsNothing {
      faults.append(
        Diagnostic(
          .error, id: "allows-nothing", "this grammar allows no screen; allow a component",
          at: place))
    }
    let writesOut = syntax.declarations.contains { $0.keyword == .out }
    if out == nil, !writesOut, syntax.name != nil {
      let branch = "\n\nout unclear \"Input too vague, or beyond this vocabulary\"\n"
      faults.append(
        Diagnostic(
          .warning, id: "missing-out",
          "there is no out branch for what cannot be expressed; add 'out unclear'", at: place,
          fixIts: [
            FixIt(
              "add an out branch", edits: [TextEdit(.at(source.utf8.count), branch)])
          ]))
    }
    return faults
  }
}
