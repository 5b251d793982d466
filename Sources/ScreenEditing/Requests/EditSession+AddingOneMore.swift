internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenText

/// One more of what a collection holds, called by what its things are.
extension EditSession {
  /// `a fourth machine from Bosch`, `add a free plan at the beginning`: a row or an item with what
  /// is stated, the rest missing.
  ///
  /// - Returns: The plan, with the words that are left; nil if no collection holds such things.
  func addingOneMore(
    _ said: ArraySlice<EditToken>
  ) -> (plan: EditPlan, rest: ArraySlice<EditToken>)? {
    var scanner = ClauseScanner(said, words: words)
    scanner.skip("polite")
    let verb = words.match("verb", at: scanner.rest)
    guard
      verb?.meaning == "add" || verb?.meaning == "want"
        || words.match("one-more", at: scanner.rest) != nil
    else { return nil }
    if verb != nil { _ = scanner.take("verb") }
    guard scanner.take("one-more") != nil || scanner.take("one-article") != nil else { return nil }
    let phrase = scanner.takeWords(before: "one-more-end")
    guard let noun = phrase.last, !noun.isQuoted, phrase.count < 4,
      let home = home(ofThingsCalled: AnchorFinder.stem(noun.folded))
    else { return nil }
    var new = NewMember(name: written(phrase.dropLast()))
    new.kindName = noun.folded
    while !scanner.isAtEnd {
      switch scanner.take("one-more-end") {
      case "name":
        let name = scanner.takeWords(before: "one-more-end")
        guard !name.isEmpty else { return nil }
        new.name = written(name)
      case "maker":
        let maker = scanner.takeWords(before: "one-more-end")
        guard !maker.isEmpty else { return nil }
        new.maker = written(maker)
      case "detail":
        let detail = scanner.takeWords(before: "one-more-end")
        guard !detail.isEmpty else { return nil }
        // `for $49` says what it costs, `for students` whom it is for.
        if ValueForm(of: written(detail)) == .money {
          new.values.append(written(detail))
        } else {
          new.maker = LabelText.capitalized("for " + written(detail))
        }
      case "start": new.isFirst = true
      case "end": new.isFirst = false
      default: return nil
      }
    }
    // `a fourth episode, Night Bus, 44 minutes`
    if new.name.isEmpty, let mark = scanner.rest.first, mark.isMark, mark.text != "." {
      let told = finder.pieces(of: scanner.rest.dropFirst())
      guard let first = told.first,
        first.first?.isQuoted == true || first.first?.text.first?.isUppercase == true,
        told.count < 6
      else { return nil }
      new.name = written(first)
      new.values = told.dropFirst().map { written($0) }
      scanner = ClauseScanner(scanner.rest.suffix(0), words: words)
    }
    guard let plan = plan(adding: new, to: home) else { return nil }
    return (plan, scanner.rest)
  }

  /// What is stated about a new row or item.
  private struct NewMember {
    var name: String
    var maker = ""
    var kindName = ""
    var isFirst = false
    /// Values that are stated behind the name.
    var values: [String] = []

    /// Takes the stated value of the same form as what others show; a value of no form goes where
    /// others have words.
    mutating func takeValue(like text: String) -> String? {
      let form = ValueForm(of: text)
      guard
        let index = values.firstIndex(where: {
          ValueForm(of: $0) == form && (Figure($0) == nil) == (Figure(text) == nil)
        })
      else { return nil }
      return values.remove(at: index)
    }

    /// What it is called: by its name, or as the next of its kind.
    var title: String {
      name.isEmpty ? maker.isEmpty ? "New " + kindName : maker : LabelText.capitalized(name)
    }
  }

  /// The only collection whose things are called by a noun, which ends a title above it.
  private func home(ofThingsCalled noun: String) -> ElementAddress? {
    let homes = finder.candidates(in: nil).filter { candidate in
      guard case .element(let address) = candidate.target,
        let element = element(at: address), element.component.memberCount != nil
      else { return false }
      if case .checklist = element.component { return false }
      return true
    }
    let named = homes.filter { candidate in
      guard let address = candidate.address, let section = screen.index(of: address.section) else {
        return false
      }
      let component = element(at: address)?.component
      var titles = [screen.sections[section].title, component.map { OwnTexts(of: $0).title } ?? ""]
      if homes.count == 1 { titles.append(screen.title) }
      // `a card` of a list of cards, `a picture` of a gallery.
      if case .list(let list)? = component,
        words.match("member", at: [EditToken(text: noun, folded: noun, range: .at(0))])?.meaning
          == list.style.rawValue
      {
        return true
      }
      return titles.contains { AnchorFinder.fold($0).last.map(AnchorFinder.stem) == noun }
    }
    return named.count == 1 ? named[0].address : nil
  }

  private func plan(adding member: NewMember, to home: ElementAddress) -> EditPlan? {
    var new = member
    guard let element = element(at: home) else { return nil }
    let value: TreeValue
    let property: JSONPointer
    let count: Int
    switch element.component {
    case .table(let table):
      property = JSONPointer(Component.Table.Property.rows)
      count = table.rows.count
      var cells = table.columns.map { _ in "—" }
      guard !cells.isEmpty else { return nil }
      let maker = table.columns.firstIndex { column in
        AnchorFinder.fold(column).contains { word in
          words.match("maker", at: [EditToken(text: word, folded: word, range: .at(0))]) != nil
        }
      }
      if let maker, !new.maker.isEmpty { cells[maker] = new.maker }
      if maker != 0 || new.maker.isEmpty { cells[0] = new.title }
      if let row = table.rows.last, row.count == cells.count {
        for column in cells.indices.dropFirst() where cells[column] == "—" {
          cells[column] = new.takeValue(like: row[column]) ?? "—"
        }
      }
      guard new.values.isEmpty else { return nil }
      value = TreeValue(.array(cells.map { TreeValue(.text($0)) }))
    case .list(let list):
      property = JSONPointer(Component.List.Property.items)
      count = list.items.count
      guard let like = list.items.last else { return nil }
      let isFree = new.name.lowercased() == "free"
      func known(_ text: String) -> String {
        text.isEmpty ? "" : isFree && ValueForm(of: text) == .money ? "Free" : "—"
      }
      var item = Component.ListItem(title: new.title)
      if isFree { item.detail = ValueForm(of: like.detail) == .money ? "Free" : "" }
      item.facts = like.facts.map {
        .init(key: $0.key, value: new.takeValue(like: $0.value) ?? known($0.value))
      }
      if item.detail.isEmpty, let detail = new.takeValue(like: like.detail) { item.detail = detail }
      // `for students`
      if !new.maker.isEmpty, new.maker != item.title {
        item.detail += (item.detail.isEmpty ? "" : " · ") + new.maker
      }
      guard new.values.isEmpty else { return nil }
      var list = list
      list.items = [item]
      guard
        var tree = Element(.list(list)).tree[Component.List.Property.items]?.elements?.first
      else { return nil }
      if let actions = screen.sharedActions(of: element.tree),
        case .object(let members) = tree.content
      {
        tree = TreeValue(
          .object(members + [TreeMember(Component.ListItem.Property.actions, actions)]))
      }
      value = tree
    default: return nil
    }
    let index = new.isFirst ? 0 : count
    let part = ComponentPart.parts(of: element.tree).first {
      $0.pointer == property.appending(String(max(0, count - 1)))
    }
    return EditPlan(
      subject: "insert", edits: [.change(home, [.add(property.appending(String(index)), value)])],
      targets: [.element(home)],
      done:
        "\(part?.kind ?? "item") \"\(new.title)\" added to \(name(of: element)), with what is stated"
    )
  }
}
