internal import Sampling
import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading
internal import ScreenText

/// Makes the components that answer one requirement with the picked expression.
struct ComponentBuilder {
  /// The inputs for composing the brief.
  let context: CompositionContext
  /// The details of the requirement.
  var details: Details
  /// The name of the requirement if its details have no label.
  let name: Phrase
  /// The order of the things by their figures; nil if they are not ranked.
  var order: Order?
  /// The component to make, and its variant if one was picked.
  let expression: Expression
  /// The address of the requirement's random choices.
  let address: StreamAddress

  /// An order of ranked things.
  enum Order {
    case falling
    case rising
  }

  /// A single thing that a requirement names.
  struct Thing {
    /// The name.
    var label: Phrase
    /// The value, if one is given.
    var value: Phrase?
    /// The item with its other details.
    var item: Details.Item?
  }

  /// Returns the components, in order.
  func drafts() -> [ComponentDraft] {
    // Closures, because a method passed by its name carries a copy of the whole builder.
    switch expression.kind {
    case .heading: things.map { heading($0) }
    case .paragraph: things.map { paragraph($0) }
    case .quote: things.map { quote($0) }
    case .code: things.map { code($0) }
    case .divider: [ComponentDraft(.divider)]
    case .keyValue: things.map { keyValue($0) }
    case .stat: things.map { stat($0) }
    case .badge: things.map { badge($0) }
    case .progress: things.map { progress($0) }
    case .rating: things.map { rating($0) }
    case .list: [list()] + selectionNote()
    case .checklist: [checklist()]
    case .steps: [steps()]
    case .table: [table()]
    case .standings: [standings()]
    case .chart: [chart()]
    case .calendar: [calendar()]
    case .map: [map()]
    case .image: things.map { image($0) }
    case .player: things.map { player($0) }
    case .field: things.map { field($0) }
    case .picker: pickers()
    case .toggle: things.map { toggle($0) }
    case .slider: things.map { slider($0) }
    case .button: things.map { button($0) }
    case .link: things.map { link($0) }
    case .alert: things.map { alert($0) }
    case .unclear: [unclear()]
    case .timer, .repetition: routine()
    }
  }

  /// The requirement's name as a label.
  var label: Phrase { (details.label ?? name).asLabel }

  /// Returns the value of an item; a fact shows all the values: "high 06:12 4.1 m".
  private func value(of item: Details.Item) -> Phrase? {
    guard expression.kind == .keyValue, item.values.count > 1,
      let first = item.values.first?.range, let last = item.values.last?.range,
      first.lowerBound <= last.upperBound
    else {
      // In "door closed", the state is the value.
      return item.values.first ?? (expression.kind == .keyValue ? item.state : nil)
    }
    return Phrase(
      item.values.map(\.text).joined(separator: ", "),
      at: SourceRange(first.lowerBound, last.upperBound))
  }

  /// The named things, or the one that the requirement is about, repeated if it is counted.
  var things: [Thing] {
    guard details.items.isEmpty else {
      return details.items.map {
        Thing(label: $0.label.asLabel, value: value(of: $0), item: $0)
      }
    }
    // A requirement with a value is one thing, whatever it counts: "4.5 stars from 128 reviews".
    let count = min(max(details.count ?? 1, 1), 24)
    guard count > 1, details.value == nil else {
      return [Thing(label: label, value: details.value)]
    }
    let singular = Wording.singular(label.text)
    return (1...count).map {
      Thing(label: Phrase(singular + " " + String($0), from: label.origin), value: details.value)
    }
  }

  /// Returns the stream that samples of a thing are drawn from.
  func stream(_ label: Phrase) -> SplitMix64 {
    context.stream(address.appending("sample").appending(label.text))
  }

  /// Sets a property to the given value with its unit, or to a sample.
  func setValue<Record>(
    _ property: Record.Property, of thing: Thing, in draft: inout TypedDraft<Record>
  ) {
    if let value = thing.value {
      draft.set(property, withUnit(value))
    } else {
      setSample(property, thing.label, in: &draft)
    }
  }

  /// Sets a property to a sample for the meaning of a label.
  func setSample<Record>(
    _ property: Record.Property, _ label: Phrase, in draft: inout TypedDraft<Record>
  ) {
    guard let sample = context.samples == .shown ? sample ?? drawn(for: label) : nil else {
      draft.set(property, text: "—")
      return
    }
    draft.set(property, sample: sample)
  }

  /// Draws a sample for the meaning of a label; nil if none is known.
  private func drawn(for label: Phrase) -> String? {
    var stream = stream(label)
    if details.isLiteral { return context.book.sureValue(for: label.text, from: &stream) }
    // Counts about one thing are small.
    let isFact = expression.kind == .keyValue || label.text.lowercased().hasPrefix("how many ")
    let drawn =
      (isFact ? context.person(for: label.text) : nil)
      ?? context.book.value(for: label.text, reading: isFact ? .facts : .figures, from: &stream)
    // A sample for "number of sheep" must not be one of their names.
    let known = drawn.flatMap { isFact || $0.utf8.contains(where: \.isASCIIDigit) ? $0 : nil }
    // An unknown fact is left open, but a figure is a number, whatever it counts.
    return (known ?? (isFact ? nil : context.book.count(from: &stream))).map {
      withUnit(Phrase($0)).text
    }
  }

  /// The sample that comes with a requirement for one thing; nil if there is none.
  var sample: String? { context.samples == .shown ? details.samples.first?.first : nil }

  /// The number in that sample.
  var sampleNumber: Double? { sample.flatMap { Quantity($0)?.number } }

  /// Returns a value with the requirement's unit, unless it has its own.
  func withUnit(_ value: Phrase) -> Phrase {
    guard let unit = details.unit?.text, !unit.isEmpty, let quantity = Quantity(value.text),
      quantity.unit.isEmpty, quantity.prefix.isEmpty, value.pointer == nil
    else { return value }
    let isPrefix = Self.currencySigns.contains(unit)
    let gap = unit == "%" || unit == "°" || isPrefix ? "" : " "
    return Phrase(isPrefix ? unit + value.text : value.text + gap + unit, from: value.origin)
  }

  private static let currencySigns = ["$", "€", "£", "¥", "₹"]
}
