internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading

/// Requests corrected by the words that their brackets leave out.
extension EditSession {
  /// A request as its own words say it is, whatever was read; nil if it only denies something:
  /// `⟨below the form⟩, not ⟨beside it⟩`.
  func settled(_ request: ChangeRequest) -> ChangeRequest? {
    let said = tokens(in: request.range)
    let isBare = request.things.isEmpty && request.parts.isEmpty
    if request.parts.isEmpty, words.match("not", at: said) != nil { return nil }
    var request = mended(request)
    // `the button is unnecessary`, read as a look of it.
    if request.kind == .change, !request.things.isEmpty,
      said.indices.contains(where: {
        words.match("gone", at: said[$0...]).map { $0.count > 1 } ?? false
      })
    {
      (request.kind, request.parts) = (.remove, [])
    }
    takeSwap(into: &request)
    takeInstead(into: &request)
    takeNaming(into: &request)
    takeText(into: &request)
    takeButton(into: &request)
    takeCard(into: &request)
    takePlainWords(into: &request)
    // `tick the tent`, read as a place.
    if isBare, request.places.count == 1, let verb = words.match("verb", at: said),
      verb.count < said.count, words.match("place", at: said) == nil
    {
      request.things = [range(of: said.dropFirst(verb.count))]
      (request.places, request.kind) = ([], .change)
    }
    if let all = exception(in: request) {
      let head = range(of: all.head)
      if request.things.isEmpty {
        (request.things, request.parts) = ([range(of: all.spared)], looks(of: request))
      }
      request.parts.removeAll { $0.range.overlaps(head) }
      if request.kind == .order || request.kind == .add { request.kind = .change }
    } else if request.kind == .change, request.things.isEmpty, request.elements.isEmpty,
      let all = unnamed(in: request).indices.compactMap({ index in
        let said = unnamed(in: request)[index...]
        return words.match("all", at: said).map { said.prefix($0.count) }
      }).first, finder.bare(all).count == 1, words.isPhrase("whole-all", all)
    {
      // `turn on everything`
      request.things = [range(of: all)]
    }
    return request
  }

  /// `swap steps 2 and 3`: the numbers are of what is swapped, and nothing new.
  private func takeSwap(into request: inout ChangeRequest) {
    // `swap the two buttons round`: the word behind the two things belongs to the verb.
    if request.kind == .move, request.things.count == 1, request.places.isEmpty,
      request.parts.count == 1, let part = request.parts.first, part.label == .kind,
      part.range.lowerBound == request.things[0].upperBound + 1,
      verbs(in: request).contains("swap"),
      (try? resolveTargets(tokens(in: request.things)))?.count == 2
    {
      request.parts = []
      return
    }
    // `swap the line for bars`
    if request.kind == .move, request.things.count == 1, request.places.isEmpty,
      !request.parts.isEmpty, request.parts.allSatisfy({ $0.label == .kind }),
      verbs(in: request).contains("swap")
    {
      request.kind = .change
    }
    guard request.kind == .add, !request.things.isEmpty,
      words.match("verb", at: tokens(in: request.range))?.meaning == "swap"
    else { return }
    let whole = request.parts.map(\.range).reduce(request.things[0]) { $0.union($1) }
    (request.kind, request.things, request.parts) = (.move, [whole], [])
  }

  /// `a note at the bottom: all prices include VAT`, read as a part of a component.
  private func takeText(into request: inout ChangeRequest) {
    guard request.kind == .add, let first = request.parts.first, first.children.isEmpty,
      let kind = words.meaning("kind", of: finder.bare(tokens(in: first.range))),
      ComponentKind(rawValue: kind)?.family == .text, let said = wordsBehindColon(of: request)
    else { return }
    let children = [ReadingTree.Node(.kind, first.range), ReadingTree.Node(.label, said)]
    request.parts = [ReadingTree.Node(.text, first.range.union(said), children: children)]
  }

  /// `a team size card, 8` where there are figures is one of them.
  private func takeCard(into request: inout ChangeRequest) {
    guard request.kind == .add, isSomewhere(.stat), let first = request.parts.first,
      first.label == .column, first.children.isEmpty, request.parts.count == 2,
      let value = request.roles(.value).first,
      unnamed(in: request).contains(where: { token in
        words.meanings("loose", endingIn: [token]).contains { $0.meaning == "stat" }
      })
    else { return }
    let children = [ReadingTree.Node(.label, first.range), ReadingTree.Node(.value, value)]
    request.parts = [ReadingTree.Node(.stat, first.range.union(value), children: children)]
  }

  /// `every plan should have a ⟨Choose button⟩`, read as a look of it.
  private func takeButton(into request: inout ChangeRequest) {
    guard request.kind == .add || request.kind == .change, request.parts.count == 1,
      request.parts[0].label == .kind, !request.things.isEmpty,
      unnamed(in: request).contains(where: { words.match("all", at: [$0]) != nil })
    else { return }
    let said = tokens(in: request.parts[0].range)
    guard said.count > 1, words.meaning("kind", of: said.suffix(1)) == "button" else { return }
    let name = ReadingTree.Node(.label, range(of: said.dropLast()))
    request.parts = [ReadingTree.Node(.action, request.parts[0].range, children: [name])]
    request.kind = .add
    if let all = unnamed(in: request).first(where: { words.match("all", at: [$0]) != nil }) {
      request.things[0] = all.range.union(request.things[0])
    }
  }

  /// `a username instead of the ⟨email⟩` replaces, whatever the verb.
  private func takeInstead(into request: inout ChangeRequest) {
    guard request.kind == .change, request.things.count == 1, request.parts.count == 1,
      request.parts[0].range.upperBound <= request.things[0].lowerBound,
      !verbs(in: request).contains("rename")
    else { return }
    let between = tokens(in: request.range).filter {
      $0.range.lowerBound >= request.parts[0].range.upperBound
        && $0.range.upperBound <= request.things[0].lowerBound
    }[...]
    guard let instead = words.match("instead", at: between),
      finder.bare(between.dropFirst(instead.count)).isEmpty
    else { return }
    let part = request.parts[0]
    if part.label == .kind {
      guard !says(tokens(in: part.range)), finder.kind(ofNew: tokens(in: part.range)) == nil else {
        return
      }
      request.parts = [ReadingTree.Node(.label, part.range)]
    }
    request.kind = .replace
  }

  /// `title the chart "This week"`: the first word says to name something, and names nothing.
  private func takeNaming(into request: inout ChangeRequest) {
    let said = tokens(in: request.range)
    // `name the columns Day, Time and Coach`
    if request.kind == .change, request.things.isEmpty,
      let naming = words.match("naming", at: said),
      let first = request.parts.first, let last = request.parts.last, request.parts.count > 1,
      request.parts.allSatisfy({ $0.children.isEmpty && Self.partKind(of: $0.label) != nil })
    {
      let object = said.dropFirst(naming.count).prefix {
        $0.range.upperBound <= first.range.lowerBound
      }
      if case .found(let found) = finder.find(object), found.count == request.parts.count {
        request.things = [range(of: object)]
        request.parts = [ReadingTree.Node(.label, first.range.union(last.range))]
        return
      }
    }
    guard request.kind == .change, let naming = words.match("naming", at: said),
      let name = request.said, said.first?.isQuoted == false
    else { return }
    let object = said.dropFirst(naming.count).prefix {
      !$0.isQuoted && $0.range.lowerBound < name.lowerBound
    }
    let them = words.match("them", at: object) ?? words.match("definite", at: object)
    guard them != nil, case .found = finder.nearest(object) else { return }
    request.things = [range(of: object)]
    request.parts = [ReadingTree.Node(.label, name)]
  }

  /// The words for all things with an exception, split at the exception: `everything ⟨but⟩ the
  /// comments`; nil if the request has none, or if its subject was read with it.
  func exception(
    in request: ChangeRequest
  ) -> (head: ArraySlice<EditToken>, spared: ArraySlice<EditToken>)? {
    let start = spoken.last { $0.isMark && $0.range.upperBound <= request.range.lowerBound }
    let said = spoken.filter { token in
      token.range.lowerBound >= (start?.range.upperBound ?? 0)
        && token.range.upperBound <= request.range.upperBound
    }[...]
    let looks = looks(of: request)
    for index in said.indices.dropFirst() {
      let found = words.match("except", at: said[index...])
      guard let except = found ?? words.match("all-but", at: said[index...]) else { continue }
      let first = request.things.first?.lowerBound
      var spared = said[(index + except.count)...].drop { token in
        first != token.range.lowerBound && words.match("article", at: [token]) != nil
      }
      let end = request.things.last?.upperBound
      spared = spared.prefix { token in
        token.range.upperBound <= end ?? token.range.upperBound
          && !looks.contains { $0.range.overlaps(token.range) }
      }
      let isLook = { (token: EditToken) in
        looks.contains { look in
          look.range.overlaps(token.range) && !look.range.overlaps(said[index].range)
        }
      }
      guard let lower = spared.first?.range.lowerBound, first == nil || first == lower,
        let all = said[..<index].indices.last(where: { words.match("all", at: said[$0...]) != nil }
        ),
        index - all < 6
      else { continue }
      let head = said[all..<index].filter { token in
        words.match("copula", at: [token]) == nil && !isLook(token)
      }
      return (head[...], spared)
    }
    return nil
  }

  /// The roles of a request, including those within a supposed new thing.
  private func looks(of request: ChangeRequest) -> [ReadingTree.Node] {
    request.parts.flatMap { part in
      part.label.family == .role ? [part] : part.children.filter { $0.label == .kind }
    }
  }
}
