internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// Composing the components that words ask for.
extension EditSession {
  /// The components that words ask for, made as from an intent, and no more than is asked.
  func components(
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
        throw Refusal(reason: "\(quoted(what)) says nothing certain that can be shown")
      }
      return composed
    }
    composed = composed.filter { kinds.contains($0.component.kind) }
    guard pieces.count == 1 else {
      guard !composed.isEmpty else {
        throw Refusal(reason: "\(quoted(what)) says nothing that can be shown")
      }
      return composed
    }
    if composed.isEmpty, !piece.name.isEmpty, let kind = words.first("kind", piece.kind.rawValue) {
      composed = editor.compose(phrase: written(piece.name) + " " + kind).elements
        .filter { kinds.contains($0.component.kind) }
    }
    if composed.isEmpty {
      guard let made = made(piece.kind, named: piece.name) else {
        throw Refusal(reason: "\(quoted(what)) says nothing that can be shown")
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
    _ = stopped.set("text", to: TreeValue(.text(paragraph.text + mark)))
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
        ? named.set("action", to: TreeValue(.text(slug)))
        : named.set("name", to: TreeValue(.text(slug)))
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
    if kind == .stat { _ = element.set("value", to: TreeValue(.text("—"))) }
    if case .field(var field) = element.component {
      field.name = Slug.derived(from: text) ?? ""
      element.component = .field(field)
    }
    return element
  }
}
