package import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEdits
package import ScreenModel
package import ScreenReading
internal import ScreenText

/// Composing the components that words ask for.
extension EditSession {
  /// The components that words ask for, made as from an intent, and no more than is asked.
  package func components(
    of what: ArraySlice<EditToken>, beside: EditTarget? = nil
  ) throws(Refusal) -> [Element] {
    if let told = told(what) { return [told] }
    let pieces = finder.pieces(of: what).map { finder.kind(ofNew: $0) }
    let kinds = Set(pieces.compactMap { $0?.kind })
    let one = pieces.count == 1 ? pieces[0] : nil
    let said = one.flatMap { measured($0) } ?? written(what)
    var composed = withoutSending(editor.compose(phrase: said).elements, of: said)
    guard let piece = pieces.first ?? nil, kinds.count == 1 || pieces.allSatisfy({ $0 != nil })
    else {
      // A bare noun next to an input is an input too.
      if kinds.isEmpty, isInput(beside), let field = words.first("field") {
        let fields = editor.compose(phrase: written(what) + " " + field).elements
          .filter { $0.component.kind.family == .input }
        if !fields.isEmpty { return fields.count == 1 ? [named(fields[0], what)] : fields }
      }
      // Components that would show only samples were not asked for.
      let isMadeUp =
        kinds.isEmpty
        && composed.contains { element in
          OwnTexts(of: element.component).naming.map(element.samples.contains) ?? false
            || element.component.kind.family == .collections && !element.samples.isEmpty
        }
      guard !composed.isEmpty, !isMadeUp, composed.count <= max(2, 2 * pieces.count) else {
        throw Refusal(reason: "\(quoted(what)) does not say clearly what to show")
      }
      return composed
    }
    composed = composed.filter { kinds.contains($0.component.kind) }
    guard pieces.count == 1 else {
      guard !composed.isEmpty else {
        throw Refusal(reason: "\(quoted(what)) does not say what to show")
      }
      return composed
    }
    if composed.isEmpty, !piece.name.isEmpty, let kind = words.first("kind", piece.kind.rawValue) {
      composed = editor.compose(phrase: written(piece.name) + " " + kind).elements
        .filter { kinds.contains($0.component.kind) }
    }
    if composed.isEmpty {
      guard let made = made(piece.kind, named: piece.name) else {
        throw Refusal(reason: "\(quoted(what)) does not say what to show")
      }
      return [made]
    }
    return composed.count == 1 ? [stopped(named(composed[0], piece.name), piece.name)] : composed
  }

  /// Components without a submit button, which belongs to a whole screen and not to a part, unless
  /// the words name it.
  private func withoutSending(_ elements: [Element], of said: String) -> [Element] {
    let words = AnchorFinder.fold(said)
    guard elements.contains(where: { $0.component.kind.family == .input }) else { return elements }
    return elements.filter { element in
      guard case .button(let button) = element.component else { return true }
      return AnchorFinder.fold(button.label).allSatisfy(words.contains)
    }
  }

  /// `a paragraph: Life jackets are required.`: a text of a kind; nil if no kind of text is named.
  private func told(_ what: ArraySlice<EditToken>) -> Element? {
    guard let colon = what.firstIndex(where: { $0.isMark && $0.text == ":" }),
      colon + 1 < what.endIndex, let head = finder.kind(ofNew: what[..<colon]), head.name.isEmpty,
      head.kind.family == .text
    else { return nil }
    let text = what[(colon + 1)...]
    var element = Element(Component(head.kind))
    guard let property = OwnTexts(of: element.component).naming else { return nil }
    _ = element.set(property, to: TreeValue(.text(LabelText.capitalized(written(text)))))
    return stopped(element, text)
  }

  /// `a weight field in kg`, reordered as the measure followed by its kind; nil if no unit is
  /// stated.
  private func measured(_ new: (kind: ComponentKind, name: ArraySlice<EditToken>)) -> String? {
    let isMeasured = new.name.indices.dropFirst().contains { index in
      words.match("measure", at: new.name[index...]) != nil
    }
    guard isMeasured, new.kind.family == .input, let kind = words.first("kind", new.kind.rawValue)
    else { return nil }
    return written(new.name) + " " + kind
  }

  /// Restores the full stop of a paragraph that was given as a sentence.
  private func stopped(_ element: Element, _ name: ArraySlice<EditToken>) -> Element {
    guard case .paragraph(let paragraph) = element.component, let last = name.last, !last.isQuoted,
      name.count > 2, last.range.upperBound < text.utf8.count,
      paragraph.text.lowercased() == written(name).lowercased(),
      [0x21, 0x2E, 0x3F].contains(text.utf8[last.range.upperBound])
    else { return element }
    var stopped = element
    let mark = String(decoding: [text.utf8[last.range.upperBound]], as: UTF8.self)
    _ = stopped.set(Component.Paragraph.Property.text, to: TreeValue(.text(paragraph.text + mark)))
    return stopped
  }

  private func isInput(_ target: EditTarget?) -> Bool {
    guard case .element(let address) = target else { return false }
    return element(at: address)?.component.kind.family == .input
  }

  /// Gives a component the quoted name, or the stated name if it is named only by its kind.
  private func named(_ element: Element, _ name: ArraySlice<EditToken>) -> Element {
    let title = OwnTexts(of: element.component).title
    let isKind = words.meaning("kind", of: EditToken.tokens(of: Array(title.utf8))[...]) != nil
    let quoted = name.first { $0.isQuoted }
    let isSample = OwnTexts(of: element.component).naming.map(element.samples.contains) ?? false
    guard (isKind || isSample) && !name.isEmpty || quoted != nil && quoted?.text != title,
      let property = OwnTexts(of: element.component).naming
    else { return element }
    let text = quoted?.text ?? LabelText.capitalized(LabelText.withoutArticle(written(name)))
    var named = element
    _ = named.set(property, to: TreeValue(.text(text)))
    // "Enter field" contains the kind.
    if case .field(var field) = named.component, !field.placeholder.isEmpty, !title.isEmpty {
      field.placeholder = field.placeholder.replacing(title.lowercased(), with: text.lowercased())
      named.component = .field(field)
    }
    if let slug = Slug.derived(from: text) {
      _ =
        OwnTexts(of: element.component)[.identity] == nil
        ? named.set(Component.Button.Property.action, to: TreeValue(.text(slug)))
        : named.set(Component.Field.Property.name, to: TreeValue(.text(slug)))
    }
    return named
  }

  /// A component of a kind with only a name; nil if the grammar requires more.
  private func made(_ kind: ComponentKind, named name: ArraySlice<EditToken>) -> Element? {
    var element = Element(Component(kind))
    let text = LabelText.capitalized(LabelText.withoutArticle(written(name)))
    guard let property = OwnTexts(of: element.component).naming else {
      return name.isEmpty ? element : nil
    }
    guard !text.isEmpty || kind == .progress else { return nil }
    _ = element.set(property, to: TreeValue(.text(text)))
    if kind == .stat { _ = element.set(Component.Stat.Property.value, to: TreeValue(.text("—"))) }
    if case .field(var field) = element.component {
      field.name = Slug.derived(from: text) ?? ""
      element.component = .field(field)
    }
    return element
  }

  /// The component for a bracket with a label, a name and possibly a role.
  package func composed(
    _ label: TreeLabel, _ title: String, _ role: TreeLabel? = nil, _ words: String = ""
  ) -> Element? {
    let name = SourceRange(0, title.utf8.count)
    var text = title
    var children = [ReadingTree.Node(.label, name)]
    if let role {
      text += ", " + words
      children.append(ReadingTree.Node(role, SourceRange(name.upperBound + 2, text.utf8.count)))
    }
    let node = ReadingTree.Node(label, SourceRange(0, text.utf8.count), children: children)
    return editor.compose(.tree(ReadingTree(text, nodes: [node]))).elements.first
  }

  /// The label of brackets that ask for components of a kind; nil for a kind that is never
  /// requested by name.
  package static func bracket(of kind: ComponentKind) -> TreeLabel? {
    switch kind {
    case .field: .field
    case .picker: .choice
    case .toggle: .toggle
    case .slider: .slider
    case .button: .action
    case .link: .link
    case .stat: .stat
    case .keyValue: .fact
    case .badge: .badge
    case .progress: .progress
    case .rating: .rating
    case .list, .checklist: .list
    case .table: .table
    case .standings: .ranking
    case .chart: .chart
    case .steps: .steps
    case .image: .image
    default: nil
    }
  }

  /// A component like another, with another name and what goes with it.
  package func copy(of old: Element, labelled label: String) -> Element {
    var new = Self.bracket(of: old.component.kind).flatMap { composed($0, label) } ?? old
    if new.component.kind.family != old.component.kind.family { new = old }
    if new.component.kind != old.component.kind, old.component.kind != .field { new = old }
    guard new != old else { return old.relabelled(label) }
    if let naming = OwnTexts(of: new.component).naming {
      _ = new.set(naming, to: TreeValue(.text(label)))
    }
    let isRequired =
      old.tree[Component.Field.Property.rules]?[Component.FieldRules.Property.required]
      ?? old.tree[Component.Picker.Property.required]
    if case .flag(true)? = isRequired?.content {
      _ = new.set("rules.required", to: TreeValue(.flag(true)))
      _ = new.set(Component.Picker.Property.required, to: TreeValue(.flag(true)))
    }
    return new
  }
}
