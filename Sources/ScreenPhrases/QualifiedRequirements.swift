import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// The contents of a screen, of which the qualifiers of a request set values.
struct QualifiedRequirements {
  private(set) var requirements: [Requirement]
  private let lexicon: PhraseLexicon

  init(_ requirements: [Requirement], _ lexicon: PhraseLexicon) {
    (self.requirements, self.lexicon) = (requirements, lexicon)
  }

  /// Sets the fact or the field that says whose it is. Returns false if there is none.
  mutating func hold(person name: String) -> Bool {
    let place = requirements.firstIndex { requirement in
      guard let label = requirement.details.label?.text.lowercased() else { return false }
      let isValue =
        requirement.subject == .need(.fact) || requirement.subject == .component(.keyValue)
        || requirement.subject.isInput
      return isValue && (lexicon.has(.holder, label) || Self.holders.contains(label))
    }
    guard let place else { return false }
    requirements[place].details.value = Phrase(name)
    requirements[place].details.samples = []
    return true
  }

  private static let holders: Set<String> = ["customer", "full name", "for", "to", "bill to"]

  /// Shows a numbered place: as the value of its column, or as a fact in front.
  mutating func hold(place said: String) -> Bool {
    let words = said.spacedWords
    guard let noun = words.first, let value = words.last, words.count == 2 else { return false }
    if rename(noun.lowercased(), said) { return true }
    let label = Wording.capitalized(noun.lowercased())
    var fact = Requirement(
      .component(.keyValue), range: .at(0), words: said, isImplied: true)
    fact.details.label = Phrase(label)
    fact.details.value = Phrase(value.uppercased())
    for place in requirements.indices {
      requirements[place].parent = requirements[place].parent.map { $0 + 1 }
    }
    requirements.insert(fact, at: 0)
    return true
  }

  /// Replaces a sample such as "till 1" by the place that is said. Returns false if there is none.
  private mutating func rename(_ noun: String, _ said: String) -> Bool {
    var isHeld = false
    func renamed(_ text: String) -> String {
      var words = text.spacedWords.map(String.init)
      guard let place = words.dropLast().firstIndex(where: { $0.lowercased() == noun }),
        words[place + 1].utf8.first.map({ $0 &- UInt8(ascii: "0") < 10 }) ?? false
      else { return text }
      words[place + 1] = said.spacedWords.last.map(String.init) ?? words[place + 1]
      isHeld = true
      return words.spaced
    }
    for place in requirements.indices where !requirements[place].hasThings {
      requirements[place].details.samples = requirements[place].details.samples.map {
        $0.map(renamed)
      }
    }
    return isHeld
  }

  /// Lets all rows be in one state. Returns false if rows have no states.
  mutating func hold(state: String) -> Bool {
    var isHeld = false
    for place in requirements.indices {
      let columns = requirements[place].details.columns.map(\.text)
      guard let column = columns.firstIndex(where: { $0 == "State" || $0 == "Status" }) else {
        continue
      }
      for row in requirements[place].details.samples.indices {
        let cells = requirements[place].details.samples[row].count
        let cell = column + (cells > columns.count ? 1 : 0)
        guard cell < cells else { continue }
        requirements[place].details.samples[row][cell] = state
        isHeld = true
      }
      for row in requirements[place].details.items.indices
      where column < requirements[place].details.items[row].values.count {
        requirements[place].details.items[row].values[column] = Phrase(state)
        isHeld = true
      }
    }
    return isHeld
  }

  /// Keeps as many rows as are asked for, if there are more.
  mutating func hold(count said: String) -> Bool {
    guard let count = said.spacedWords.firstNonNil({ PhraseReader.number(String($0)) }) else {
      return false
    }
    guard let place = requirements.firstIndex(where: \.hasThings) else { return false }
    let rows = max(
      requirements[place].details.items.count, requirements[place].details.samples.count)
    guard rows >= count else { return false }
    requirements[place].details.items = Array(requirements[place].details.items.prefix(count))
    requirements[place].details.samples = Array(requirements[place].details.samples.prefix(count))
    return true
  }

  /// Shows by a choice how the rows are arranged.
  mutating func hold(order said: String) -> Bool {
    guard let rows = requirements.firstIndex(where: \.hasThings) else { return false }
    var picker = Requirement(
      .component(.picker), range: .at(0), words: said, isImplied: true)
    picker.details.label = Phrase("Sort")
    picker.details.variant = "segmented"
    let name = Wording.capitalized(said.hasPrefix("by ") ? String(said.dropFirst(3)) : said)
    var chosen = Details.Item(Phrase(name))
    chosen.isSelected = true
    let other = name == "Newest first" ? "Oldest first" : "Newest first"
    picker.details.items = [chosen, Details.Item(Phrase(other))]
    picker.parent = requirements[rows].parent
    for place in requirements.indices {
      requirements[place].parent = requirements[place].parent.map { $0 >= rows ? $0 + 1 : $0 }
    }
    requirements.insert(picker, at: rows)
    return true
  }
}
