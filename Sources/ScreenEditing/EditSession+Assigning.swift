internal import ScreenAnchors
internal import ScreenModel

/// What a text makes of what is meant.
extension EditSession {
  /// Gives what is meant what a text says: another look, a value, or a name.
  func assign(
    _ anchor: ArraySlice<EditToken>, _ text: ArraySlice<EditToken>, isChange: Bool,
    isState: Bool = false
  ) throws(Refusal) -> EditPlan {
    if isPart("title", anchor) { return retitle(name(text, like: screen.title)) }
    if isPart("layout", anchor) || isScreen(anchor), let plan = layingOut(text) { return plan }
    if isChange, let plan = try replacing(old: anchor, with: text) { return plan }
    if isChange, words.match("all", at: finder.bare(anchor)) != nil,
      let plan = try replacing(anchor, with: text)
    {
      return plan
    }
    let meant = finder.find(anchor)
    if case .missing = meant, let (property, object) = property(in: anchor) {
      let targets = try enumerated(object)
      guard property.name != "label", property.name != "title" else {
        return try rename(targets, to: text)
      }
      if property.name == "text" { return try say(object, text) }
      if property.name == "range", let plan = ranging(targets, text) { return plan }
      return try set(targets, property, to: text)
    }
    // `change the class options to …`: the options themselves are no one thing.
    if let (property, object) = property(in: anchor), property.name == "options",
      let target = finder.find(object).one, case .element = target
    {
      return try set([target], property, to: text)
    }
    // `the default should be by post`
    if isPart("value", anchor), case .part(_, let part)? = finder.find(text).one,
      part.kind == "option"
    {
      return try marking(text, isOn: true)
    }
    let targets: [EditTarget]
    do throws(Refusal) { targets = try enumerated(anchor) } catch {
      if isChange, let plan = try replacing(anchor, with: text) { return plan }
      throw error
    }
    if let plan = try make(targets, text, isAll: isAll(anchor)) { return plan }
    if isState, let plan = try describing(anchor, each: text, of: targets) { return plan }
    if isChange, let plan = try correcting(anchor, targets, text) { return plan }
    if let plan = try valuing(targets, text, isChange: isChange || isState) { return plan }
    if isState, targets.count == 1, let plan = try state(targets[0], anchor, text, isSaid: true) {
      return plan
    }
    let limits = targets.compactMap { limiting($0, text) }
    if limits.count == targets.count, let plan = Self.joined(limits) { return plan }
    // What something should be is no name of it, unless it is quoted; and what is filled in is set to
    // what it can hold.
    let isFilledIn =
      !isChange
      && targets.allSatisfy { target in
        guard case .element(let address) = target else { return false }
        return element(at: address)?.component.kind.family == .input
      }
    guard !isState && !isFilledIn || text.first?.isQuoted ?? false else {
      throw Refusal(
        reason: "nothing is known that \(quoted(text)) would make of \(names(of: targets))")
    }
    return try rename(targets, to: text)
  }

  /// `red and at the very bottom`, `radio buttons instead of a dropdown`: each piece says how what is meant
  /// looks or where it is; nil where one says neither.
  private func describing(
    _ anchor: ArraySlice<EditToken>, each text: ArraySlice<EditToken>, of targets: [EditTarget]
  ) throws(Refusal) -> EditPlan? {
    let end = text.indices.dropFirst().first { words.match("instead", at: text[$0...]) != nil }
    let pieces = finder.pieces(of: text[..<(end ?? text.endIndex)])
    guard end != nil || pieces.count > 1 else { return nil }
    var looks: [EditPlan] = []
    var moves: [EditPlan] = []
    for piece in pieces {
      let modal = words.modal(at: piece).flatMap { $0.meaning == "move" ? $0 : nil }
      if let plan = try make(targets, piece) {
        looks.append(plan)
      } else if let place = try? placement(in: piece.dropFirst(modal?.count ?? 0)),
        place.what.isEmpty
      {
        moves.append(try move(anchor, to: place.place))
      } else {
        return nil
      }
    }
    // Addresses hold until something moves.
    guard var plan = Self.joined(looks + moves), moves.count < 2 else { return nil }
    plan.targets = moves.first?.targets ?? targets
    return plan
  }
}
