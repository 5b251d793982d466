internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenLedger
internal import ScreenModel
internal import ScreenReading

/// Changes that were read, one after the other.
extension EditSession {
  /// Does what a request asks for, or accounts for why it cannot be done.
  mutating func perform(_ request: ChangeRequest) {
    if let announced = announced(before: request) {
      (latest, added, gone) = ([announced], [], false)
    }
    let clause = EditClause(
      verb: request.kind.verb, words: tokens(in: request.range), range: request.range,
      tokens: tokens(in: request.range))
    let before = Checkpoint(self)
    defer { checkpoint = before }
    if performInstead(request, for: clause) { return }
    do throws(Refusal) { try perform(try plan(of: request), for: clause) } catch {
      // Said in other words than brackets know, it may be a clause that has a verb of its own.
      var said = self
      if request.mayBeSaid, said.performSaid(clause.tokens),
        said.entries[entries.count...].allSatisfy({ request.admits($0.subject) })
      {
        self = said
        return
      }
      refuse(clause, error.reason)
      (latest, added, hasSpoken, gone) = ((try? things(of: request)) ?? [], [], true, false)
    }
  }

  /// What words before a request speak of, with a colon behind them: `weather: add fog`; nil for none.
  private func announced(before request: ChangeRequest) -> EditTarget? {
    let before = EditToken.tokens(of: text.utf8).prefix {
      $0.range.upperBound <= request.range.lowerBound
    }
    guard let colon = before.last, colon.isMark, colon.text == ":" else { return nil }
    let start = before.dropLast().lastIndex(where: \.isMark).map { $0 + 1 } ?? before.startIndex
    return finder.find(before.dropLast()[start...]).one
  }

  /// `no pie, do bars`: what was just taken out stays, and is what is said next; false where that says of what
  /// it speaks, or cannot be done.
  private mutating func performInstead(_ request: ChangeRequest, for clause: EditClause) -> Bool {
    guard gone, request.kind == .change, request.things.isEmpty, let checkpoint,
      case .remove(let address)? = edits.last
    else { return false }
    var session = self
    session.screen = checkpoint.screen
    session.edits.removeLast(edits.count - checkpoint.edits)
    (session.latest, session.gone) = ([.element(address)], false)
    guard let plan = try? session.plan(of: request),
      (try? session.perform(plan, for: clause)) != nil
    else { return false }
    for index in session.entries[checkpoint.entries..<entries.count].indices {
      session.entries[index].reason = "it is what follows instead"
      session.entries[index].paths = []
    }
    self = session
    return true
  }

  private func plan(of request: ChangeRequest) throws(Refusal) -> EditPlan {
    switch request.kind {
    case .add: return try adding(request)
    case .remove: return try removing(request)
    case .move: return try moving(request)
    case .replace: return try replacing(request)
    case .change: return try changing(request)
    case .order: return try ordering(request)
    case .impossible:
      throw Refusal(reason: "no screen can do \(quoted(tokens(in: request.range)))")
    }
  }

  // MARK: - Words

  /// The words of a range; of one that is only in part within it, that part.
  func tokens(in range: SourceRange) -> ArraySlice<EditToken> {
    var found: [EditToken] = []
    for var token in spoken {
      let lower = max(token.range.lowerBound, range.lowerBound)
      let upper = min(token.range.upperBound, range.upperBound)
      guard lower < upper else { continue }
      if !token.isQuoted, SourceRange(lower, upper) != token.range {
        token.range = SourceRange(lower, upper)
        token.text = text.text(in: token.range)
        token.folded = token.text.lowercased()
      }
      found.append(token)
    }
    return found[...]
  }

  /// Words that stand for a mark between others.
  private static let comma = EditToken(
    text: ",", folded: ",", range: .at(0), isMark: true)

  /// The words of several ranges, with commas between them.
  func tokens(in ranges: [SourceRange]) -> ArraySlice<EditToken> {
    Array(ranges.map { Array(tokens(in: $0)) }.joined(separator: [Self.comma]))[...]
  }

  /// A word that edits are said in.
  func word(_ name: String, _ meaning: String? = nil) -> ArraySlice<EditToken> {
    guard let word = words.first(name, meaning) else { return [] }
    return [EditToken(text: word, folded: word, range: .at(0))]
  }

  /// What a request speaks of; what the one before was about where it says nothing.
  func things(of request: ChangeRequest) throws(Refusal) -> [EditTarget] {
    guard !request.things.isEmpty else {
      guard !latest.isEmpty else { throw Refusal(reason: "it does not say what") }
      return added.isEmpty ? latest : added
    }
    let words = tokens(in: request.things)
    // At first, `it` is the screen.
    if latest.isEmpty, isScreen(words) { return [.screen] }
    if case .ambiguous(_, let among) = finder.find(words), let main = primary(among) {
      return [main]
    }
    do throws(Refusal) { return try meant(words) } catch {
      guard request.things.count == 1, let target = named(within: words) else { throw error }
      return [target]
    }
  }

  /// The one thing with the longest name that stands among some words: `the total weight bar` is the "Total
  /// weight"; nil where there is none, or several have names as long.
  private func named(within words: ArraySlice<EditToken>) -> EditTarget? {
    let said = Set(words.flatMap { AnchorFinder.fold($0.text) }.map(AnchorFinder.stem))
    let named = finder.all.compactMap { thing -> (count: Int, target: EditTarget)? in
      guard let label = thing.labels.first, !label.isEmpty,
        label.allSatisfy({ said.contains(AnchorFinder.stem($0)) })
      else { return nil }
      return (label.count, thing.target)
    }
    let longest = named.map(\.count).max()
    let found = named.filter { $0.count == longest }
    return found.count == 1 ? found[0].target : nil
  }

  /// The one primary button of several buttons: "the button" of a form is what sends it.
  private func primary(_ targets: [EditTarget]) -> EditTarget? {
    var primary: [EditTarget] = []
    for target in targets {
      guard case .element(let address) = target,
        case .button(let button)? = element(at: address)?.component
      else { return nil }
      if button.style == .primary { primary.append(target) }
    }
    return primary.count == 1 ? primary[0] : nil
  }

  // MARK: - What goes, and where what is there goes

  private func removing(_ request: ChangeRequest) throws(Refusal) -> EditPlan {
    let words = tokens(in: request.things)
    // `Large from the size dropdown`
    if let part = request.parts.first(where: { $0.label != .kind }) {
      let name = tokens(in: part.range)
      let home = words.isEmpty ? nil : finder.find(words).one
      guard case .found(let targets) = finder.find(name, in: home) else {
        throw Refusal(reason: "nothing here is \(quoted(name))")
      }
      return removal(of: targets)
    }
    guard !words.isEmpty else { throw Refusal(reason: "it does not say what to remove") }
    if let place = request.places.first {
      let home = finder.find(behindPlace(tokens(in: place)))
      if let home = home.one, case .found(let targets) = finder.find(words, in: home) {
        return removal(of: targets)
      }
    }
    return try removal(words)
  }

  private func moving(_ request: ChangeRequest) throws(Refusal) -> EditPlan {
    let words = tokens(in: request.things)
    var place = request.places.first.map { tokens(in: $0) }
    // `ought to be the very first thing`
    if place == nil {
      place = request.roles(.kind).lazy.compactMap { placeWords(of: tokens(in: $0)) }.first
    }
    guard let place = place.map({ placeWords(of: $0) ?? $0 }) else { return try swapping(words) }
    // `the olives have to go from the toppings`
    if self.words.isPhrase("source", place.prefix(2))
      || self.words.isPhrase("source", place.prefix(1))
    {
      return try removing(request)
    }
    guard !words.isEmpty else {
      guard let split = try placement(in: place), split.what.isEmpty else {
        throw Refusal(reason: "nothing is known of the place \(quoted(place))")
      }
      return try move(word("them"), to: split.place)
    }
    if let plan = try? rowing((Array(words) + place)[...]) { return plan }
    return try moving((Array(words) + place)[...])
  }

  /// Words of a place without what only stresses it: `right at the top`; nil where they say none.
  private func placeWords(of tokens: ArraySlice<EditToken>) -> ArraySlice<EditToken>? {
    for start in tokens.indices {
      if let split = try? placement(in: tokens[start...]), split.what.isEmpty {
        return tokens[start...]
      }
    }
    return nil
  }

  /// Words of a place without the preposition that leads them.
  func behindPlace(_ tokens: ArraySlice<EditToken>) -> ArraySlice<EditToken> {
    guard let lead = words.match("place", at: tokens) ?? words.match("of", at: tokens) else {
      return tokens
    }
    return tokens.dropFirst(lead.count)
  }

  private func ordering(_ request: ChangeRequest) throws(Refusal) -> EditPlan {
    let what = tokens(in: request.things)
    let keys = tokens(in: request.roles(.column) + request.roles(.by))
    let manner = tokens(in: request.roles(.kind))
    let by = keys.isEmpty ? [] : Array(word("by"))
    return try sorting((Array(what) + by + keys + manner)[...])
  }
}
