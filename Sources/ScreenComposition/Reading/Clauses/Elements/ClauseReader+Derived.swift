internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Whether a phrase asks for a derived component by its name: "three price tags".
  ///
  /// What stands behind the name counts for more: "a price tag list" is a list.
  func demandsDerived(_ phrase: NounPhrase) -> Bool {
    guard let derived = phrase.derived else { return false }
    return phrase.component.map { $0 <= derived } ?? true
      && phrase.section.map { $0 <= derived } ?? true
  }

  /// Notes the derived component that a phrase names, if it names one.
  mutating func nameDerived(_ index: Int, _ phrase: NounPhrase) {
    guard let derived = phrase.derived, let sense = sense(.derived, derived) else { return }
    requirements[index].derived = sense.argument
  }

  /// Whether the names of several derived components begin behind an index: "for Basic and Pro".
  func namesDerived(_ index: Int, of requirement: Int) -> Bool {
    guard requirements[requirement].derived != nil, requirements[requirement].details.items.isEmpty,
      plays(index, CueSet(.for, .named)), isInside(index + 1)
    else { return false }
    return (tokens[index - 1].isPlural || requirements[requirement].details.count ?? 1 > 1)
      && (tokens[index + 1].isCapitalized || kind(index + 1) == .quote)
  }

  /// How a derived component is read: as something to fill in or to do where it is made of that,
  /// as things with parts otherwise.
  func needOfDerived(_ phrase: NounPhrase) -> Need? {
    phrase.derived.flatMap { sense(.derived, $0)?.need }
  }
}
