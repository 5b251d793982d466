internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading

/// Removing and moving things.
extension EditSession {
  func removing(_ request: ChangeRequest) throws(Refusal) -> EditPlan {
    if exception(in: request) != nil { return removal(of: try things(of: request)) }
    let words = things(in: request)
    // `isn't required any more`
    if !words.isEmpty,
      let look = request.roles(.kind).map({ tokens(in: $0) }).first(where: { says($0) }),
      let plan = try make(try resolveTargets(words), (Array(word("not")) + look)[...])
    {
      return plan
    }
    // `Large from the size dropdown`
    if let part = request.parts.first(where: { $0.label != .kind }) {
      let name = tokens(in: part.range)
      let home = words.isEmpty ? nil : try? resolveTargets(words).first
      if case .found(let targets) = finder.find(name, in: home) { return removal(of: targets) }
      // Something that cannot be found may be a remark: `the date, it's always today`.
      let isFigure =
        part.label == .value
        && name.contains { token in
          token.text.utf8.contains(where: { $0 &- UInt8(ascii: "0") < 10 })
        }
      guard !words.isEmpty, saysToRemove(request), !isFigure else {
        throw Refusal(reason: "nothing here matches \(quoted(name))")
      }
    }
    guard !words.isEmpty else { throw Refusal(reason: "it does not say what to remove") }
    // `everything in the poll except Stalker`
    if let place = request.places.first, let thing = request.things.first,
      thing.upperBound <= place.lowerBound,
      case .found(let targets) = finder.find(tokens(in: thing.union(place))),
      !targets.contains(.screen)
    {
      return removal(of: targets)
    }
    if let place = request.places.first {
      let home = finder.nearest(behindPlace(tokens(in: place)))
      if let home = home.one, case .found(let targets) = finder.nearest(words, in: home) {
        return removal(of: targets)
      }
    }
    do throws(Refusal) { return try removal(words) } catch {
      guard let targets = try? things(of: request), !targets.contains(.screen) else { throw error }
      return removal(of: targets)
    }
  }

  /// Whether a word outside of all names asks for removal.
  func saysToRemove(_ request: ChangeRequest) -> Bool {
    let named = request.things + request.parts.filter { $0.label != .kind }.map(\.range)
    // `I ⟨don't need the flow⟩`
    let lead = spoken.last { $0.range.upperBound <= request.range.lowerBound && !$0.isMark }
    let said = tokens(in: lead.map { $0.range.union(request.range) } ?? request.range).filter {
      token in !named.contains { $0.overlaps(token.range) }
    }
    return said.indices.contains { index in
      words.match("verb", at: said[index...])?.meaning == "remove"
        || words.match("gone", at: said[index...]) != nil
        || words.match("taken", at: said[index...]) != nil
    }
  }

  /// A new thing next to an existing one; nil if a verb asks to move it, or if there is no such
  /// place.
  private func missing(
    _ request: ChangeRequest, beside range: SourceRange
  ) throws(Refusal) -> EditPlan? {
    let moves: Set = request.taken == nil ? ["move", "swap", "put"] : ["move", "swap"]
    guard request.things.count == 1, request.parts.isEmpty,
      verbs(in: request).isDisjoint(with: moves)
    else { return nil }
    switch try place(at: range) {
    case .after, .before: break
    case .within, .start, .end, .up, .down, .at: return nil
    }
    let name = ReadingTree.Node(.label, request.things[0])
    var new = request
    (new.kind, new.things) = (.add, [])
    new.parts = [
      request.taken ?? ReadingTree.Node(.field, request.things[0], children: [name])
    ]
    return try adding(new)
  }

  /// Whether the subject of a request was read as something new: `put ⟨respiratory rate⟩ after …`.
  private func isNew(_ request: ChangeRequest) -> Bool {
    request.taken != nil
      && words.match("definite", at: things(in: request)) == nil
  }

  /// Whether nothing on the screen has a name; something new may share words with what is there.
  private func isMissing(_ said: ArraySlice<EditToken>, isNew: Bool) -> Bool {
    guard case .missing = isNew ? finder.find(said) : finder.nearest(said) else { return false }
    return words.match("definite", at: said) == nil || finder.otherwise(said)?.one == nil
  }

  func moving(_ request: ChangeRequest) throws(Refusal) -> EditPlan {
    let words = things(in: request)
    // `what is due soonest goes on top` orders, and moves no column.
    let said = tokens(in: request.range)
    if request.parts.isEmpty, case .part(_, let part)? = (try? resolveTargets(words))?.first,
      part.kind == "column",
      said.indices.contains(where: { self.words.match("superlative", at: said[$0...]) != nil }),
      let plan = try? sorting(by: said, keys: request.things.map { tokens(in: $0) })
    {
      return plan
    }
    // `the customer to Ines Vidal`: a value is no place.
    if request.places.isEmpty, request.elements.isEmpty, !request.things.isEmpty,
      request.parts.contains(where: { $0.label == .value || $0.label == .label })
    {
      var change = request
      change.kind = .change
      return try changing(change)
    }
    // A thing that does not exist is added: `signature right before submit`.
    if let place = request.places.first, isMissing(words, isNew: isNew(request)),
      let new = try missing(request, beside: place)
    {
      return new
    }
    // `put the street and the city into a section called Address`
    if let section = request.elements.first, section.label.family == .section {
      let title = section.children.first { $0.label == .label }?.range ?? section.range
      return try group(try resolveTargets(words), titled: name(tokens(in: title), like: "A"))
    }
    guard let range = placeRange(of: request) else {
      // `replace the email with a phone number`
      if !request.elements.isEmpty { return try replacing(request) }
      if request.things.count == 2 {
        var pair: [EditTarget] = []
        for thing in request.things { pair += try resolveTargets(tokens(in: thing)) }
        if pair.count == 2 { return try swap(pair) }
      }
      let targets = try resolveTargets(words)
      if targets.count == 2 { return try swap(targets) }
      if let plan = try plan(byVerbOf: request) { return plan }
      // `staff first, then sales`
      guard before?.kind == .move, !latest.isEmpty, latest != targets else {
        throw Refusal(reason: "it does not say where to move it")
      }
      return try move(targets, to: .after(added.isEmpty ? latest : added))
    }
    // `the olives have to go from the toppings`
    let place = tokens(in: range)
    if self.words.isPhrase("source", place.prefix(2))
      || self.words.isPhrase("source", place.prefix(1))
    {
      return try removing(request)
    }
    guard !words.isEmpty else { return try move(word("them"), to: try self.place(at: range)) }
    if request.things.count > 1, let second = request.things.dropFirst().first,
      range.upperBound <= second.lowerBound
    {
      return try sequence(request.things, from: try self.place(at: range))
    }
    if let plan = try? placingInOneRow((Array(words) + place)[...]) { return plan }
    if let plan = try? moving((Array(words) + place)[...]) { return plan }
    let targets = try resolveTargets(words)
    let owner = owner(ofAll: targets)
    return try move(owner.isEmpty ? targets : owner, to: try self.place(at: range))
  }

  /// `staff first, then sales`: puts each after the one before.
  func sequence(_ things: [SourceRange], from place: Place) throws(Refusal) -> EditPlan {
    var steps = EditSteps(self)
    var place = place
    for thing in things {
      let found = try steps.session.resolveTargets(tokens(in: thing))
      try steps.take(try steps.session.move(found, to: place))
      place = steps.place(behind: place) ?? place
    }
    return try steps.joined(orRefuse: "it does not say in which order")
  }

  /// The words for a place in a request, even if they were read as a look: `ought to be the very
  /// first thing`.
  func placeRange(of request: ChangeRequest) -> SourceRange? {
    if let range = place(among: request.places) { return range }
    for range in request.roles(.kind) where (try? place(at: range)) != nil { return range }
    // `put orders first`
    let said = unnamed(in: request)
    for index in said.indices {
      guard let place = words.match("place", at: said[index...]),
        ["start", "end", "up", "down"].contains(place.meaning)
      else { continue }
      return range(of: said[index..<(index + place.count)])
    }
    return nil
  }

  /// Of several places, the one next to something: `to the Visit section, after the dentist`.
  func place(among places: [SourceRange]) -> SourceRange? {
    places.first { range in
      let lead = words.match("place", at: tokens(in: range))?.meaning
      return lead == "after" || lead == "before" || lead == "between"
    } ?? places.first
  }

  /// The place that words state, without emphasis: `right at the top`, `down to just above the
  /// button`.
  func place(at range: SourceRange, in home: EditTarget? = nil) throws(Refusal) -> Place {
    let all = tokens(in: range)
    if let home, let lead = words.match("place", at: all), lead.count < all.count,
      let object = finder.pieces(of: all.dropFirst(lead.count)).first,
      let target = finder.find(object, in: home).one, lead.meaning != "in",
      let place = Self.place(lead.meaning, [target])
    {
      return place
    }
    for start in all.indices {
      if let split = try? placement(in: all[start...]), split.what.isEmpty { return split.place }
    }
    var refusal = Refusal(reason: "the place \(quoted(all)) is unknown")
    for start in all.indices {
      guard let lead = words.match("place", at: all[start...]) else { continue }
      // `the calendar below`, relative to the previous subject.
      if start + lead.count == all.endIndex {
        if !latest.isEmpty, lead.meaning != "in", let place = Self.place(lead.meaning, latest) {
          return place
        }
        continue
      }
      do throws(Refusal) {
        let beside = try resolveTargets(all[(start + lead.count)...])
        if let place = Self.place(lead.meaning, beside) { return place }
      } catch {
        refusal = error
      }
    }
    throw refusal
  }

  /// The place that a preposition states relative to some things; nil for one that states none.
  private static func place(_ lead: String, _ targets: [EditTarget]) -> Place? {
    switch lead {
    case "after", "between": .after(targets)
    case "before": .before(targets)
    case "in": .within(targets)
    default: nil
    }
  }

  /// Sorts rows, by the key stated or by the attribute of a superlative.
  func ordering(_ request: ChangeRequest) throws(Refusal) -> EditPlan {
    let what = tokens(in: request.things)
    // `only 10 digits for the phone`
    if !what.isEmpty, let targets = try? resolveTargets(what),
      let plan = try? measuringLength(targets, tokens(in: request.range))
    {
      return plan
    }
    // `keep only milk and cups`
    let said = tokens(in: request.range)
    // `shorten it to just Indoor` keeps nothing.
    let isOnly = said.indices.contains { index in
      words.match("only", at: said[index...]) != nil
        && (index == said.startIndex || words.match("link", at: said[(index - 1)...]) == nil)
    }
    if !what.isEmpty, isOnly, request.parts.allSatisfy({ $0.label == .kind }) {
      // `only show ⟨beginner⟩ ⟨courses⟩`
      let whole = request.parts.first.map { $0.range.union(request.things[0]) }
      if let plan = try keepingRows(whole ?? request.things[0]) { return plan }
      return try keeping((Array(word("only")) + (whole.map { tokens(in: $0) } ?? what))[...])
    }
    // `can the stock come first?`
    if !request.places.isEmpty, request.parts.isEmpty, !what.isEmpty { return try moving(request) }
    if request.parts.isEmpty, let plan = try plan(byVerbOf: request) { return plan }
    let keys = tokens(in: request.roles(.column) + request.roles(.by))
    // `by length, longest first`
    let isRanked = tokens(in: request.roles(.kind)).indices.contains { index in
      words.match("superlative", at: tokens(in: request.roles(.kind))[index...]) != nil
    }
    if isRanked, !keys.isEmpty, let plan = try? sorting(by: said, keys: [keys]) { return plan }
    // `cheapest first` is by what things cost, and not by their names.
    if keys.isEmpty, said.indices.contains(where: { words.match("ranks", at: said[$0...]) != nil }),
      let plan = try? sorting(by: said, keys: [what])
    {
      return plan
    }
    if request.roles(.column).count > 1, let plan = try? sorting(byAll: request) { return plan }
    let by = keys.isEmpty ? [] : Array(word("by"))
    let effect = tokens(in: request.roles(.kind) + request.places)
    if let plan = try? sorting((Array(what) + by + keys + effect)[...]) { return plan }
    return try sorting(by: tokens(in: request.range), keys: [keys, what])
  }

  /// `by checkpoint and then by name`: sorts by the last key first, so that each sort keeps the
  /// order of equal rows.
  private func sorting(byAll request: ChangeRequest) throws(Refusal) -> EditPlan {
    var steps = EditSteps(self)
    let what = Array(tokens(in: request.things))
    for key in request.roles(.column).reversed() {
      let said = what + word("by") + tokens(in: key)
      try steps.take(try steps.session.sorting(said[...]))
    }
    return try steps.joined(orRefuse: "it does not say what to sort by")
  }
}
