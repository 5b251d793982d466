internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenLedger
internal import ScreenModel
internal import ScreenReading

/// Performing the changes that were read, in order.
extension EditSession {
  /// Performs a request, or records why it cannot be done.
  mutating func perform(_ read: ChangeRequest) {
    guard !isRemark(read), !isComplaint(read) else { return mention(read) }
    guard let request = settled(read) else { return }
    if takesBack(before: request) { return perform(request) }
    let announced = announced(before: request)
    if !announced.isEmpty { (latest, added, gone) = (announced, [], false) }
    let start = Checkpoint(self)
    defer {
      checkpoint = start
      if !request.parts.isEmpty || !request.places.isEmpty { before = request }
    }
    if performInstead(request) || performOnAdded(request) { return }
    do throws(Refusal) { try perform(try plan(of: request), for: request) } catch {
      if performLast(from: request.range) { return }
      refuse(request, error.reason)
      (latest, added, hasSpoken, gone) = ((try? things(of: request)) ?? [], [], true, false)
    }
  }

  /// Does what a construction makes of a clause that nothing else explains.
  ///
  /// - Returns: Whether something was done.
  private mutating func performLast(from range: SourceRange) -> Bool {
    guard
      let start = clauseStarts.last(where: { spoken[$0].range.lowerBound <= range.lowerBound }),
      let (plan, rest) = construing(spoken[start...], isLast: true), !plan.edits.isEmpty,
      case let end = rest.first?.range.lowerBound ?? text.utf8.count,
      let last = spoken[start...].prefix(while: { $0.range.lowerBound < end }).last,
      last.range.upperBound >= range.upperBound
    else { return false }
    let whole = spoken[start].range.union(last.range)
    return (try? perform(plan, for: ChangeRequest(kind: .change, range: whole))) != nil
  }

  /// `usage is what people look at`: a clause about a thing, which is no name for it.
  private func isRemark(_ request: ChangeRequest) -> Bool {
    guard request.kind == .change, request.parts.count == 1, verbs(in: request).isEmpty,
      request.parts[0].label == .label || request.parts[0].label == .value
    else { return false }
    let said = tokens(in: request.parts[0].range)
    return said.first?.text.first?.isLowercase ?? false && words.match("relative", at: said) != nil
  }

  /// Makes the subject of a request the current one without changing it.
  mutating func mention(_ request: ChangeRequest) {
    guard !request.things.isEmpty, let things = try? things(of: request) else { return }
    (latest, added, gone) = (things, [], false)
  }

  /// `no actually, rename it`: undoes the previous request if words between the two withdraw it.
  private mutating func takesBack(before request: ChangeRequest) -> Bool {
    guard let checkpoint, checkpoint.entries < entries.count,
      let last = entries[checkpoint.entries...].last
    else { return false }
    let between = EditToken.tokens(of: text.utf8).filter {
      $0.range.lowerBound >= last.range.upperBound
        && $0.range.upperBound <= request.range.lowerBound
    }
    guard between.indices.contains(where: { words.match("correction", at: between[$0...]) != nil })
    else { return false }
    let about = latest
    let isDone = edits.count > checkpoint.edits
    takeBack(to: checkpoint)
    if !isDone { latest = about }
    self.checkpoint = nil
    return true
  }

  /// The targets of words before a request that end in a colon or a question mark: `weather: add
  /// fog`, `why is there a map? drop it`; empty if there are none.
  private func announced(before request: ChangeRequest) -> [EditTarget] {
    let before = EditToken.tokens(of: text.utf8).prefix {
      $0.range.upperBound <= request.range.lowerBound
    }
    guard let mark = before.last, mark.isMark, mark.text == ":" || mark.text == "?" else {
      return remarked(in: before, before: request)
    }
    let start = before.dropLast().lastIndex(where: \.isMark).map { $0 + 1 } ?? before.startIndex
    let said = before.dropLast()[start...]
    // For a question, the targets of its last words: `why are there two buttons?`
    for index in mark.text == ":" ? said.indices.prefix(1) : said.indices.prefix(said.count) {
      if case .found(let targets) = finder.find(said[index...]), targets != [.screen] {
        return targets
      }
    }
    return []
  }

  /// `we ran out of the Rioja, delete it`: the only thing that a remark before the request names,
  /// where `it` has no other; empty if there is none.
  private func remarked(
    in before: ArraySlice<EditToken>, before request: ChangeRequest
  ) -> [EditTarget] {
    guard latest.isEmpty, !request.things.isEmpty, before.last?.isMark ?? false,
      words.isPhrase("them", tokens(in: request.things))
    else { return [] }
    let said = before.dropLast()
    for index in said.indices {
      for end in (index..<said.endIndex).reversed() {
        let span = said[index...end]
        guard words.bare(span).count == span.count, words.match("them", at: span) == nil,
          words.match("verb", at: span) == nil, case .found(let found) = finder.find(span),
          found.count == 1, found != [.screen]
        else { continue }
        return found
      }
    }
    return []
  }

  /// `add none, and put it first` refers to the added part before the component it was added to;
  /// false if it refers to something else or cannot be done.
  private mutating func performOnAdded(
    _ request: ChangeRequest
  ) -> Bool {
    let isIt = request.things.allSatisfy { words.isPhrase("them", tokens(in: $0)) }
    guard isIt, request.roles(.value).isEmpty, !added.isEmpty, added != latest, request.kind != .add
    else { return false }
    var session = self
    (session.latest, session.added) = (added, [])
    guard let plan = try? session.plan(of: request), plan.lacks.isEmpty,
      (try? session.perform(plan, for: request)) != nil
    else { return false }
    self = session
    return true
  }

  /// `no pie, do bars`: restores the thing just removed and changes it; false if the request names
  /// its own subject or cannot be done.
  private mutating func performInstead(_ request: ChangeRequest) -> Bool {
    // `we don't need Export, replace it with Print`
    let isReplaced =
      (request.kind == .replace || verbs(in: request).contains("replace"))
      && !request.things.isEmpty
      && request.things.allSatisfy { words.isPhrase("them", tokens(in: $0)) }
    guard gone, request.kind == .change && request.things.isEmpty || isReplaced, let checkpoint,
      case .remove(let address)? = edits.last
    else { return false }
    var session = self
    session.screen = checkpoint.screen
    session.edits.removeLast(edits.count - checkpoint.edits)
    (session.latest, session.gone) = ([.element(address)], false)
    guard let plan = try? session.plan(of: request),
      (try? session.perform(plan, for: request)) != nil
    else { return false }
    for index in session.entries[checkpoint.entries..<entries.count].indices {
      session.entries[index].reason = "replaced by what follows"
      session.entries[index].paths = []
    }
    self = session
    return true
  }

  private func plan(of request: ChangeRequest) throws(Refusal) -> EditPlan {
    let said = tokens(in: request.range)
    if request.kind == .add || request.kind == .change,
      said.indices.contains(where: { words.match("one-by-one", at: said[$0...]) != nil })
    {
      throw Refusal(
        reason: "a screen shows all it holds; parts that are shown one at a time are tabs or steps")
    }
    if isOwnLook(request) {
      throw Refusal(reason: "a colour follows from a state or a condition; say which is which")
    }
    if let plan = denying(request) { return plan }
    if let plan = try filtering(request) ?? standingOut(request) { return plan }
    try refuseLook(saidBy: request)
    if let plan = try restyling(request) { return plan }
    if let plan = try converting(request) { return plan }
    if let plan = try pricing(request) { return plan }
    if let plan = try explaining(request) { return plan }
    if let plan = try allowing(request) { return plan }
    if let plan = try opening(request) { return plan }
    if let plan = try dividing(request) { return plan }
    if let plan = try grouping(request) { return plan }
    if asksToSplit(tokens(in: request.range)) {
      return try splitting(tokens(in: request.range))
    }
    if let plan = try restating(where: request) { return plan }
    switch request.kind {
    case .add: return try withoutStrayInput(try adding(request), of: request)
    case .remove: return try removing(request)
    case .move: return try moving(request)
    case .replace: return try replacing(request)
    case .change: return try changing(request)
    case .order: return try ordering(request)
    case .impossible:
      throw Refusal(reason: impossible(tokens(in: request.range)))
    }
  }

  /// Why words ask for something that no screen can do.
  func impossible(_ said: ArraySlice<EditToken>) -> String {
    if words.match("verb", at: said)?.meaning == "ask" {
      return "\(quoted(said)) is a question, and does not say what to do"
    }
    for index in said.indices where !said[index].isQuoted {
      if let lack = words.match("lack", at: said[index...]) {
        return "no \(lack.meaning) can be set: \(quoted(said))"
      }
    }
    return "no screen can do \(quoted(said))"
  }
}
