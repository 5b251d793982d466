internal import ScreenCompiler

/// Changes to the screen in words, one line after another, with undo and redo.
///
/// They apply to whatever is compiled, so that they survive another seed or a changed file.
extension Preview {
  mutating func beginAmending() {
    guard focused.compilation != nil else {
      note = "there is no screen to change"
      return
    }
    mode = .amending(LineEditor())
  }

  /// Applies the changes in a line; if none can be made, shows why and discards the line.
  mutating func applyEdits(_ line: String) {
    guard !line.isBlank else { return }
    let before = edits
    edits.append(line)
    compile()
    let start = RenderInvocation.trail(before).utf8.count
    let entries = (focused.compilation?.ledger.entries ?? []).filter {
      before.isEmpty || $0.range.lowerBound >= start
    }
    let unmet = entries.first { $0.outcome == .unmet }?.reason
    if entries.contains(where: { $0.outcome == .met }) {
      undone = []
      note = unmet ?? entries.last?.reason ?? ""
    } else {
      edits = before
      compile()
      note = unmet ?? "nothing was changed"
    }
  }

  mutating func undo() {
    guard let last = edits.popLast() else {
      note = "nothing to undo"
      return
    }
    undone.append(last)
    compile()
    note = "undone: \(last)"
  }

  mutating func redo() {
    guard let next = undone.popLast() else {
      note = "nothing to redo"
      return
    }
    edits.append(next)
    compile()
    note = "redone: \(next)"
  }

  /// Applies all changes to the compilation of a variant.
  func applyingEdits(
    _ compilation: Compilation, with compiler: Compiler
  ) throws(CompilationError) -> Compilation {
    guard !edits.isEmpty else { return compilation }
    let text = SourceText(name: "<change>", RenderInvocation.trail(edits))
    var applyingEdits = try compiler.edit(compilation.screen, text, data: data)
    (applyingEdits.tier, applyingEdits.language) = (compilation.tier, compilation.language)
    return applyingEdits
  }

  mutating func applyEdits(_ index: Int, with compiler: Compiler) throws(CompilationError) {
    guard let compilation = panes[index].compilation else { return }
    panes[index].compilation = try applyingEdits(compilation, with: compiler)
  }
}
