package import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEdits
internal import ScreenModel
internal import ScreenText

/// Merging several things into one, and turning one into a choice of several.
extension EditSession {
  /// `combine the first and the last name into one field called Full name`: renames the first and
  /// removes the others.
  package func merging(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    guard let (anchor, what) = linked(tokens, "to") else {
      if let plan = mergingLike(tokens) { return plan }
      throw Refusal(reason: "it does not say what to merge into")
    }
    let targets = ordered(try enumerated(anchor))
    guard targets.count > 1, case .element = targets[0] else {
      throw Refusal(reason: "only several components can become one")
    }
    let said = what.indices.first { words.match("saying", at: what[$0...]) != nil }
    let name = said.map { index in
      what[(index + (words.match("saying", at: what[index...])?.count ?? 1))...]
    }
    // `into one, Full name`
    let pieces = finder.pieces(of: what)
    let isCounted =
      pieces.count == 2
      && (words.isPhrase("pronoun", pieces[0].prefix(1))
        || words.isPhrase("pronoun", finder.bare(pieces[0])))
    let others = removal(of: Array(targets.dropFirst()))
    var plans: [EditPlan] = []
    // The removed things come after the kept one, so that addresses stay valid.
    let new = name ?? (isCounted ? pieces[1] : finder.bare(what))
    if name != nil || isCounted || finder.kind(ofNew: what)?.name.isEmpty != true {
      plans.append(try rename([targets[0]], to: new))
    }
    guard var plan = Self.joined(plans + [others]) else { return others }
    plan.targets = [targets[0]]
    return plan
  }

  /// `merge first and last name`: one thing called by the words that all their names end in; nil if
  /// they share none.
  private func mergingLike(_ tokens: ArraySlice<EditToken>) -> EditPlan? {
    guard let found = try? enumerated(tokens) else { return nil }
    let targets = ordered(found)
    let names = targets.compactMap { target -> [Substring]? in
      guard case .element(let address) = target, let element = element(at: address) else {
        return nil
      }
      return OwnTexts(of: element.component).title.split(separator: " ")
    }
    guard targets.count > 1, names.count == targets.count, let last = names[0].last,
      names.allSatisfy({ $0.count > 1 && $0.last?.lowercased() == last.lowercased() })
    else { return nil }
    let name = LabelText.capitalized(String(last))
    let token = EditToken(text: name, folded: name.lowercased(), range: .at(0), isQuoted: true)
    guard let renamed = try? rename([targets[0]], to: [token]),
      var plan = Self.joined([renamed, removal(of: Array(targets.dropFirst()))])
    else { return nil }
    plan.targets = [targets[0]]
    return plan
  }

  /// The options that words list between slashes, possibly with a kind of picker: `yes / no /
  /// maybe`, `a small/large dropdown`; nil if there are none.
  func slashed(
    _ tokens: ArraySlice<EditToken>
  ) -> (options: [String], style: EditWords.Value?)? {
    var rest = finder.bare(tokens)
    if words.meaning("kind", of: rest.suffix(1)) == "toggle" { return nil }
    var style: EditWords.Value?
    for count in [3, 2, 1] where rest.count > count {
      let head = rest.suffix(count)
      let isPicker = words.meaning("kind", of: head) == "picker"
      guard isPicker || words.value(head, of: "picker") != nil || words.isPhrase("choice", head)
      else { continue }
      style = words.value(head, of: "picker")
      rest = rest.dropLast(count)
      break
    }
    guard rest.allSatisfy({ !$0.isMark }) else { return nil }
    let options = written(rest).split(separator: "/").map { option in
      LabelText.capitalized(option.split(separator: " ").joined(separator: " "))
    }
    return options.count > 1 && options.allSatisfy { !$0.isEmpty } ? (options, style) : nil
  }

  /// Replaces a target by a choice of the options between slashes; nil if there are none, or the
  /// target is something else.
  func choosing(_ target: EditTarget, _ tokens: ArraySlice<EditToken>) -> EditPlan? {
    guard case .element(let address) = target, let old = element(at: address),
      old.component.kind.family == .input || old.component.kind == .rating,
      let (options, style) = slashed(tokens)
    else { return nil }
    var new = old.component.kind == .picker ? old : old.converted(to: .picker)
    if let style { _ = new.set(style.property, to: TreeValue(.text(style.value))) }
    guard case .picker(var picker) = new.component else { return nil }
    picker.options = options
    picker.selected = picker.selected.filter(options.contains)
    new.component = .picker(picker)
    new.samples.removeAll { $0 == Component.Picker.Property.options.rawValue }
    return EditPlan(
      subject: "replace",
      edits: [.replace(address, with: screen.uniquelyNamed([new], except: address))],
      targets: [target],
      done: "\(names(of: [target])) is a choice of \(options.joined(separator: ", ")) now")
  }
}
