package import ScreenBrief
package import ScreenDiagnostics
package import ScreenInputs
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// The place of a part on the screen.
package enum ScreenRegion: String {
  /// The name of the screen and its tools, or its large opening picture.
  case header, hero
  /// Places of links: a footer, a bar of tabs, a navigation.
  case footer, navigation, tabs
  /// Columns.
  case left, right, main
  /// Anywhere else, at the top or at the bottom.
  case place
}

/// Lines that say what stands in a region of the screen: "Header: logo left, search in the middle".
extension PartReader {
  /// The region that some words are the name of, as a whole; nil for others.
  package func region(_ range: SourceRange) -> ScreenRegion? {
    let line = FieldLine(cutter.withoutNumber(range), of: words)
    let name = cutter.withoutOpenings(bare(line.label), as: "gathered before")
    return phrases.sense(ofAll: words.folded(name), as: "region").flatMap(ScreenRegion.init)
  }

  /// The sections of a page that `Key: value` lines describe region by region; nil for other facts.
  package func page(_ facts: [OutlineFact]) -> [Request]? {
    guard facts.count > 1 else { return nil }
    let regions = facts.map { region($0.key) }
    let named = regions.count { $0 != nil }
    guard named > 1 || named == 1 && facts.count(where: describesParts) * 2 >= facts.count,
      facts.allSatisfy({ !$0.value.isEmpty })
    else { return nil }
    return zip(facts, regions).map { fact, region in
      if let region {
        return section(fact.key, fact.range, described(fact.value, in: region) ?? plain(fact.value))
      }
      return block(fact)
    }
  }

  /// The sections that lines describe that each begin with a region, "Hero with a photo and a
  /// slogan", or a collection; nil if fewer than two name regions.
  package func page(_ items: [OutlineList.Item]) -> [Int: Request]? {
    var (found, blocks): ([Int: Request], [Int: Request]) = ([:], [:])
    for (place, item) in items.enumerated() where item.blocks.isEmpty {
      let line = bare(cutter.withoutNumber(words.unmarked(item.words)))
      let folded = words.folded(line)
      let field = FieldLine(line, of: words)
      guard let opening = phrases.opening(of: folded, as: "region"),
        let region = ScreenRegion(rawValue: opening.sense)
      else {
        if let value = field.value, !field.isDashed {
          blocks[place] = entered(OutlineFact(key: field.label, value: value))
        }
        continue
      }
      var rest: SourceRange?
      if let with = phrases.opening(of: folded, as: "gathered with", at: opening.length),
        opening.length + with.length < folded.count
      {
        rest = behind(opening.length + with.length, in: line)
      } else if words.count(field.label) == opening.length {
        rest = field.value
      }
      guard let rest, let parts = described(rest, in: region) else { continue }
      found[place] = section(first(opening.length, of: line), item.words, parts)
    }
    return found.count > 1 ? found.merging(blocks) { region, _ in region } : nil
  }

  /// The views to switch between that a line names with those below it: "tabs" above "Posts" and
  /// "Photos"; nil for others.
  package func tabs(_ item: OutlineList.Item) -> Request? {
    guard item.blocks.count == 1, let list = item.blocks[0].list, list.items.count > 1,
      isAll(item.words, "region menu"), inputs.hasPlainLeaves(item),
      phrases.sense(ofAll: words.folded(item.words), as: "region menu") == "tabs"
    else { return nil }
    var details = Details(label: words.label(item.words))
    details.items = list.items.map { Details.Item(words.label($0.words)) }
    details.variant = "segmented"
    return Request(.component(.picker), item.words.union(item.blocks[0].range), details)
  }

  /// Whether lines below the name of a region may describe its parts: "Top" may stand above anything,
  /// and "Menu" above dishes with their prices.
  package func describe(_ list: OutlineList, in region: ScreenRegion) -> Bool {
    switch region {
    case .place:
      list.items.allSatisfy { phrases.sense(in: words.folded($0.words), as: "region part") != nil }
    case .navigation:
      !list.items.contains { words.text($0.words).utf8.contains(where: \.isASCIIDigit) }
    default: true
    }
  }

  /// Whether the value of a fact describes parts instead of stating something.
  private func describesParts(_ fact: OutlineFact) -> Bool {
    members(fact.value).contains { phrases.sense(in: words.folded($0), as: "region part") != nil }
  }

  /// A part of the page with its own name: a collection, controls, or things.
  private func block(_ fact: OutlineFact) -> Request {
    let label = words.label(fact.key)
    if let claim = claim(fact.value), claim.isDetailed {
      // "List: dishes with photo and price" is a list of dishes.
      let isForm = isAll(fact.key, "gathered form") || isAll(fact.key, "whole generic")
      return isForm ? request(claim, fact.range) : claim.request(label, fact.range)
    }
    if let entered = entered(fact) { return entered }
    if describesParts(fact), let parts = described(fact.value, in: .main) {
      return .section(label, fact.range, parts)
    }
    let things = members(fact.value)
    if things.count > 1, things.allSatisfy({ words.count($0) <= 4 }) {
      if phrases.ending(of: words.folded(fact.key), as: "region links") != nil {
        return .section(label, fact.range, things.map(link))
      }
      var details = Details(label: label)
      details.items = things.map { Details.Item(words.label($0)) }
      return Request(.component(.list), fact.range, details)
    }
    return .section(label, fact.range, plain(fact.value))
  }

  /// What is entered and sent there: "Newsletter: email and Subscribe"; nil for other lines.
  func entered(_ fact: OutlineFact) -> Request? {
    let parts = members(fact.value).map(placeless)
    guard parts.count > 1, let last = parts.last,
      case let button = acts(last, arePressed: true), let button,
      parts.dropLast().allSatisfy({ inputs.isFieldName(words.folded($0)) })
    else { return nil }
    return .section(
      words.label(fact.key), fact.range,
      parts.dropLast().flatMap { inputs.wishes($0, mayBePressed: false) } + button)
  }

  /// A region without a title of its own, which its place names.
  package func section(_ place: SourceRange, _ range: SourceRange, _ parts: [Request]) -> Request {
    var section = Request.section(nil, range, parts)
    section.details.kind = words.label(place)
    return section
  }

  /// The region that a part of the screen stands for.
  private func region(of part: Request) -> ScreenRegion? {
    part.isSection ? part.details.kind?.range.flatMap(region) : nil
  }

  /// Whether all parts stand at the sides of the screen, and so beside each other.
  package func areSides(_ parts: [Request]) -> Bool {
    (2...3).contains(parts.count)
      && parts.allSatisfy { part in
        region(of: part).map { [.left, .right, .main].contains($0) } ?? false
      }
  }

  /// Takes the heading in the first region of a page as its title, if it has no other, and drops one
  /// that says the title again.
  package func takeHeader(of wishes: inout [Request], _ title: Phrase?) -> Phrase? {
    guard wishes.count > 1, region(of: wishes[0]) != nil,
      let place = wishes[0].parts.firstIndex(where: { $0.subject == .component(.heading) }),
      let heading = wishes[0].parts[place].details.label,
      title.map({ $0.isSame(as: heading) }) ?? true
    else { return nil }
    wishes[0].parts.remove(at: place)
    if wishes[0].parts.isEmpty { wishes.removeFirst() }
    return heading
  }

  /// Words as they are.
  private func plain(_ range: SourceRange) -> [Request] {
    [.paragraph(words.verbatim(words.unquoted(range)), range)]
  }

  func link(_ range: SourceRange) -> Request {
    Request(.component(.link), range, Details(label: words.label(range)))
  }
}
