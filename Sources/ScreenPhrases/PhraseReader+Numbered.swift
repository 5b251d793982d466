import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Screens of one of several numbered parts: "spelling test year 3", "vocabulary list unit 4".
extension PhraseReader {
  /// The highest number of a part.
  private static let mostParts = 30

  /// Answers with the screen that is named before the part, on which the part is chosen.
  func numbered(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    guard words.count > 2, let number = words.last.flatMap({ Int($0) }),
      (1...Self.mostParts).contains(number), case let part = words[words.endIndex - 2],
      lexicon.kind(ofEnding: [part]) == "_numbered",
      !isTopic(words), things.named(words) == nil, !isScreen(words),
      var answer = answer(before: words.endIndex - 2, of: request)
    else { return nil }
    var addition = ScreenAddition(contents(of: answer), lexicon)
    guard !addition.requirements.isEmpty else { return nil }
    if !addition.says([part]) {
      addition.insert(picker(part, number))
    }
    answer.contents = .made(addition.requirements, layout: layout(of: answer))
    answer.title = title(of: request)
    answer.isExact = false
    return answer
  }

  /// Returns the answer to the first words of a request.
  func answer(before end: Int, of request: ShortRequest) -> PhraseAnswer? {
    ShortRequest(Array(request.text(0..<end).utf8)).flatMap { answer($0) }
  }

  /// Returns a choice of a part among its neighbours.
  private func picker(_ part: String, _ number: Int) -> Requirement {
    let name = Wording.capitalized(part)
    var picker = Requirement(
      .component(.picker), range: .at(0), words: "picker " + part,
      details: Details(label: Phrase(name)), isImplied: true)
    picker.details.variant = "segmented"
    picker.details.items = (max(1, number - 1)...max(3, number + 1)).map {
      var item = Details.Item(Phrase("\(name) \($0)"))
      item.isSelected = $0 == number
      return item
    }
    return picker
  }
}
