import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Qualifiers set values of a screen: whose it is, where, how many rows, and in which state.
extension PhraseReader {
  /// Sets what the qualifiers of a request say, and says which of them nothing shows.
  func hold(_ parts: RequestParts, in answer: inout PhraseAnswer, _ request: ShortRequest) {
    var qualified = QualifiedRequirements(contents(of: answer), lexicon)
    guard !qualified.requirements.isEmpty else { return }
    for qualifier in RequestParts.Qualifier.allCases {
      guard let place = parts.place(of: qualifier) else { continue }
      let said = request.text(place)
      let isHeld =
        switch qualifier {
        case .person: qualified.hold(person: Self.name(said))
        case .place: qualified.hold(place: said)
        case .state: qualified.hold(state: Wording.capitalized(said))
        case .count: qualified.hold(count: said)
        case .order: qualified.hold(order: said.lowercased())
        case .time, .part, .size, .company: true
        }
      if !isHeld {
        answer.lacks.append(
          Brief.UnmetCondition(
            range: request.range(place), reason: "nothing on the screen is set to '\(said)'"))
      }
    }
    answer.contents = .made(qualified.requirements, layout: layout(of: answer))
  }

  /// Returns a person's name without the possessive ending.
  private static func name(_ said: String) -> String {
    said.hasSuffix("'s") || said.hasSuffix("’s") ? String(said.dropLast(2)) : said
  }
}
