import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables

/// People and places that a request names after a preposition: "send money to Ruth".
extension PhraseReader {
  /// The last words of a request after a preposition, and what inputs for them are called.
  struct Company: Sendable {
    var name: String
    var labels: Set<String>
  }

  /// Returns the person that a request names after its last preposition, or nil if it names none.
  func company(in request: ShortRequest) -> Company? {
    let words = request.words[...]
    guard
      let link = words.lastIndex(where: { Self.labels[$0] != nil }), link > words.startIndex,
      let labels = Self.labels[words[link]]
    else { return nil }
    let said = things.withoutArticles(words[(link + 1)...].drop { lexicon.has(.possessive, $0) })
    guard !said.isEmpty, said.count < 4, !hasFigures(said), isPerson(said, request) else {
      return nil
    }
    let name = written(said.joined(separator: " "), as: request)
    return Company(name: Wording.capitalized(name), labels: labels)
  }

  /// Whether words name people: relatives and the like, or a capitalized name that nothing knows.
  private func isPerson(_ words: ArraySlice<String>, _ request: ShortRequest) -> Bool {
    if let found = things.finding(words), found.rest == 0 {
      return found.thing.frame.role == .person && found.thing.frame.sort == .person
    }
    guard words.count == 1, let word = words.first,
      let place = request.words.lastIndex(of: word),
      request.text(place..<place + 1).first?.isUppercase ?? false
    else { return false }
    return entity(named: words) == nil
  }

  /// The prepositions before people, and the labels of the inputs that they answer.
  private static let labels: [String: Set<String>] = [
    "to": ["To", "Recipient", "Send to", "Who gets it", "Deliver to"],
    "for": ["For", "For whom", "Recipient", "To", "Deliver to"],
    "with": ["With", "With whom"],
    "from": ["From", "From whom"],
  ]
}

extension PhraseAnswer {
  /// Fills the first empty text input for a person with a name. Returns false if there is none.
  @discardableResult
  mutating func fill(_ company: PhraseReader.Company?) -> Bool {
    guard let company, case .made(var requirements, let layout) = contents else { return false }
    let place = requirements.firstIndex { requirement in
      let isInput =
        requirement.subject == .need(.input) || requirement.subject == .component(.field)
      return isInput && requirement.details.samples.isEmpty && requirement.details.items.isEmpty
        && company.labels.contains(requirement.details.label?.text ?? "")
        && [nil, .text].contains(requirement.details.fieldKind)
    }
    guard let place else { return false }
    requirements[place].details.samples = [[company.name]]
    contents = .made(requirements, layout: layout)
    return true
  }
}
