internal import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

extension PhraseAnswer {
  /// Fills inputs that are labelled with a preposition by what follows it in the request: "send
  /// money to mom" has "Mom" in the field "To".
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - lexicon: The lexicon of the words in it.
  mutating func fillInputs(saidIn request: ShortRequest, _ lexicon: PhraseLexicon) {
    guard case .made(var requirements, let layout) = contents else { return }
    for place in requirements.indices where Self.isOpenText(requirements[place]) {
      guard let label = requirements[place].details.label?.text.lowercased(),
        lexicon.has(.leading, label), let link = request.words.dropFirst().firstIndex(of: label),
        let said = Self.object(after: link, in: request, lexicon)
      else { continue }
      requirements[place].details.value = Phrase(
        LabelText.capitalized(request.text(said)), at: request.range(said))
      requirements[place].details.samples = []
    }
    contents = .made(requirements, layout: layout)
  }

  /// Whether a requirement is an input for a name that nothing is in yet.
  private static func isOpenText(_ requirement: Requirement) -> Bool {
    guard requirement.subject == .need(.input) || requirement.subject == .component(.field)
    else { return false }
    let details = requirement.details
    return details.value == nil && details.items.isEmpty
      && [nil, .text, .email, .phone].contains(details.fieldKind)
  }

  /// Returns the words after a preposition, up to the next one, without an article.
  private static func object(
    after link: Int, in request: ShortRequest, _ lexicon: PhraseLexicon
  ) -> Range<Int>? {
    let end =
      request.words[(link + 1)...].firstIndex {
        lexicon.has(.leading, $0) || lexicon.has(.clause, $0)
      } ?? request.words.endIndex
    let start = (link + 1..<end).first { !lexicon.has(.article, request.words[$0]) } ?? end
    guard (1...3).contains(end - start),
      !request.words[start..<end].contains(where: {
        $0.utf8.first.map { $0 &- UInt8(ascii: "0") < 10 } ?? true
      }), lexicon.length(of: .time, endOf: request.words[start..<end]) == 0
    else { return nil }
    return start..<end
  }
}
