internal import Sampling
import ScreenBrief
internal import ScreenCatalog
internal import ScreenGrammar
internal import ScreenModel
internal import ScreenSchemas

/// The source of samples for a property of a derived component: an example in its guide, the
/// meaning of its name, or a default of its type.
struct SampleSource {
  let property: PropertyRule
  let component: DerivedComponent
  let builder: ComponentBuilder
  /// Whether the property holds the name of a thing.
  let isName: Bool
  /// The intent's column for the property: "for each plan".
  let column: Phrase?

  /// Returns `count` samples; nil elements if the type has none, or for numbers that are withheld.
  func values(count: Int) -> [TreeValue?] {
    // A number has no form that says that it is not known.
    if property.holdsNumber, builder.context.samples != .shown {
      return Array(repeating: nil, count: count)
    }
    switch property.type {
    case .text(let rule): return texts(count, rule).map { TreeValue(.text($0)) }
    case .integer(let bounds):
      return numbers(count).map { number in
        .number(Double(min(max(number, bounds.lowerBound), bounds.upperBound)))
      }
    case .number(let bounds):
      return numbers(count).map {
        .number(min(max(Double($0), bounds.lowerBound), bounds.upperBound))
      }
    case .flag: return Array(repeating: TreeValue(.flag(false)), count: count)
    case .choice(let choices):
      let scores = choices.map {
        Logit(thousandths: ExpressionPicker.thousandths(ofWeight: $0.weight))
      }
      return (0..<count).map { place in
        let address = builder.address.appending(property.name).appending(place)
        return TreeValue(.text(choices[builder.context.pick(among: scores, at: address)].name))
      }
    case .collection(let rule):
      guard case .text(let text) = rule.element else { return Array(repeating: nil, count: count) }
      let length = min(max(rule.count.lowerBound, 1), 3)
      let list = texts(length, text).map { TreeValue(.text($0)) }
      return Array(repeating: TreeValue(.array(list)), count: count)
    case .record, .union: return Array(repeating: nil, count: count)
    }
  }

  private func texts(_ count: Int, _ rule: TextRule) -> [String] {
    guard builder.context.samples == .shown else { return Array(repeating: "—", count: count) }
    // Several things cannot share one name.
    if !isName || count == 1, let example = Guide.example(in: property.guide),
      rule.length.contains(example.unicodeScalars.count)
    {
      return Array(repeating: example, count: count)
    }
    var texts = isGeneric ? names(count) : known(count)
    for place in texts.indices where texts[place].unicodeScalars.count > rule.length.upperBound {
      texts[place] = "—"
    }
    return texts
  }

  /// Whether the property's name says nothing about what the thing is.
  private var isGeneric: Bool {
    isName && column == nil && Self.names.contains(property.name)
  }

  /// The property names that stand for a thing's name without saying what the thing is.
  static let names: Set<String> = ["name", "title", "label", "text", "heading"]

  /// Returns names for the things that the requirement is about.
  private func names(_ count: Int) -> [String] {
    var builder = builder
    builder.details.items = []
    builder.details.count = count
    let items = builder.sampleItems().map(\.label.text)
    return count == items.count ? items : (1...max(count, 1)).map { "—" + String($0) }
  }

  private func known(_ count: Int) -> [String] {
    let book = builder.context.book
    let words = DerivedComponent.words(property.name)
    // A property called "day" means a day of the week; a date is called a date.
    let meaning =
      words == "day" ? "weekday" : Self.names.contains(words) ? column?.text ?? words : words
    let sources = [
      meaning, column?.text ?? "", property.guide, DerivedComponent.words(component.name),
    ]
    guard let source = sources.first(where: { book.pool(for: $0) != nil }) else {
      return Array(repeating: "—", count: count)
    }
    var stream = builder.context.stream(
      builder.address.appending("sample").appending(property.name))
    return book.values(for: source, count: count, from: &stream)
  }

  private func numbers(_ count: Int) -> [Int] {
    var stream = builder.context.stream(
      builder.address.appending("sample").appending(property.name))
    let words = DerivedComponent.words(property.name)
    return builder.context.book.numbers(for: words, count: count, from: &stream)
  }
}
