internal import ScreenAnchors
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenText

/// Figures that grow or shrink, values that go for others, and things that users add.
extension EditSession {
  /// `Greens got 3 more points`: the only figure of a thing grows, or shrinks, by a number.
  ///
  /// - Returns: The plan, with the words that are left; nil if nothing grows.
  func countingOn(
    _ said: ArraySlice<EditToken>
  ) -> (plan: EditPlan, rest: ArraySlice<EditToken>)? {
    var scanner = ClauseScanner(said, words: words)
    scanner.skip("polite")
    let thing = scanner.takeWords(before: "gains")
    guard !thing.isEmpty, let verb = scanner.take("gains"), let number = scanner.takeWord(),
      let amount = Figure(number.text)?.value
    else { return nil }
    let isMore = scanner.take("gain-more") != nil
    guard isMore || verb == "minus" else { return nil }
    let unit = scanner.takeWords()
    guard scanner.isAtEnd, let target = finder.find(thing).one,
      case .part(let address, let part) = target, part.kind == "row" || part.kind == "item"
    else { return nil }
    let tree = tree(at: address)
    let stems = Set(unit.map { AnchorFinder.stem($0.folded) })
    let figures = part.values(in: tree).filter { value in
      tree[value.pointer].map(ComponentPart.shown).flatMap(Figure.init) != nil
    }
    let named = figures.filter { value in
      AnchorFinder.fold(value.label).map(AnchorFinder.stem).contains(where: stems.contains)
    }
    guard let value = named.count == 1 ? named.first : figures.count == 1 ? figures.first : nil,
      let old = tree[value.pointer].map(ComponentPart.shown), let figure = Figure(old)
    else { return nil }
    let new = figure.value + (verb == "minus" ? -amount : amount)
    guard old.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }), new >= 0, new == new.rounded()
    else {
      return nil
    }
    return (
      EditPlan(
        subject: "set",
        edits: [.change(address, value.setting(String(Int(new)), in: tree))],
        targets: [target], done: "\(name(of: target)) has \(Int(new)) now, after \(old)"),
      scanner.rest
    )
  }

  /// `no curry on Tuesday, rice instead`: a value goes for another.
  ///
  /// - Returns: The plan, with the words that are left; nil if it says anything else.
  func exchanging(
    _ said: ArraySlice<EditToken>
  ) -> (plan: EditPlan, rest: ArraySlice<EditToken>)? {
    var scanner = ClauseScanner(said, words: words)
    guard scanner.take("no-more") != nil else { return nil }
    let old = scanner.takeWords(before: "place")
    var home: EditTarget?
    var isMissing = false
    if scanner.take("place") != nil {
      let row = finder.find(finder.bare(scanner.takeWords())).one
      if case .part? = row { home = row } else { isMissing = true }
    }
    guard !old.isEmpty, scanner.rest.first?.text == "," else { return nil }
    scanner = ClauseScanner(scanner.rest.dropFirst(), words: words)
    let new = scanner.takeWords(before: "instead-tail")
    guard !new.isEmpty, scanner.take("instead-tail") != nil, scanner.isAtEnd else { return nil }
    guard !isMissing, let (address, part) = value(showing: written(old), in: home) else {
      // Components are exchanged in other ways.
      if !isMissing, finder.find(old).one != nil { return nil }
      let lack = EditPlan.UnsupportedWords(
        words: written(old), reason: "nothing here shows \(quoted(old)), or not there")
      return (
        EditPlan(subject: "set", edits: [], targets: [], done: "", lacks: [lack]), scanner.rest
      )
    }
    let target = EditTarget.part(address, part)
    let text = name(finder.bare(new), like: part.label)
    return (
      EditPlan(
        subject: "set",
        edits: [.change(address, part.setting(text, in: tree(at: address)))],
        targets: [target], done: "\(name(of: target)) is \"\(text)\" now"),
      scanner.rest
    )
  }

  /// The only value of a row or an item, or of a given one, that shows a text.
  private func value(
    showing text: String, in home: EditTarget?
  ) -> (ElementAddress, ComponentPart)? {
    let owners = home.map { [$0] } ?? finder.parts(in: nil).map(\.target)
    let found = owners.flatMap { owner -> [(ElementAddress, ComponentPart)] in
      guard case .part(let address, let part) = owner, part.kind == "row" || part.kind == "item"
      else { return [] }
      let tree = tree(at: address)
      return part.values(in: tree).filter {
        tree[$0.pointer]?.text?.lowercased() == text.lowercased()
      }.map { (address, $0) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// `let me add things myself`: an input and a button for one more of the only list.
  ///
  /// - Returns: The plan, with the words that are left; nil if nothing is added so, or to several.
  func lettingAdd(
    _ said: ArraySlice<EditToken>
  ) -> (plan: EditPlan, rest: ArraySlice<EditToken>)? {
    var scanner = ClauseScanner(said, words: words)
    if words.match("allow", at: scanner.rest) == nil { scanner.skip("polite") }
    guard scanner.take("allow") != nil, scanner.take("add-own") != nil else { return nil }
    scanner.skip("own-things", "article", "trailing")
    guard scanner.isAtEnd else { return nil }
    let all = finder.candidates(in: nil).filter { Self.sortable.contains($0.kind) }
    guard all.count == 1, let home = all[0].address else { return nil }
    let noun = element(at: home)?.component.kind == .checklist ? "task" : "item"
    let new = screen.uniquelyNamed([
      Element(.field(.init(label: "New \(noun)", placeholder: "", name: "new-\(noun)"))),
      Element(.button(.init(label: "Add", style: .secondary, action: "add"))),
    ])
    return (
      EditPlan(
        subject: "insert", edits: [.insert(new, section: home.section, index: home.index + 1)],
        targets: new.indices.map {
          .element(ElementAddress(section: home.section, index: home.index + 1 + $0))
        },
        done: new.map { name(of: $0) }.joined(separator: ", ") + " added"),
      scanner.rest
    )
  }
}
