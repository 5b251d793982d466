internal import ScreenModel
internal import ScreenText

/// Things referred to by neither name nor kind: by what they show, by the form of it, or by a word of
/// like meaning.
extension AnchorFinder {
  /// The only thing that words fit in one of these ways; nil if none does, and several equal ones
  /// are named.
  ///
  /// `the hospital` is the fact whose value is "Lincoln Hospital", `the time` the only thing that
  /// shows a time of day, and `the price` the column "Cost".
  package func otherwise(
    _ tokens: ArraySlice<EditToken>, in scope: EditTarget? = nil
  ) -> Result? {
    let wanted = namingStems(of: tokens)
    guard !wanted.isEmpty, wanted.count < 4, depth == 0,
      !tokens.contains(where: { $0.isMark || $0.isQuoted })
    else { return nil }
    let things = candidates(in: scope).filter { $0.component != nil }
    let all = things + parts(in: scope).filter { $0.kind != "value" && !$0.isSample }
    return one(of: things.filter { shows(wanted, $0) })
      ?? form(named: tokens).flatMap { form in
        one(of: all.filter { isOf(form, $0) }) ?? onlyCell(of: form, in: scope)
      }
      ?? one(of: all.filter { tells(wanted, $0) })
      ?? one(of: things.filter { looks(tokens, $0) })
      ?? one(of: alike(wanted, all.filter { isNamedByWords($0, tokens) }))
  }

  /// Whether a word of like meaning may stand for the name of a thing: one that says what it holds,
  /// and not one of many things that it holds.
  private func isNamedByWords(_ thing: Candidate, _ tokens: ArraySlice<EditToken>) -> Bool {
    let kinds = words.meanings("kind", endingIn: tokens).map(\.meaning)
    guard kinds.isEmpty || kinds.contains(thing.kind) else { return false }
    return thing.component != nil || ["column", "fact", "button"].contains(thing.kind)
  }

  private func one(of things: [Candidate]) -> Result? {
    guard let first = things.first else { return nil }
    return things.count == 1
      ? .found([first.target]) : .ambiguous(names(of: things), among: things.map(\.target))
  }

  /// The only cell of a table that has a form.
  private func onlyCell(of form: ValueForm, in scope: EditTarget?) -> Result? {
    let rows = parts(in: scope).filter { $0.kind == "row" && !$0.isSample }
    let cells = rows.flatMap { row in
      parts(in: row.target).filter { cell in
        guard case .part(let address, let part) = cell.target else { return false }
        let text = tree(at: address)?[part.pointer].map(ComponentPart.shown) ?? ""
        return ValueForm(of: text) == form
      }
    }
    return cells.count == 1 ? .found([cells[0].target]) : nil
  }

  /// Whether the value of a fact or a figure has all the words.
  private func shows(_ wanted: [String], _ thing: Candidate) -> Bool {
    guard let component = thing.component, component.kind.family == .facts,
      let value = OwnTexts(of: component)[Component.KeyValue.Property.value]
    else { return false }
    let words = Self.fold(value).map(Self.stem)
    return wanted.allSatisfy(words.contains)
  }

  /// Whether words are the look that a thing has: `the bars` of a chart of bars.
  private func looks(_ tokens: ArraySlice<EditToken>, _ thing: Candidate) -> Bool {
    guard let address = thing.address,
      let look = words.value(bare(tokens), of: thing.kind, exactly: true)
    else { return false }
    return heldTree(at: address)?[look.property]?.text == look.value
  }

  /// Whether an item or a row has all the words in one of its texts: an item "Front desk" at "Hotel
  /// Vega".
  private func tells(_ wanted: [String], _ thing: Candidate) -> Bool {
    guard case .part(let address, let part) = thing.target, let tree = heldTree(at: address),
      part.kind == "item" || part.kind == "row"
    else { return false }
    return part.values(in: tree).contains { value in
      let words = Self.fold(tree[value.pointer].map(ComponentPart.shown) ?? "").map(Self.stem)
      return wanted.allSatisfy(words.contains)
    }
  }

  /// The form of value that words name: `price`, `time`, `deadline`.
  package func form(named tokens: ArraySlice<EditToken>) -> ValueForm? {
    let bare = bare(tokens)
    let title = Self.fold(screen.title).map(Self.stem)
    // `the deal worth`, `the gala date` of a gala; `the birth date` is another than any date.
    let isOne = bare.dropLast().allSatisfy { token in
      words.meaning("form", of: [token]) != nil || title.contains(Self.stem(token.folded))
    }
    let named =
      words.meaning("form", of: bare) ?? (isOne ? words.meaning("form", of: bare.suffix(1)) : nil)
    return named.flatMap(ValueForm.init(rawValue:))
  }

  /// Whether what a thing shows, or all the cells of a column, have a form.
  private func isOf(_ form: ValueForm, _ thing: Candidate) -> Bool {
    if let component = thing.component {
      if form == .status {
        // "Priority: high" says itself what it is.
        guard case .badge(let badge) = component else { return false }
        let key = badge.label.split(separator: ":", omittingEmptySubsequences: false)
        return key.count < 2
          || words.meaning("form", of: EditToken.tokens(of: Array(key[0].utf8))[...])
            == form.rawValue
      }
      guard component.kind == .keyValue || component.kind == .stat,
        let value = OwnTexts(of: component)[Component.KeyValue.Property.value]
      else { return false }
      return ValueForm(of: value) == form
    }
    guard case .part(let address, let part) = thing.target, let tree = heldTree(at: address) else {
      return false
    }
    let texts = part.texts(under: tree).filter { $0 != "—" && !$0.isEmpty }
    return !texts.isEmpty && texts.allSatisfy { ValueForm(of: $0) == form }
  }

  /// The things whose name has a word of like meaning for each of the words, the nearest ones.
  private func alike(_ wanted: [String], _ things: [Candidate]) -> [Candidate] {
    let scored = things.compactMap { thing -> (score: Int, thing: Candidate)? in
      guard let label = thing.labels.first?.map(Self.stem), label.count <= wanted.count + 1 else {
        return nil
      }
      var least = 1000
      for word in wanted {
        let best = label.map { TextLikeness.likeness(ofWord: word, to: $0) }.max()
        least = min(least, best ?? 0)
      }
      return least >= Self.leastLikeness ? (least, thing) : nil
    }
    guard let best = scored.map(\.score).max() else { return [] }
    return scored.filter { $0.score + Self.likenessMargin > best }.map(\.thing)
  }

  /// How near a word must be to another to stand for it, in thousandths of a cosine.
  private static let leastLikeness = 620
  /// How much nearer the nearest must be than the next.
  private static let likenessMargin = 40
}
