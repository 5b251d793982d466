package import ScreenModel

/// The thing that an edit refers to.
package enum EditTarget: Hashable {
  case element(ElementAddress)
  /// A part of a component.
  case part(ElementAddress, ComponentPart)
  case section(String)
  case screen

  /// The kind of part; nil if it is not a part.
  package var kind: String? { if case .part(_, let part) = self { part.kind } else { nil } }
}

/// Finds the things that words of an edit refer to, by texts, kinds, positions and values.
package struct AnchorFinder {
  /// The screen; of the sections of a new one, only those that differ are read anew.
  package var screen: Screen { didSet { readSections() } }
  package let words: EditWords
  /// The subject of the previous clause, which `it` and `them` refer to.
  package var latest: [EditTarget]
  /// The sections and components of the screen.
  package private(set) var all: [Candidate] = []
  /// The parts of its components.
  private(set) var allParts: [Candidate] = []
  /// The things in each section of the screen.
  private(set) var sections: [SectionAnchors] = []
  /// The nesting depth of the current words in descriptions.
  private(set) var depth = 0
  /// The greatest depth: descriptions can be nested, and trying all divisions of many words would
  /// take far too long.
  private static let mostDepth = 2
  /// The most words of a description that contains another.
  private static let longest = 20

  package init(screen: Screen, words: EditWords, latest: [EditTarget] = []) {
    (self.screen, self.words, self.latest) = (screen, words, latest)
    readSections()
  }

  private mutating func readSections() {
    let known = sections
    sections = screen.sections.map { section in
      known.first { $0.section == section } ?? SectionAnchors(section, words)
    }
    all = sections.flatMap(\.things)
    allParts = sections.flatMap(\.parts)
  }

  /// The result of a search.
  package enum Result {
    case found([EditTarget])
    /// Several things match equally well, with their names.
    case ambiguous([String], among: [EditTarget])
    /// Nothing matches, with the names of the existing things.
    case missing([String])

    /// The only matching part, with the address of its component.
    package var part: (ElementAddress, ComponentPart)? {
      if case .part(let address, let part)? = one { (address, part) } else { nil }
    }

    /// The only matching thing; nil for several or none.
    package var one: EditTarget? {
      if case .found(let targets) = self, targets.count == 1 { targets[0] } else { nil }
    }
  }

  /// Words that refer to things, separated from counts and ordinals.
  private struct Phrase {
    var isAll = false
    /// `two`, `three`.
    var count: Int?
    /// `first`, `last`; 0 for the last.
    var ordinal: Int?
    var words: ArraySlice<EditToken>
  }

  /// A finder for words within a description.
  var deeper: AnchorFinder {
    var finder = self
    finder.depth += 1
    return finder
  }

  /// Finds the things that words refer to.
  package func find(_ tokens: ArraySlice<EditToken>) -> Result { find(tokens, in: nil) }

  /// The words without leading articles.
  package func bare(_ tokens: ArraySlice<EditToken>) -> ArraySlice<EditToken> {
    var rest = tokens
    while let article = words.match("article", at: rest) { rest = rest.dropFirst(article.count) }
    return rest
  }

  /// Finds the things that words refer to within another thing.
  package func find(_ tokens: ArraySlice<EditToken>, in scope: EditTarget?) -> Result {
    let things = candidates(in: scope)
    // `the audio quality one`
    if tokens.count > 1, words.match("pronoun", at: tokens.suffix(1)) != nil,
      named(things, bare(tokens), .inFull).isEmpty,
      case .found(let targets) = find(tokens.dropLast(), in: scope)
    {
      return .found(targets)
    }
    var phrase = Phrase(words: bare(tokens))
    guard !phrase.words.isEmpty || !tokens.isEmpty else { return .missing(names(of: things)) }
    if scope == nil, words.isPhrase("them", tokens), !latest.isEmpty {
      return .found(latest)
    }
    // `both` refers to the previous subject if it is two things, or to the only two things there
    // are.
    if scope == nil, words.isPhrase("both", tokens) {
      if latest.count == 2 { return .found(latest) }
      let components = things.filter { $0.component != nil }
      guard components.count == 2 else {
        return .ambiguous(names(of: components), among: components.map(\.target))
      }
    }
    if words.isPhrase("others", tokens), !latest.isEmpty {
      let others = things.filter { $0.component != nil && !latest.contains($0.target) }
      if !others.isEmpty { return .found(others.map(\.target)) }
    }
    // `the current book` is a name, whatever `current` says of others.
    let lead = words.match("definite", at: tokens)?.count ?? 0
    if tokens.count - lead > phrase.words.count {
      let whole = named(things, tokens.dropFirst(lead), .inFull)
      if whole.count == 1 { return .found([whole[0].target]) }
    }
    if let ranked = ranked(phrase.words, in: scope) { return ranked }
    // `get rid of the second`: the second thing of the previous subject.
    if latest.count > 1, let order = words.match("ordinal", at: phrase.words),
      order.count == phrase.words.count,
      let place = Int(order.meaning), place <= latest.count
    {
      return .found([latest[place == 0 ? latest.count - 1 : place - 1]])
    }
    // The name in full, whatever else its words may say.
    let full = named(things, phrase.words, .inFull)
    if full.count == 1 {
      // `Boat` is the column of that name, and not the section "Boats".
      let part = isExact(full, phrase.words) ? nil : exactPart(phrase.words, in: scope)
      return .found([part ?? full[0].target])
    }
    // `5 km marathon pace` is a name, and not five things.
    if full.isEmpty, phrase.words.count > 1, words.match("number", at: phrase.words) != nil,
      let part = exactPart(phrase.words, in: scope)
    {
      return .found([part])
    }
    let several = full.isEmpty ? gathered(tokens, among: things) : []
    if !several.isEmpty { return .found(several.map(\.target)) }
    let isDivided = depth < Self.mostDepth && tokens.count <= Self.longest
    if isDivided {
      if let rest = excepting(tokens, in: scope) { return rest }
      if let some = qualified(tokens, in: scope) { return some }
      if let within = scoped(tokens, in: scope) { return within }
    }
    if let all = words.match("all", at: phrase.words) {
      phrase.isAll = true
      phrase.words = bare(phrase.words.dropFirst(all.count))
    }
    takeOrder(of: &phrase)
    takeNumber(of: &phrase)
    if phrase.words.isEmpty {
      let all = things.filter { thing in
        thing.component != nil
          || thing.owner != nil && !["column", "fact", "button"].contains(thing.kind)
      }
      guard phrase.isAll, !all.isEmpty else { return .missing(names(of: things)) }
      return .found(all.map(\.target))
    }
    let chosen = choose(phrase, among: things, in: scope)
    if case .found = chosen { return chosen }
    guard isDivided, depth == 0 else { return chosen }
    return described(tokens, in: scope).map { .found([$0]) } ?? chosen
  }

  /// `the last one`, `the first two`: of the parts of the previous subject, or of the only
  /// collection of a screen without one; nil for other words, or if nothing has such parts.
  private func ranked(_ tokens: ArraySlice<EditToken>, in scope: EditTarget?) -> Result? {
    guard scope == nil, latest.count < 2, let order = words.match("ordinal", at: tokens),
      let place = Int(order.meaning)
    else { return nil }
    var rest = tokens.dropFirst(order.count)
    let number = words.match("number", at: rest)
    rest = rest.dropFirst(number?.count ?? 0)
    rest = rest.dropFirst(words.match("pronoun", at: rest)?.count ?? 0)
    guard rest.isEmpty else { return nil }
    let collections = all.filter { thing in
      ["list", "checklist", "steps", "table", "standings"].contains(thing.kind)
    }
    var home = collections.count == 1 && latest.isEmpty ? collections[0].address : nil
    if case .element(let address)? = latest.first { home = address }
    guard let home else { return nil }
    let parts = parts(in: .element(home)).filter {
      !["column", "fact", "series", "button"].contains($0.kind)
    }
    let count = number.flatMap { Int($0.meaning) } ?? 1
    let start = place == 0 ? parts.count - count : place - 1
    guard start >= 0, start + count <= parts.count else { return nil }
    return .found(parts[start..<(start + count)].map(\.target))
  }

  /// Removes `first`, `two` and `first two` from the start if words remain after them.
  private func takeOrder(of phrase: inout Phrase) {
    for _ in 0..<2 {
      if phrase.ordinal == nil, let order = words.match("ordinal", at: phrase.words),
        phrase.words.count > order.count
      {
        phrase.ordinal = Int(order.meaning)
        phrase.words = phrase.words.dropFirst(order.count)
      }
      if let number = words.match("number", at: phrase.words), phrase.words.count > number.count {
        phrase.count = Int(number.meaning)
        phrase.words = phrase.words.dropFirst(number.count)
      }
    }
  }

  /// Removes the number from the end of `row 2`.
  private func takeNumber(of phrase: inout Phrase) {
    guard phrase.ordinal == nil, let last = phrase.words.last, !last.isQuoted,
      let number = Int(last.text), (1...1_000).contains(number),
      words.meaning("kind", of: phrase.words.dropLast()) != nil
    else { return }
    phrase.ordinal = number
    phrase.words = phrase.words.dropLast()
  }

  private func choose(
    _ phrase: Phrase, among things: [Candidate], in scope: EditTarget?
  ) -> Result {
    var match = matching(phrase.words, among: things, in: scope)
    // `the first receipt` is one of the "Receipts".
    if phrase.ordinal != nil, scope == nil, kinds(named: phrase.words) == nil,
      !isExact(match.found, phrase.words)
    {
      let members = collected(phrase.words)
      if !members.found.isEmpty { match = members }
    }
    let found = match.found
    guard !found.isEmpty else {
      if let screen = words.match("screen", at: phrase.words), screen.count == phrase.words.count {
        return .found([.screen])
      }
      return .missing(names(of: things))
    }
    // Parts of several components have no common order.
    let owners = Set(found.compactMap(\.owner))
    if phrase.ordinal != nil || phrase.count != nil, owners.count > 1 {
      let homes = candidates(in: nil).filter { $0.address.map(owners.contains) ?? false }
      return .ambiguous(names(of: homes), among: homes.map(\.target))
    }
    if let ordinal = phrase.ordinal {
      let count = phrase.count ?? 1
      let start = ordinal == 0 ? found.count - count : ordinal - 1
      guard start >= 0, start + count <= found.count else { return .missing(names(of: things)) }
      return .found(found[start..<(start + count)].map(\.target))
    }
    if let count = phrase.count {
      return found.count == count
        ? .found(found.map(\.target))
        : .ambiguous(names(of: found), among: found.map(\.target))
    }
    if phrase.isAll || match.isPlural || found.count == 1 { return .found(found.map(\.target)) }
    return .ambiguous(names(of: found), among: found.map(\.target))
  }

  /// Resolves `all fields except the phone`: the things named before the word, without those named
  /// after it.
  private func excepting(_ tokens: ArraySlice<EditToken>, in scope: EditTarget?) -> Result? {
    for index in tokens.indices.dropFirst() {
      guard
        let word = words.match("except", at: tokens[index...])
          ?? (words.match("all", at: tokens) == nil
            ? nil : words.match("all-but", at: tokens[index...])),
        index + word.count < tokens.endIndex,
        case .found(let targets) = deeper.find(tokens[..<index], in: scope)
      else { continue }
      var left = targets
      for piece in pieces(of: tokens[(index + word.count)...]) {
        guard case .found(let spared) = deeper.find(piece, in: scope) else {
          return deeper.find(piece, in: scope)
        }
        // If some items of a list are excepted, the target is its other items.
        left = left.flatMap { target -> [EditTarget] in
          guard case .element(let home) = target,
            case .part(home, let part)? = spared.first
          else { return [target] }
          return parts(in: target).filter { $0.kind == part.kind }.map(\.target)
        }
        let before = left.count
        left.removeAll { spared.contains($0) }
        guard left.count < before else { return .missing(names(of: candidates(in: scope))) }
      }
      return left.isEmpty ? .missing([]) : .found(left)
    }
    return nil
  }

  /// Resolves `everything in the list that is done`: the named things that have the stated value;
  /// nil if no such words follow or nothing has it.
  private func qualified(_ tokens: ArraySlice<EditToken>, in scope: EditTarget?) -> Result? {
    for index in tokens.indices.dropFirst() where !tokens[index].isQuoted {
      guard let that = words.match("being", at: tokens[index...]),
        case .found(let targets) = deeper.find(tokens[..<index], in: scope)
      else { continue }
      let value = tokens[(index + that.count)...]
      let things = targets.flatMap { target -> [Candidate] in
        if case .element = target { return parts(in: target) }
        return parts(in: scope).filter { $0.target == target }
      }
      let found = things.filter { isSet($0, value) }
      if !found.isEmpty { return .found(found.map(\.target)) }
    }
    return nil
  }

  /// The groups of words between conjunctions and punctuation marks.
  package func pieces(of tokens: ArraySlice<EditToken>) -> [ArraySlice<EditToken>] {
    var pieces: [ArraySlice<EditToken>] = []
    var start = tokens.startIndex
    for index in tokens.indices {
      guard tokens[index].isMark || words.match("joint", at: tokens[index...]) != nil else {
        continue
      }
      if start < index { pieces.append(tokens[start..<index]) }
      start = index + 1
    }
    if start < tokens.endIndex { pieces.append(tokens[start...]) }
    return pieces
  }

  /// Resolves words within another thing: `the button in Payment`, `the price of the latte`, `Ada's
  /// goals`; nil if no such thing, or nothing in it, matches.
  private func scoped(_ tokens: ArraySlice<EditToken>, in scope: EditTarget?) -> Result? {
    for index in tokens.indices.dropFirst().reversed() {
      let joint =
        words.match("place", at: tokens[index...]).flatMap { $0.meaning == "in" ? $0 : nil }
        ?? words.match("of", at: tokens[index...])
      guard let joint, index + joint.count < tokens.endIndex,
        let home = deeper.find(tokens[(index + joint.count)...], in: scope).one, home != .screen
      else { continue }
      let within = deeper.find(tokens[..<index], in: home)
      if case .missing = within { continue }
      return within
    }
    for index in tokens.indices.dropLast() where !tokens[index].isQuoted {
      guard let owner = tokens[index].withoutPossessive else { continue }
      let words = tokens[..<index] + [owner]
      guard let home = deeper.find(words[...], in: scope).one, home != .screen else { continue }
      let within = deeper.find(tokens[(index + 1)...], in: home)
      if case .missing = within { continue }
      return within
    }
    return nil
  }
}
