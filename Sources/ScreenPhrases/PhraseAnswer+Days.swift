internal import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

extension PhraseReader {
  /// Lets the samples of an answer be of the days at the end of a request, so that no row stands on
  /// another day: "homework due tomorrow", "staff rota next week".
  func holdDays(_ answer: inout PhraseAnswer, _ request: ShortRequest) {
    guard let (period, said) = daysSaid(request) else { return }
    switch answer.contents {
    case .topic: return
    case .made, .recipe: break
    }
    let contents = contents(of: answer)
    var dated = DatedRequirements(contents, period, said: said)
    dated.hold()
    guard dated.requirements != contents else { return }
    answer.contents = .made(dated.requirements, layout: layout(of: answer))
    let end = request.range(request.words.count - 1..<request.words.count)
    answer.lacks.removeAll { $0.range == end && $0.reason.contains(said) }
  }

  /// Returns the days at the end of a request, and their words without a preposition.
  private func daysSaid(_ request: ShortRequest) -> (SamplePeriod, String)? {
    let words = request.words[...]
    guard !isTopic(words), things.named(words) == nil else { return nil }
    for length in [2, 1] where length < words.count {
      let said = words.suffix(length)
      guard let period = SamplePeriod(said), let last = said.last else { continue }
      let plain = said.drop { lexicon.has(.condition, $0) }
      let isLed =
        plain.count < said.count || plain.count > 1
        || words.dropLast(length).last.map { lexicon.has(.condition, $0) } ?? false
      // "May" and "march" are words of their own.
      guard isLed || period.isShort || Wording.singular(last) == last && last.utf8.count > 5 else {
        return nil
      }
      let isName = period.isWeekday || !period.isShort && plain.count == 1
      let text = plain.joined(separator: " ")
      return (period, isName ? Wording.capitalized(text) : text)
    }
    return nil
  }
}
