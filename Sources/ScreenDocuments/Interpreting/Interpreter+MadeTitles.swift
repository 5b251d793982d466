internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenReading
internal import ScreenText

/// What a screen is called that nothing names, by what is on it.
extension Interpreter {
  /// What a form without a title is for: what its button does, or whose name it asks for first.
  private func titleOfForm(_ pressed: [Wish], _ asked: [Wish]) -> Phrase? {
    let sends = pressed.first { wish in
      wish.details.label.map {
        phrases.opening(of: FoldedWords($0.text), as: "verb send") != nil
      } ?? false
    }
    if let label = (sends ?? (pressed.count == 1 ? pressed[0] : nil))?.details.label {
      let folded = FoldedWords(label.text)
      // "Confirm booking" ends a booking.
      if let verb = phrases.opening(of: folded, as: "verb press"), verb.length < folded.count,
        let range = label.range, words.folded(range) == folded
      {
        let rest = words.dropping(verb.length, from: range)
        // "Sign out a boat" leaves no name behind its verb.
        return phrases.opening(of: words.folded(rest), as: "sense leads") == nil
          ? words.label(rest) : label
      }
      if folded.count > 1 { return label }
    }
    guard let name = asked.first?.details.label, let range = name.range,
      words.folded(range).words.last == "name", words.count(range) == 2,
      phrases.sense(ofAll: FoldedWords(words.folded(range).words[0]), as: "word half") == nil
    else { return nil }
    return words.label(words.droppingLast(1, from: range))
  }

  /// The words for what there is, in the language of the document.
  func made(_ content: String, at range: SourceRange) -> Phrase {
    Phrase(MadeTitles.shipped.title(of: content, in: language), at: range)
  }

  /// A title for a document that has none of its own, by what is on it.
  func madeTitle(of wishes: [Wish]) -> Phrase {
    let all = wishes.flatMap { $0.isSection ? $0.parts : [$0] }
    if wishes.count == 1, wishes[0].isCollection, let label = wishes[0].details.label {
      return label
    }
    if scaffold.isByLine, let topic = topicOfRequests(wishes) { return topic }
    func made(_ content: String) -> Phrase { self.made(content, at: wishes[0].range) }
    if let contentName, all.allSatisfy(\.isCollection) || isNamed(contentName, first: wishes[0]) {
      return made(contentName)
    }
    if wishes.contains(where: \.isSection), let nameOfGroups { return nameOfGroups }
    if let table = all.first(where: \.isTable), table.details.nameColumn != nil {
      return titleOfRows(of: table) ?? made("table")
    }
    if all.contains(where: \.isInput) {
      let pressed = all.filter(\.isPressed)
      if all.contains(where: { $0.subject == .component(.toggle) }),
        wishes.count(where: \.isSection) > 1
      {
        return made("settings")
      }
      let asked = all.filter(\.isInput)
      if asked.count(where: \.isRated) > 2 { return made("survey") }
      // One input above lists and facts makes no form.
      let isForm = asked.count * 3 >= all.count
      return titleOfForm(pressed, asked) ?? nameOfThings(all) ?? made(isForm ? "form" : "overview")
    }
    let shown = all.filter { !$0.isPressed && $0.subject != .component(.link) }
    if !shown.isEmpty, shown.allSatisfy({ $0.subject == .need(.fact) }) {
      return titleOfFacts(shown, isOne: !wishes.contains(where: \.isSection)) ?? made("details")
    }
    if all.contains(where: { $0.subject == .need(.metric) || $0.subject == .component(.stat) }) {
      return made("dashboard")
    }
    if all.count == 1 {
      switch all[0].subject {
      case .component(.chart): return made("chart")
      case .need(.sequence), .component(.steps): return made("steps")
      default: break
      }
    }
    return nameOfThings(all) ?? made("overview")
  }

  /// What facts are of, by the first of them: "Build #5521" has a number, "Ship: Aurora" a name.
  private func titleOfFacts(_ facts: [Wish], isOne: Bool) -> Phrase? {
    guard let key = facts[0].details.label, isOne else { return nil }
    let value = facts[0].details.value
    if let value, value.text.utf8.contains(where: \.isASCIIDigit),
      FoldedWords(value.text).count <= 4,
      !Quantity.isQuantity(value.text) || value.text.hasPrefix("#")
        || phrases.ending(of: FoldedWords(key.text), as: "title number") != nil
    {
      return Phrase(key.text + " " + value.text, from: key.origin)
    }
    return facts.count > 2 && isEnglishNoun(key.text) ? key : nil
  }

  /// What the items are of which an outline is, where all are called by one word and a mark of their own: of
  /// "Warehouse A" and "Warehouse B", Warehouses.
  private var nameOfGroups: Phrase? {
    let lists = outline.blocks.compactMap(\.list)
    guard lists.count == 1, lists[0].items.count > 1, case let items = lists[0].items,
      items.allSatisfy({ !$0.blocks.isEmpty && words.count($0.words) == 2 }),
      case let first = words.droppingLast(1, from: items[0].words),
      items.allSatisfy({ words.folded($0.words).words[0] == words.folded(first).words[0] }),
      isEnglishNoun(words.text(first))
    else { return nil }
    return Phrase(LabelText.plural(words.label(first).text), at: first)
  }

  /// Whether the screen begins with lines of a kind that has a name, whatever is beside them.
  private func isNamed(_ contentName: String, first: Wish) -> Bool {
    first.isCollection && first.details.label == nil && contentName != "list"
      && !outline.blocks.contains(where: \.isHeading)
  }

  /// What the only collection of a screen holds: whatever else is there is about these things.
  private func nameOfThings(_ wishes: [Wish]) -> Phrase? {
    let named = wishes.filter(\.isCollection).compactMap(\.details.label)
    guard named.count == 1, FoldedWords(named[0].text).count <= 5 else { return nil }
    return named[0]
  }

  /// What the rows of a table are, by its columns.
  func titleOfRows(of table: Wish) -> Phrase? {
    guard let column = table.details.nameColumn else { return nil }
    if let rows = phrases.sense(ofAll: FoldedWords(column.text), as: "rows") {
      // What has a name and a breed is no person.
      let kinds = table.details.columns.lazy.compactMap { other in
        self.phrases.sense(ofAll: FoldedWords(other.text), as: "rowsby")
      }
      return made(rows == "people" ? kinds.first ?? rows : rows, at: table.range)
    }
    return titleOfTable([column] + table.details.columns)
  }

  /// What the rows of a table are, by the first of its columns that names a thing: "SKU, Product, In stock" are
  /// products. A number is of a thing and is none.
  private func titleOfTable(_ columns: [Phrase]) -> Phrase? {
    func isOfThing(_ column: Phrase) -> Bool {
      phrases.sense(ofAll: FoldedWords(column.text), as: "column") != nil
    }
    let first = columns.prefix(2).firstIndex { !isOfThing($0) }
    guard let first, case let name = columns[first], isEnglishNoun(name.text) else { return nil }
    let folded = FoldedWords(name.text)
    let isRanked = phrases.sense(ofAll: FoldedWords(columns[0].text), as: "column") == "rank"
    // Behind a number only what is surely no attribute is the thing itself, behind a rank what is ranked.
    guard first == 0 || isRanked || !inputs.isFieldName(folded) else { return nil }
    if folded.count > 1, let range = name.range, words.count(range) == folded.count,
      phrases.sense(ofAll: FoldedWords(folded.words[folded.count - 1]), as: "title number") != nil
    {
      // "Sensor ID" tells one sensor from others.
      return Phrase(
        LabelText.plural(words.label(words.droppingLast(1, from: range)).text), at: name.range)
    }
    let known = MadeTitles.shipped.plural(of: folded.words.joined(separator: " "))
    return Phrase(known ?? LabelText.plural(name.text), at: name.range)
  }

  /// Whether a word is one of which the plural is known.
  private func isEnglishNoun(_ text: String) -> Bool {
    text.utf8.count > 2 && language == "en"
      && text.utf8.split(separator: UInt8(ascii: " ")).allSatisfy {
        lexicon.wordClass(of: Array($0)[...]) != .none
      }
  }
}
