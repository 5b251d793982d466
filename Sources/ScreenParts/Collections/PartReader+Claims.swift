internal import ScreenBrief
package import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Lines that name a collection, and lines that say more of its things.
extension PartReader {
  /// What a line says that names a collection: "list of the last firings, newest on top", "six
  /// product cards with picture and price", "grid of posts, three across"; nil for other lines.
  func claim(_ range: SourceRange) -> CollectionClaim? {
    let line = cutter.withoutOpenings(bare(words.unmarked(range)), as: "gathered before")
    guard words.count(line) <= Self.mostWordsOfLine,
      phrases.opening(of: words.folded(line), as: "opening filter") == nil
    else { return nil }
    var (head, tail, lead) = parted(line)
    var claim = CollectionClaim()
    if let note = FieldLine(head, of: words).notes.first, tail == nil {
      (tail, head) = (note, FieldLine(head, of: words).label)
    }
    let isNamed = take(head: head, into: &claim)
    guard let tail else { return isNamed && claim.form != nil ? claim : nil }
    let parts = members(tail)
    guard !parts.isEmpty else { return nil }
    if claim.count != nil, claim.name == nil, figures(line) != nil { return nil }
    // "Three columns: To do, Doing, Done" names the things themselves.
    if lead != .with, claim.count == parts.count { return nil }
    if claim.form == nil || !isNamed {
      guard lead != .comma, parts.count > 1, claim.name.map(isOfSeveral) ?? false,
        lead == .with && claim.count != nil || areAttributes(parts)
      else { return nil }
    }
    guard take(tail: tail, prefersActs: false, into: &claim) else { return nil }
    return claim
  }

  /// The most words of a line that describes something.
  static let mostWordsOfLine = 80

  /// What leads from a collection to what each of its things has.
  private enum Lead { case with, mark, comma, none }

  /// Whether half of the members surely name attributes, and none states a value.
  private func areAttributes(_ parts: [SourceRange]) -> Bool {
    let sure = parts.count { part in
      let name = bare(FieldLine(part, of: words).label)
      let folded = words.folded(name)
      return phrases.ending(of: folded, as: "gathered picture") != nil
        || phrases.ending(of: folded, as: "gathered attribute") != nil
        || inputs.isFieldName(folded) || inputs.withoutState(name) != name
        || acts(part, arePressed: false) != nil
    }
    let areNames = parts.allSatisfy { !words.bytes[$0.range].contains(where: \.isASCIIDigit) }
    return areNames && sure * 2 >= parts.count
  }

  /// Whether most members name attributes.
  func hasAttributes(_ parts: [SourceRange]) -> Bool {
    parts.count { isAttribute($0) || acts($0, arePressed: false) != nil } * 2 > parts.count
  }

  /// A line, parted where it goes on to say what each thing has: at "with", a colon, a dash or a
  /// comma.
  private func parted(_ line: SourceRange) -> (SourceRange, SourceRange?, Lead) {
    let folded = words.folded(line)
    let field = FieldLine(line, of: words)
    let with = phrases.find("gathered with", in: folded, from: 1)
    let said = with.map { words.place(after: $0.lowerBound, in: line) }
    let comma = words.partsAtCommas(of: line).first.map(\.upperBound) ?? line.upperBound
    let mark = field.value.map { _ in field.name.upperBound } ?? line.upperBound
    if let with, let said, said.end <= min(comma, mark) {
      return (first(with.lowerBound, of: line), bare(behind(with.upperBound, in: line)), .with)
    }
    if let value = field.value, mark <= comma { return (field.name, value, .mark) }
    guard comma < line.upperBound else { return (line, nil, .none) }
    return (
      SourceRange(line.lowerBound, comma), bare(SourceRange(comma + 1, line.upperBound)), .comma
    )
  }

  /// Reads the form, the number and the things of a collection: "six product cards", "list of
  /// waiting patients", "one row per issue", "orders as cards". Returns whether it names a form.
  func take(head range: SourceRange, into claim: inout CollectionClaim) -> Bool {
    var range = range
    let folded = words.folded(range)
    if let number = folded.words.first, folded.count > 1,
      let count = Measures.number(number).flatMap({ Int(exactly: $0) }), (1...60).contains(count)
    {
      claim.count = count
      range = cutter.withoutOpenings(behind(1, in: range), as: "gathered before")
    }
    let rest = words.folded(range)
    if claim.count != nil, phrases.sense(ofAll: rest, as: "gathered counted") != nil {
      claim.form = .cards
      return true
    }
    if let form = phrases.opening(of: rest, as: "gathered form") {
      claim.form = CollectionClaim.Form(rawValue: form.sense)
      guard form.length < rest.count else { return true }
      guard let of = phrases.opening(of: rest, as: "gathered of", at: form.length) else {
        claim.form = nil
        return false
      }
      if of.sense == "each" {
        claim.count = nil
        claim.form = claim.form == .list ? .table : claim.form
        claim.isOfOne = true
      }
      claim.name = name(behind(form.length + of.length, in: range))
      return claim.name != nil
    }
    if let form = phrases.ending(of: rest, as: "gathered form"), form.length < rest.count {
      claim.form = CollectionClaim.Form(rawValue: form.sense)
      var front = words.droppingLast(form.length, from: range)
      if let shown = phrases.ending(of: words.folded(front), as: "gathered as"),
        shown.length < words.count(front)
      {
        front = words.droppingLast(shown.length, from: front)
      } else {
        claim.isOfOne = true
      }
      claim.name = name(front)
      return claim.name != nil
    }
    claim.name = name(range)
    return claim.name != nil
  }

  /// The words for things, without those for how many of them are shown: "all berths".
  private func name(_ range: SourceRange) -> SourceRange? {
    let name = cutter.withoutOpenings(bare(range), as: "gathered before")
    let isQuoted = words.bytes[name.range].contains(UInt8(ascii: "\""))
    return (1...5).contains(words.count(name)) && !isQuoted ? name : nil
  }

  // MARK: More of each thing

  /// What a line says of each thing of a collection that is named elsewhere: "each card shows title
  /// and price", "edit and delete per row", "newest on top", "little mark if it cracked"; nil for
  /// other lines.
  func addition(_ range: SourceRange) -> CollectionClaim? {
    let line = bare(inputs.unbracketed(words.unmarked(range)))
    guard words.count(line) <= Self.mostWordsOfLine else { return nil }
    var claim = CollectionClaim()
    if takesAside(line, into: &claim) { return claim }
    if let tapped = tapped(line) {
      claim.acts = [tapped]
      return claim
    }
    if let mark = mark(line) {
      claim.attributes = [mark]
      return claim
    }
    if let rest = behindEach(line) {
      claim.isOfEach = true
      let parts = members(rest)
      let arePressed = !parts.isEmpty && parts.allSatisfy { inputs.isPressed($0) }
      return take(tail: rest, prefersActs: arePressed, into: &claim) ? claim : nil
    }
    if let front = beforeEach(line) {
      return take(tail: front, prefersActs: true, into: &claim) ? claim : nil
    }
    return nil
  }

  /// The words behind those for each thing: "each card shows", "per row:", "every score has".
  package func behindEach(_ line: SourceRange) -> SourceRange? {
    let folded = words.folded(line)
    guard let each = phrases.opening(of: folded, as: "gathered each") else { return nil }
    let field = FieldLine(line, of: words)
    let own = field.value == nil ? folded.count : words.count(field.name)
    let last = min(each.length + 3, own)
    if each.length < last,
      let has = (each.length..<last).first(where: {
        phrases.opening(of: folded, as: "gathered has", at: $0) != nil
      }), let length = phrases.opening(of: folded, as: "gathered has", at: has)?.length,
      has + length < folded.count
    {
      return behind(has + length, in: line)
    }
    guard let value = field.value, own - each.length <= 2 else { return nil }
    return value
  }

  /// The words before those for each thing: "on each card", "next to each", "per row".
  private func beforeEach(_ line: SourceRange) -> SourceRange? {
    let folded = words.folded(line)
    guard let each = phrases.find("gathered on", in: folded, from: 1),
      folded.count - each.upperBound <= 2,
      // "Under each column" speaks of no thing.
      !folded.words[each.lowerBound...].contains("column"),
      !words.bytes[first(each.lowerBound, of: line).range].contains(where: \.isASCIIDigit)
    else { return nil }
    return bare(first(each.lowerBound, of: line))
  }

  /// Takes words about the order, the look or the rows that stand out; false for others.
  func takesAside(_ range: SourceRange, into claim: inout CollectionClaim) -> Bool {
    let folded = words.folded(range)
    if isOrder(folded) {
      claim.asides.append(LeftOut(range, "it orders things that are samples here"))
    } else if isLook(folded) {
      claim.asides.append(LeftOut(range, "it says how something looks"))
    } else if standsOut(folded) {
      claim.lacks.append(
        Brief.UnmetCondition(range: range, reason: "nothing is known of the rows yet"))
    } else {
      return false
    }
    return true
  }

  private func isOrder(_ folded: FoldedWords) -> Bool {
    guard folded.count <= 8 else { return false }
    return phrases.opening(of: folded, as: "rows order").map { $0.length < folded.count } ?? false
      || phrases.ending(of: folded, as: "rows direction") != nil
      || phrases.opening(of: folded, as: "rows direction") != nil
      || folded.count <= 5 && phrases.ending(of: folded, as: "gathered first") != nil
  }

  /// Whether words say how many things stand beside each other: "three across", "two per row".
  private func isLook(_ folded: FoldedWords) -> Bool {
    guard folded.count <= 6 else { return false }
    let isCounted =
      (folded.words.first.flatMap(Measures.number) != nil)
      && phrases.sense(in: folded, as: "gathered beside") != nil
    return isCounted || phrases.sense(ofAll: folded, as: "gathered look") != nil
  }

  /// Whether words say which rows stand out: "red if overdue", "rows below minimum highlighted".
  private func standsOut(_ folded: FoldedWords) -> Bool {
    guard (2...10).contains(folded.count) else { return false }
    let isMarked =
      phrases.opening(of: folded, as: "rows tone") != nil
      || phrases.ending(of: folded, as: "rows tone") != nil
    let isOfRows =
      phrases.find("gathered when", in: folded, from: 1) != nil
      || phrases.find("gathered rows", in: folded) != nil
    return isMarked && isOfRows
  }

  /// Reads an enumeration of what each thing shows and does; false if a member is neither.
  func take(
    tail range: SourceRange, prefersActs: Bool, into claim: inout CollectionClaim
  ) -> Bool {
    for member in members(range) {
      if takesAside(member, into: &claim) { continue }
      if let front = beforeEach(member) {
        guard take(tail: front, prefersActs: true, into: &claim) else { return false }
        continue
      }
      if let rest = behindEach(member) {
        guard take(tail: rest, prefersActs: prefersActs, into: &claim) else { return false }
        continue
      }
      let own = cutter.withoutOpenings(member, as: "gathered lead")
      if let acts = acts(own, arePressed: prefersActs) {
        claim.acts += acts
      } else if let found = mark(own) ?? attribute(own) {
        claim.attributes.append(found)
      } else {
        return false
      }
    }
    return true
  }
}
