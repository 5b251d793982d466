internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads "3 eggs, 200 g flour, 1 l milk": things with how many or how much of each.
  mutating func quantities() -> Bool {
    guard kind(position) == .number, context != .form || tokens[position].measure == .times else {
      return false
    }
    let start = position
    var index = position
    var found = 0
    var isPriced = false
    while index < end, found < Limits.items {
      guard kind(index) == .number, tokens[index].measure != .percent,
        tokens[index].measure != .money, tokens[index].measure != .clock,
        tokens[index].measure != .date, tokens[index].measure != .ordinal,
        tokens[index].measure != .duration
      else { return false }
      index += 1
      // What takes time or is repeated is done, and no thing.
      if plays(index, CueSet(.repeat)) || (sense(.unit, index)?.number ?? 0) > 0 { return false }
      if plays(index, CueSet(.unit)) { index += 1 }
      let words = index
      while index < end, kind(index) == .word, !separates(index),
        plays(index, CueSet(.of)) || !plays(index, Self.boundary)
      {
        guard !plays(index, CueSet(.component, .section, .layout, .period, .beyond)) else {
          return false
        }
        if need(index) == .records || sense(.need, index)?.variant == "exercise" { return false }
        index += 1
      }
      guard index > words || plays(index - 1, CueSet(.unit)), index - words <= 5 else {
        return false
      }
      found += 1
      if kind(index) == .number, tokens[index].measure == .money {
        isPriced = true
        index += 1
      }
      guard index < end else { break }
      guard separates(index) else { return false }
      while index < end, separates(index) { index += 1 }
    }
    guard found > 1 else { return false }
    if isPriced {
      let asked = require(.need(.records), from: start, to: start + 1)
      requirements[asked].details.label = title ?? Phrase("Items", at: range(start, index))
      items(of: asked)
      price(asked)
      close(asked)
      return true
    }
    let asked = require(.need(.records), from: start, to: start + 1)
    requirements[asked].details.items = pieces(position, index).map {
      Details.Item(label($0.lowerBound, $0.upperBound))
    }
    position = index
    close(asked)
    return true
  }

  /// Whether a figure follows the word at an index, which tells it of a name: "has 3", "with 0".
  func tellsFigure(_ index: Int) -> Bool {
    kind(index + 1) == .number && plays(index, CueSet(.copula, .container))
      && !plays(index + 1, CueSet(.article))
  }

  /// Whether "and" stands within the name of something that has a price, as what stands before it
  /// has: "soup £4, fish and chips £9".
  func joinsPriced(_ index: Int) -> Bool {
    guard plays(index, CueSet(.conjunction)), kind(index - 1) == .word else { return false }
    let mark = (max(0, index - 4)..<index).last { kind($0) != .word } ?? -1
    guard kind(mark) == .colon || kind(mark) == .comma && kind(mark - 1) == .number,
      let figure = (index + 1..<min(end, index + 5)).first(where: { kind($0) != .word })
    else { return false }
    return figure > index + 1 && kind(figure) == .number && tokens[figure].measure == .money
      && !(index + 1..<figure).contains { separates($0) }
  }

  /// Whether how many there are is told in words at an index: "two goals", "none".
  func isCountTold(_ index: Int) -> Bool {
    guard plays(index, CueSet(.count)), !plays(index, CueSet(.article)) else { return false }
    return ends(index + 1)
      || kind(index + 1) == .word && tokens[index + 1].isPlural && ends(index + 2)
  }

  /// Takes a count in words for the value of an item.
  mutating func count(_ item: inout Details.Item) {
    let count = Int(sense(.count, position)?.number ?? 0)
    item.values.append(Phrase(String(count), at: range(position, position + 1)))
    position += ends(position + 1) ? 1 : 2
  }

  /// Whether figures, each with the day or place that it is of, are listed at an index: "3.2 kg in
  /// March, 5.1 kg in April".
  func listsPlaced(_ start: Int) -> Bool {
    guard let next = placedEnd(start), separates(next) else { return false }
    var second = next
    while second < end, separates(second) { second += 1 }
    return placedEnd(second) != nil
  }

  /// Where "3.2 kg in March" ends at an index; nil where it does not stand.
  private func placedEnd(_ start: Int) -> Int? {
    guard kind(start) == .number else { return nil }
    let link = plays(start + 1, CueSet(.unit)) ? start + 2 : start + 1
    guard plays(link, CueSet(.in, .on, .at, .for, .from)) else { return nil }
    let place = nounPhrase(link + 1)
    return place.end > link + 1 && place.component == nil ? place.end : nil
  }

  /// Whether things are counted and have a price: "2 x Latte $9".
  func isPriced(_ items: [Details.Item]) -> Bool {
    items.contains { item in
      item.times != nil
        && item.values.contains { value in
          firstToken(of: value).map { tokens[$0].measure == .money } ?? false
        }
    }
  }

  /// Makes how many there are of each thing a value before its price.
  mutating func price(_ index: Int) {
    requirements[index].subject = .need(.records)
    requirements[index].details.columns = [Phrase("Quantity"), Phrase("Price")]
    for place in requirements[index].details.items.indices {
      guard let times = requirements[index].details.items[place].times else { continue }
      requirements[index].details.items[place].values.insert(Phrase(String(times)), at: 0)
      requirements[index].details.items[place].times = nil
    }
  }
}
