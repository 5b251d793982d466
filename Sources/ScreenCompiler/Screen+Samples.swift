public import ScreenModel

extension Screen {
  /// The screen with "—" in place of every sample, so that no unknown value is shown.
  ///
  /// Sample texts become "—", one for one, so that the layout stays; sample figures that are drawn
  /// (in a chart or a map) are left out. A component that shows only a number, if that is a sample,
  /// is replaced by a `keyValue` with its label and "—". The result is not a draft.
  public func withoutSamples() -> Screen {
    var screen = self
    for section in screen.sections.indices {
      screen.sections[section].elements = screen.sections[section].elements.map(\.withoutSamples)
    }
    return screen
  }
}

extension Element {
  fileprivate var withoutSamples: Element {
    guard !samples.isEmpty else { return self }
    var blanking = SampleBlanking(samples: samples)
    var component = component
    component.visitProperties(&blanking)
    guard blanking.hasBareNumber else { return Element(component) }
    return Element(.keyValue(.init(key: blanking.label, value: SampleBlanking.blank)))
  }
}

/// Blanks the properties with sample values, in one pass over a component's properties.
private struct SampleBlanking: PropertyVisitor {
  static let blank = "—"

  /// The names of the properties to blank.
  let samples: [String]
  /// Whether a sample is a number or a day that cannot be left out.
  private(set) var hasBareNumber = false
  /// The label of the component.
  private(set) var label = ""
  /// The depth of the visit within sample records, in which everything is a sample.
  private var depth = 0

  init(samples: [String]) { self.samples = samples }

  private func isSample(_ name: String) -> Bool { depth > 0 || samples.contains(name) }

  mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) {
    if isSample(name), meaning == .firstDay { hasBareNumber = true }
    if isSample(name), !value.isEmpty { value = Self.isAddress(meaning) ? "" : Self.blank }
    if depth == 0, meaning == .label { label = value }
  }

  mutating func integer(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Int, default: Int?
  ) {
    if isSample(name) { hasBareNumber = true }
  }

  mutating func integer(_ name: String, as meaning: PropertyMeaning, _ value: inout Int?) {
    if isSample(name) { value = nil }
  }

  mutating func number(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Double, default: Double?
  ) {
    if isSample(name) { hasBareNumber = true }
  }

  mutating func number(_ name: String, as meaning: PropertyMeaning, _ value: inout Double?) {
    if isSample(name) { value = nil }
  }

  mutating func flag(_ name: String, as meaning: PropertyMeaning, _ value: inout Bool) {
    if isSample(name) { value = false }
  }

  mutating func choice<Choice>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Choice, default: Choice?
  )
  where Choice: RawRepresentable<String> & CaseIterable & Hashable {
    guard isSample(name), let `default` else { return }
    value = `default`
  }

  mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String]) {
    if isSample(name) { value = value.map { _ in Self.blank } }
  }

  mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]]) {
    if isSample(name) { value = value.map { $0.map { _ in Self.blank } } }
  }

  mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {
    guard isSample(name) else { return }
    guard meaning != .series else {
      value = []
      return
    }
    var blanked = self
    blanked.depth += 1
    for index in value.indices { value[index].visitProperties(&blanked) }
    if blanked.hasBareNumber { value = [] }
  }

  mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) {
    if isSample(name) { value = nil }
  }

  /// Whether a property states an address, or what only a host reads, and not content.
  private static func isAddress(_ meaning: PropertyMeaning) -> Bool {
    meaning.isHidden || meaning == .picture || meaning == .destination
  }
}
