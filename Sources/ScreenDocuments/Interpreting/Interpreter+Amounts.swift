internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Lists whose lines end in amounts: prices, or progress.
extension Interpreter {
  /// Lines that end in amounts, as facts, or as bars if their head says so; nil if fewer than most
  /// lines do.
  mutating func amounts(
    _ items: [OutlineList.Item], below name: String?, head: SourceRange?
  ) -> [Request]? {
    guard items.count > 1, [nil, "price", "part", "sentence", "shown"].contains(name),
      !items.contains(where: { $0.isTicked != nil || FieldLine($0.words, of: words).isQuestion })
    else { return nil }
    var split = items.map { PricedLine($0.words, of: words) }
    if split.contains(where: { $0 != nil }) {
      split = items.map { PricedLine($0.words, of: words, isBeside: true) }
    }
    guard split.count(where: { $0 != nil }) * 10 >= items.count * 6 else { return nil }
    let areBars = head.map { phrases.sense(in: words.folded($0), as: "word bar") != nil } ?? false
    var found: [Request] = []
    for (item, split) in zip(items, split) {
      guard let split else {
        found +=
          inputs.isFilledIn(item.words) ? member(item, as: .field) : inputs.unpriced(item.words)
        continue
      }
      let (label, value) = (words.verbatim(split.name), words.verbatim(split.amount))
      found.append(
        areBars && split.isShare
          ? Request(.component(.progress), item.words, Details(label: label, value: value))
          : .fact(label, value, item.words))
    }
    return found
  }
}
