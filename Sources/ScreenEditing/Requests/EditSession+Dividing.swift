internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading
internal import ScreenText

/// Making several components of one, and sections of several.
extension EditSession {
  /// `split full name into first and last`, `the contact needs a name and a phone separately`:
  /// components of the same kind in the place of one; nil if the request asks for nothing like it.
  func dividing(_ request: ChangeRequest) throws(Refusal) -> EditPlan? {
    let said = tokens(in: request.range)
    let rest = tokens(in: SourceRange(request.range.lowerBound, text.utf8.count))
    let isApart = words.match("apart", at: said) != nil
    let isSeparate = rest.indices.contains { words.match("separately", at: rest[$0...]) != nil }
    guard isApart || isSeparate, request.kind == .replace || request.kind == .change,
      request.things.count == 1,
      case .element(let address)? = (try? resolveTargets(things(in: request)))?.first,
      let old = element(at: address),
      old.component.kind.family == .input
        || old.component.kind == .keyValue
    else { return nil }
    var named = said.drop { $0.range.lowerBound < request.things[0].upperBound }
    if isApart {
      guard
        let into = named.indices.first(where: { index in
          words.match("into", at: named[index...]) != nil
            || words.match("link", at: named[index...])?.meaning == "to"
        })
      else { return nil }
      named = named[(into + 1)...]
    } else if let first = request.parts.first {
      named = named.drop { $0.range.lowerBound < first.range.lowerBound }
    }
    let title = OwnTexts(of: old.component).title
    let labels = labels(in: named, of: title, isSeparate: !isApart)
    guard labels.count > 1 else { return nil }
    let new = screen.uniquelyNamed(labels.map { copy(of: old, labelled: $0) }, except: address)
    return EditPlan(
      subject: "replace", edits: [.replace(address, with: new)],
      targets: new.indices.map {
        .element(ElementAddress(section: address.section, index: address.index + $0))
      },
      done: "\(name(of: old)) is \(new.map { name(of: $0) }.joined(separator: ", ")) now")
  }

  /// The names that words list: `two fields, first and last` beside "Full name" are "First name" and
  /// "Last name".
  private func labels(
    in said: ArraySlice<EditToken>, of title: String, isSeparate: Bool
  ) -> [String] {
    var pieces: [ArraySlice<EditToken>] = []
    for piece in finder.pieces(of: said) {
      var piece = finder.bare(piece)
      if let end = piece.indices.first(where: { words.match("separately", at: piece[$0...]) != nil }
      ) {
        piece = piece[..<end]
      }
      // `two fields`, `two separate ones:`
      if let number = words.match("number", at: piece) {
        let what = piece.dropFirst(number.count)
        let isKind = what.allSatisfy { token in
          words.meaning("kind", of: [token]) != nil || words.match("pronoun", at: [token]) != nil
            || words.match("stuff", at: [token]) != nil || token.isWord("separate")
        }
        if isKind { continue }
      }
      if let saying = words.match("saying", at: piece) ?? words.match("link", at: piece),
        saying.count < piece.count
      {
        piece = piece.dropFirst(saying.count)
      }
      if !piece.isEmpty { pieces.append(piece) }
    }
    let head = AnchorFinder.fold(title).last ?? ""
    let last = pieces.last.flatMap { $0.count > 1 ? $0.last?.folded : nil }
    let own = pieces.last?.last.map { words.meaning("kind", of: [$0]) != nil } ?? false
    return pieces.map { piece in
      var piece = piece
      if own, piece.count > 1, piece.last.map({ words.meaning("kind", of: [$0]) != nil }) ?? false {
        piece = piece.dropLast()
      }
      var label = written(piece)
      // `first and last name`, `first and last`
      let isLead = words.isPhrase("lead", piece) && !(piece.first?.isQuoted ?? false)
      if isLead, let noun = last.flatMap({ own ? nil : $0 }) ?? (head.isEmpty ? nil : head) {
        label += " " + noun
      } else if isSeparate, !label.lowercased().contains(head), piece.count == 1 {
        label = title + " " + label.lowercased()
      }
      return piece.first?.isQuoted == true ? label : LabelText.capitalized(label)
    }
  }

  /// `group A and B under "Payment"`, `the owner fields in their own section called Owner`: a section
  /// for things that are there; nil if the request asks for nothing like it.
  func grouping(_ request: ChangeRequest) throws(Refusal) -> EditPlan? {
    guard request.kind != .add, request.kind != .remove, request.kind != .order,
      !request.things.isEmpty, let title = request.said
    else { return nil }
    let said = tokens(in: request.range)
    let object = things(in: request)
    let isGrouped = words.match("verb", at: said)?.meaning == "group"
    guard isGrouped || isTitle(title, ofSectionIn: said), words.match("naming", at: said) == nil,
      verbs(in: request).isDisjoint(with: ["rename"])
    else { return nil }
    // The title of a section that is there is no new one.
    if case .section? = finder.find(tokens(in: title)).one { return nil }
    guard !object.isEmpty else { return nil }
    let targets = try resolveTargets(object)
    // `rename the Contact section to Reach us`
    let areComponents = targets.allSatisfy { if case .element = $0 { true } else { false } }
    guard areComponents, targets.count > 1 || !isGrouped else { return nil }
    return try group(targets, titled: name(tokens(in: title), like: "A"))
  }

  /// Whether a text is said to be the title of a section that something goes into: `into a "Payment"
  /// section`, `in their own section called Owner`.
  private func isTitle(_ title: SourceRange, ofSectionIn said: ArraySlice<EditToken>) -> Bool {
    said.indices.contains { index in
      guard words.meaning("kind", of: [said[index]]) == "section", !said[index].isQuoted else {
        return false
      }
      let section = said[index].range
      let isBehind = title.lowerBound >= section.upperBound
      let between = said.filter { token in
        isBehind
          ? token.range.lowerBound >= section.upperBound
            && token.range.upperBound <= title.lowerBound
          : token.range.lowerBound >= title.upperBound
            && token.range.upperBound <= section.lowerBound
      }[...]
      let isSaid =
        between.isEmpty || words.isPhrase("saying", between) || between.allSatisfy(\.isMark)
      let first = min(title.lowerBound, section.lowerBound)
      let before = said.filter { $0.range.upperBound <= first }[...]
      return isSaid
        && before.indices.contains { words.match("place", at: before[$0...])?.meaning == "in" }
    }
  }
}
