import ScreenBrief
internal import ScreenCatalog
internal import ScreenGrammar
internal import ScreenModel
import ScreenReading

extension DerivedComponent {
  /// Returns how well the component expresses a need, in thousandths of a logit; nil if nothing
  /// suggests it.
  ///
  /// Its name counts most, then properties for everything that is asked of each thing, then its
  /// guide.
  func fit(
    _ asked: Need, _ details: Details, called label: String, on title: String
  ) -> Int? {
    guard expresses(asked), holds(details) else { return nil }
    let head = PlainWords(Wording.head(of: label))
    if isNamed(head, on: PlainWords(title)) { return 4000 }
    let columns = details.columns.filter { $0.action == nil }
    guard self.columns(columns.map(\.text)).allSatisfy({ $0 }) else { return nil }
    if isGuided(to: head) { return 1000 }
    guard columns.count > 1 else { return nil }
    // If it holds just what is asked of each thing, it says more than a table would.
    return columns.count > 2 && columns.count >= properties.count ? 1000 : -500
  }

  /// Whether words name the component, alone or after the title of the screen: on "Sign up", a
  /// password is a sign-up password.
  private func isNamed(_ words: PlainWords, on title: PlainWords) -> Bool {
    cues.map { PlainWords($0).bytes }.contains { cue in
      guard !words.bytes.hasSuffix(cue) else { return true }
      // Both begin and end with a space, and share the one between them.
      guard cue.count > words.bytes.count, cue.hasSuffix(words.bytes) else { return false }
      let occasion = cue.prefix(cue.count - words.bytes.count + 1)
      return title.contains(PlainWords(String(decoding: occasion, as: UTF8.self)))
    }
  }

  /// Whether the guide contains all of several words, or begins with a single one.
  private func isGuided(to words: PlainWords) -> Bool {
    let content = words.words.filter { !$0.isFiller }
    let guide = PlainWords(guide)
    guard let last = content.last, content.allSatisfy(guide.contains) else { return false }
    return content.count > 1 || guide.words.first { !$0.isFiller }?.bytes == last.bytes
  }

  private func expresses(_ asked: Need) -> Bool {
    switch asked {
    case .input, .choice: need == .input
    case .action: kinds.contains { $0.family == .action }
    case .metric, .trend, .breakdown, .ranking, .records, .status, .schedule, .sequence, .narrative,
      .highlight, .progress, .place, .media, .routine, .fact:
      need == .records
    }
  }

  /// Whether the given values fill the component, because no part of a given thing is made up.
  private func holds(_ details: Details) -> Bool {
    guard need == .records, listing == nil else { return true }
    let needed = properties.count { !$0.mayBeLeftOut }
    if let item = details.items.first {
      return item.values.reduce(1) { $0 + DerivedComponentBuilder.spans($1).count } >= needed
    }
    guard let value = details.value else { return true }
    return 1 + DerivedComponentBuilder.spans(DerivedComponentBuilder.named(value).value).count
      >= needed
  }
}

extension PropertyRule {
  /// Whether the property holds a number.
  var holdsNumber: Bool {
    switch type {
    case .integer, .number: true
    case .text, .flag, .choice, .collection, .record, .union: false
    }
  }

  /// Whether a component is useful without the property.
  var mayBeLeftOut: Bool {
    guard !isOptional, defaultValue == nil else { return true }
    return switch type {
    case .text(let rule): rule.length.lowerBound <= 0
    case .collection(let rule): rule.count.lowerBound <= 0
    case .flag: true
    case .integer, .number, .choice, .record, .union: false
    }
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ ending: [UInt8]) -> Bool {
    ending.count > 1 && suffix(ending.count).elementsEqual(ending)
  }
}
