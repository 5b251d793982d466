internal import ScreenBrief
package import ScreenDiagnostics
package import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Phrases that describe parts of a screen: "big picture with "Spring sale" and button Shop now", "logo
/// left, search in the middle, basket icon right".
extension PartReader {
  /// The parts that a phrase describes, in order; nil if one of its members describes none.
  package func described(_ range: SourceRange, in region: ScreenRegion) -> [Request]? {
    let line = bare(words.unmarked(range))
    guard !line.isEmpty, words.count(line) <= 2 * Self.mostWordsOfLine else { return nil }
    let sentences = sentences(line)
    if sentences.count > 1 {
      let parts = sentences.map { described($0, in: region) }
      return parts.contains { $0 == nil } ? nil : parts.flatMap { $0 ?? [] }
    }
    if let choices = choices(placeless(line)) { return choices }
    if let figures = figures(placeless(line)) ?? figures(line) { return figures }
    if let claim = claim(line), claim.isDetailed || claim.name != nil && claim.form != nil {
      return [request(claim, range)]
    }
    if let entries = entries(line) { return entries }
    if let named = named(line, in: region) { return named }
    var found: [Request] = []
    var waiting: [SourceRange] = []
    for member in split(line) {
      // A number of things is no part with a name.
      guard words.count(member) <= 10, !isCounted(member) else { return nil }
      // "facebook and instagram links" are two links.
      if let kinds = plurals(member) {
        found += waiting.map { kinds.make($0) } + [kinds.make(kinds.name)]
        waiting = []
      } else if let part = typed(member) ?? text(member, in: region, isFirst: found.isEmpty) {
        found += waiting.flatMap { untyped($0, in: region) }
        waiting = []
        found += part
      } else {
        waiting.append(member)
      }
    }
    return found + waiting.flatMap { untyped($0, in: region) }
  }

  /// The parts of a line between semicolons and full stops.
  private func sentences(_ line: SourceRange) -> [SourceRange] {
    words.sentences(of: line).flatMap { sentence -> [SourceRange] in
      var parts: [SourceRange] = []
      var start = sentence.lowerBound
      for index in sentence.range where words.bytes[index] == UInt8(ascii: ";") {
        parts.append(words.trimmed(SourceRange(start, index)))
        start = index + 1
      }
      return (parts + [words.trimmed(SourceRange(start, sentence.upperBound))]).filter {
        !$0.isEmpty
      }
    }
  }

  /// What stands behind a name and a colon: "Skills: welding, fitting"; nil for other lines.
  private func named(_ line: SourceRange, in region: ScreenRegion) -> [Request]? {
    let field = FieldLine(line, of: words)
    guard let value = field.value, !field.isDashed, !field.isArrow, words.count(field.label) <= 4
    else { return nil }
    let things = members(value)
    // "Time: 45 min, serves: 4" states several facts.
    let further = things.dropFirst().map { FieldLine($0, of: words) }
    if !further.isEmpty, further.allSatisfy({ $0.value != nil && !$0.isDashed }) {
      return [.fact(words.label(field.label), words.verbatim(things[0]), line)]
        + further.map { .fact(words.label($0.label), $0.value.map(words.verbatim), $0.name) }
    }
    if phrases.ending(of: words.folded(field.label), as: "region links") != nil, things.count > 1 {
      return things.map(link)
    }
    if things.contains(where: { phrases.sense(in: words.folded($0), as: "region part") != nil }),
      let parts = described(value, in: region)
    {
      return [.section(words.label(field.label), line, parts)]
    }
    guard things.count > 1 else {
      return [.fact(words.label(field.label), words.verbatim(words.unquoted(value)), line)]
    }
    var details = Details(label: words.label(field.label))
    details.items = things.map { Details.Item(words.label($0)) }
    return [Request(.component(.list), line, details)]
  }

  /// Whether words speak of a number of things: "next 5 dates".
  private func isCounted(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    return inputs.isPlural(range) && words.quotations(in: range).isEmpty
      && folded.words.contains { !$0.utf8.contains { !$0.isASCIIDigit } }
  }

  /// The members of a description: split at commas, semicolons, "and" and "with", but not within
  /// quotations.
  func split(_ line: SourceRange) -> [SourceRange] {
    words.partsAtCommas(of: line).flatMap(atSigns).flatMap { member -> [SourceRange] in
      var parts: [SourceRange] = []
      var rest = member
      while true {
        let folded = words.folded(rest)
        let quoted = words.quotations(in: rest)
        let joint = (1..<max(folded.count, 1)).first { place in
          let word = words.place(after: place, in: rest)
          return !quoted.contains { $0.lowerBound <= word.next && word.next < $0.upperBound }
            && phrases.sense(ofAll: FoldedWords(folded.words[place]), as: "region joint") != nil
            // "map with the vans" is one part.
            && phrases.sense(ofAll: FoldedWords(folded.words[place - 1]), as: "region whole") == nil
        }
        guard let joint, joint + 1 < folded.count else { break }
        parts.append(first(joint, of: rest))
        rest = behind(joint + 1, in: rest)
      }
      return parts + [rest]
    }.map { placeless($0) }.filter { !$0.isEmpty }
  }

  /// The parts of some words between plus signs: "name + handle".
  private func atSigns(_ range: SourceRange) -> [SourceRange] {
    var (parts, start): ([SourceRange], Int) = ([], range.lowerBound)
    for index in range.range.dropFirst().dropLast()
    where words.bytes[index - 1...index + 1].elementsEqual(" + ".utf8) {
      parts.append(words.trimmed(SourceRange(start, index)))
      start = index + 1
    }
    return parts + [words.trimmed(SourceRange(start, range.upperBound))]
  }

  /// Words without an article, a place and a size around them: "logo on the left", "big picture".
  func placeless(_ range: SourceRange) -> SourceRange {
    var range = bare(range)
    while true {
      let folded = words.folded(range)
      if let place = phrases.opening(of: folded, as: "region before"), place.length < folded.count {
        range = bare(behind(place.length, in: range))
      } else if let place = phrases.ending(of: folded, as: "region behind"),
        place.length < folded.count
      {
        range = bare(words.droppingLast(place.length, from: range))
      } else {
        return range
      }
    }
  }

  // MARK: Kinds

  /// The part that words for its kind name, before or behind its name; nil if they have none.
  private func typed(_ range: SourceRange) -> [Request]? {
    let folded = words.folded(range)
    if let led = inputs.led(range) { return led }
    let quoted = words.quotations(in: range)
    if let ending = phrases.ending(of: folded, as: "region part") {
      let name =
        ending.length < folded.count ? words.droppingLast(ending.length, from: range) : range
      return made(ending.sense, words.unquoted(name), isNamed: ending.length < folded.count, range)
    }
    if let opening = phrases.opening(of: folded, as: "region part"), opening.length < folded.count {
      var name = behind(opening.length, in: range)
      if let joint = phrases.opening(of: words.folded(name), as: "gathered to"),
        joint.length < words.count(name)
      {
        name = behind(joint.length, in: name)
      }
      if let first = quoted.first { name = first }
      return made(opening.sense, name, isNamed: true, range)
    }
    return nil
  }

  private func made(
    _ kind: String, _ name: SourceRange, isNamed: Bool, _ range: SourceRange
  ) -> [Request]? {
    func part(_ kind: ComponentKind, _ label: SourceRange) -> [Request] {
      [Request(.component(kind), range, Details(label: words.label(label)))]
    }
    switch kind {
    case "image":
      var details = Details(label: words.label(range))
      details.variant = "image"
      return [Request(.component(.image), range, details)]
    case "button", "icon": return isNamed ? [.action(words.label(name), range)] : nil
    case "link": return isNamed ? [link(name)] : nil
    case "search":
      var details = Details(label: words.label(range))
      details.fieldKind = .search
      return [Request(.need(.input), range, details)]
    case "field":
      return isNamed ? inputs.wishes(name, mayBePressed: false) : nil
    case "heading":
      guard isNamed else { return nil }
      let label = words.label(name)
      return [Request(.component(.heading), range, Details(label: label, value: label))]
    case "text":
      return [Request(.need(.narrative), range, Details(label: isNamed ? words.label(range) : nil))]
    case "progress":
      var details = Details(label: words.label(isNamed ? name : range))
      if isNamed, words.bytes[name.range].contains(where: \.isASCIIDigit) {
        details.label = words.label(first(1, of: range))
        details.value = words.verbatim(name)
      }
      return [Request(.component(.progress), range, details)]
    case "map": return part(.map, range)
    case "calendar": return part(.calendar, range)
    case "player": return part(.player, range)
    case "rating": return part(.rating, range)
    case "figure": return [Request(.need(.metric), range, Details(label: words.label(range)))]
    case "bar", "line", "pie":
      var details = Details(label: words.label(range))
      details.variant = kind
      return [Request(.component(.chart), range, details)]
    case "chart": return part(.chart, range)
    default: return nil
    }
  }

  /// The links or buttons that a plural ends: "instagram links"; nil for other words.
  private func plurals(
    _ range: SourceRange
  ) -> (name: SourceRange, make: (SourceRange) -> Request)? {
    let folded = words.folded(range)
    guard inputs.isPlural(range), let ending = phrases.ending(of: folded, as: "region several"),
      ending.length < folded.count
    else { return nil }
    let name = words.droppingLast(ending.length, from: range)
    let isLink = ending.sense == "link"
    return (name, { isLink ? link($0) : .action(words.label($0), $0) })
  }

  /// A text in quotation marks, which stands there as it is.
  private func text(_ range: SourceRange, in region: ScreenRegion, isFirst: Bool) -> [Request]? {
    guard let quoted = words.quotations(in: range).first,
      words.count(range) - words.count(quoted) <= 2
    else { return nil }
    let label = words.label(quoted)
    if region == .hero || region == .header || isFirst && words.count(quoted) <= 6 {
      return [Request(.component(.heading), range, Details(label: label, value: label))]
    }
    return [.paragraph(words.verbatim(quoted), range)]
  }

  /// A part without a word for its kind: a link among links, a button, a fact, or the words as they
  /// are.
  private func untyped(_ range: SourceRange, in region: ScreenRegion) -> [Request] {
    let folded = words.folded(range)
    let isButton =
      region != .navigation && region != .tabs && inputs.isPressed(range)
      && (folded.count > 1 || phrases.sense(ofAll: folded, as: "verb send") != nil
        || region != .footer)
    if isButton { return [.action(words.label(range), range)] }
    if phrases.ending(of: folded, as: "region asked") != nil {
      return words.members(of: range).map { inputs.wish($0, mayBePressed: false) }
    }
    switch region {
    case .footer, .navigation, .tabs:
      return region == .navigation && inputs.isFieldName(folded)
        ? [.fact(words.label(range), nil, range)] : [link(range)]
    default: break
    }
    if isAttribute(range) || phrases.ending(of: folded, as: "region fact") != nil {
      return [.fact(words.label(range), nil, range)]
    }
    if region == .header, folded.count <= 5 {
      let label = words.label(range)
      return [Request(.component(.heading), range, Details(label: label, value: label))]
    }
    // A name in a column beside others leads to something.
    if region == .left, folded.count <= 2 { return [link(range)] }
    return [.paragraph(words.verbatim(range), range)]
  }

  // MARK: Several at once

  /// Figures in tiles: "four tiles with revenue, orders, returns, visitors"; nil for other words.
  func figures(_ line: SourceRange) -> [Request]? {
    let folded = words.folded(line)
    let isCounted = folded.words.first.flatMap(Measures.number) != nil
    let start = isCounted ? 1 : 0
    guard let tiles = phrases.opening(of: folded, as: "region tiles", at: start),
      let with = phrases.opening(of: folded, as: "gathered with", at: start + tiles.length)
        ?? (FieldLine(line, of: words).value == nil ? nil : ("", 0)),
      case let names = members(behind(start + tiles.length + with.length, in: line)),
      names.count > 1,
      names.allSatisfy({
        words.count($0) <= 4 && acts($0, arePressed: false) == nil
          && phrases.ending(of: words.folded($0), as: "gathered picture") == nil
      })
    else { return nil }
    return names.map { Request(.need(.metric), $0, Details(label: words.label($0))) }
  }

  /// The entries of a menu: "menu: Breads, Cakes, About", "tabs A, B and C"; nil for other words.
  private func entries(_ line: SourceRange) -> [Request]? {
    let folded = words.folded(line)
    guard let menu = phrases.opening(of: folded, as: "region menu"), menu.length < folded.count
    else { return nil }
    var rest = behind(menu.length, in: line)
    if let with = phrases.opening(of: words.folded(rest), as: "gathered with"),
      with.length < words.count(rest)
    {
      rest = behind(with.length, in: rest)
    }
    let names = members(words.unmarked(unbracketed(rest)))
    guard names.count > 1, names.allSatisfy({ words.count($0) <= 4 }) else { return nil }
    if menu.sense == "tabs" {
      var details = Details(label: Phrase("View", at: line))
      details.items = names.map { Details.Item(words.label($0)) }
      details.variant = "segmented"
      return [Request(.component(.picker), line, details)]
    }
    return names.map(link)
  }

  /// Words without the brackets around them.
  private func unbracketed(_ range: SourceRange) -> SourceRange {
    let text = words.bytes[range.range]
    guard text.first == UInt8(ascii: "("), text.last == UInt8(ascii: ")") else { return range }
    return SourceRange(range.lowerBound + 1, range.upperBound - 1)
  }
}
