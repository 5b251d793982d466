internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenReading
internal import ScreenText

/// The title of a screen without a name, made from its contents.
extension Interpreter {
  /// The purpose of a form without a title: the action of its button, or whose name it asks for
  /// first.
  private func titleOfForm(_ pressed: [Request], _ asked: [Request]) -> Phrase? {
    let sends = pressed.first { wish in
      wish.details.label.map {
        phrases.opening(of: FoldedWords($0.text), as: "verb send") != nil
      } ?? false
    }
    if let label = (sends ?? (pressed.count == 1 ? pressed[0] : nil))?.details.label {
      let folded = FoldedWords(label.text)
      // "Confirm booking" completes a booking.
      if let verb = phrases.opening(of: folded, as: "verb press"), verb.length < folded.count,
        let range = label.range, words.folded(range) == folded
      {
        let rest = words.dropping(verb.length, from: range)
        // "Sign out a boat" has no name after its verb.
        return phrases.opening(of: words.folded(rest), as: "sense leads") == nil
          ? words.label(rest) : label
      }
      if folded.count > 1 { return label }
    }
    guard let name = asked.first?.details.label, let range = name.range,
      words.folded(range).words.last == "name", words.count(range) == 2,
      phrases.sense(ofAll: FoldedWords(words.folded(range).words[0]), as: "word half") == nil,
      isEnglishNoun(words.text(words.droppingLast(1, from: range)))
    else { return nil }
    return words.label(words.droppingLast(1, from: range))
  }

  /// The words for a kind of content, in the language of the document.
  func made(_ content: String, at range: SourceRange) -> Phrase {
    Phrase(GeneratedTitles.shipped.title(of: content, in: language), at: range)
  }

  /// A title, made from the contents, for a document without one.
  func madeTitle(of wishes: [Request]) -> Phrase {
    let all = wishes.flatMap { $0.isSection ? $0.parts : [$0] }
    if wishes.count == 1, wishes[0].isCollection, let label = wishes[0].details.label {
      return label
    }
    if scaffold.isByLine || asksBelowHeads, let topic = topicOfRequests(wishes) { return topic }
    func made(_ content: String) -> Phrase { self.made(content, at: wishes[0].range) }
    // The parts of a page in regions say nothing of what it is.
    if wishes[0].isSection, wishes[0].details.kind?.range.flatMap(parts.region) != nil {
      return made("overview")
    }
    if wishes.contains(where: \.isSection), let nameOfGroups { return nameOfGroups }
    if let contentName, all.allSatisfy(\.isCollection) || isNamed(contentName, first: wishes[0]) {
      return made(contentName)
    }
    if let table = all.first(where: { $0.isTable || $0.details.variant == "cards" && hasRows }),
      table.details.nameColumn != nil
    {
      return titleOfRows(of: table) ?? made("table")
    }
    let stated = all.filter { $0.subject == .need(.fact) }
    if stated.count > 2, stated.count * 3 >= all.count * 2,
      let named = titleOfFacts(stated, isOne: !wishes.contains(where: \.isSection))
    {
      return named
    }
    if all.contains(where: \.isInput) {
      let pressed = all.filter(\.isPressed)
      if all.contains(where: { $0.subject == .component(.toggle) }),
        wishes.count(where: \.isSection) > 1
      {
        return made("settings")
      }
      let asked = all.filter(\.isInput)
      if asked.count(where: \.isRated) > 2 || areQuestions(asked) { return made("survey") }
      // One or two inputs above lists and facts do not make a form.
      let isForm =
        asked.count * 3 >= all.count
        && (asked.count > 2 || !all.contains(where: \.isCollection))
      if layout == .wizard { return made("form") }
      return titleOfForm(pressed, asked) ?? nameOfThings(all) ?? made(isForm ? "form" : "overview")
    }
    let shown = all.filter { !$0.isPressed && $0.subject != .component(.link) }
    let facts = shown.filter { $0.subject == .need(.fact) }
    if facts.count * 2 > shown.count {
      let prices = facts.count { PricedLine.isAmount($0.details.value?.text ?? "") }
      return titleOfFacts(facts, isOne: !wishes.contains(where: \.isSection))
        ?? made(prices == facts.count ? "prices" : "details")
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
    return nameOfThings(all) ?? made(arePriced(all) ? "prices" : "overview")
  }

  /// Whether heads say that the lines below them are requests: "Must have", "Should have".
  private var asksBelowHeads: Bool {
    let heads = outline.blocks.compactMap { $0.isHeading ? $0.range : $0.lead }
    return heads.count { memberClass($0) == "sentence" } > 1
  }

  /// Whether most things of the lists have prices: "Wash & cut, 32,00, 45 min".
  private func arePriced(_ wishes: [Request]) -> Bool {
    let items = wishes.filter(\.details.columns.isEmpty).flatMap(\.details.items)
    let priced = items.count { item in
      !Quantity.beginsWithNumber(Array(item.label.text.utf8)[...])
        && item.values.contains {
          PricedLine.isAmount($0.text) && !"-−+".contains($0.text.prefix(1))
        }
    }
    return priced * 2 > items.count
  }

  /// Whether most inputs are questions.
  private func areQuestions(_ asked: [Request]) -> Bool {
    let questions = asked.count { wish in
      guard let label = wish.details.label?.text else { return false }
      return label.hasSuffix("?")
        || phrases.opening(of: FoldedWords(label), as: "opening question") != nil
    }
    return questions > 2 && questions * 2 >= asked.count
  }

  /// The subject of facts, by the first of them: "Build #5521" has a number, "Ship: Aurora" a name.
  private func titleOfFacts(_ facts: [Request], isOne: Bool) -> Phrase? {
    guard let key = facts[0].details.label?.withoutNumberSign else { return nil }
    let value = facts[0].details.value
    // A number of its own names the whole screen, even if it has parts: "Order: #10482".
    guard isOne || value.map({ LabelText.isCode($0.text[...].utf8) }) ?? false else { return nil }
    if let value, value.text.utf8.contains(where: \.isASCIIDigit),
      FoldedWords(value.text).count <= 4, !Quantity.beginsWithPrice(value.text),
      !Quantity.isQuantity(value.text) || value.text.hasPrefix("#")
        || phrases.ending(of: FoldedWords(key.text), as: "title number") != nil
    {
      return Phrase(key.text + " " + value.text, from: key.origin)
    }
    return facts.count > 2 && isEnglishNoun(key.text) ? key : nil
  }

  /// The kind of the items of an outline, if all are named by one word and an identifier:
  /// "Warehouse A" and "Warehouse B" are Warehouses.
  private var nameOfGroups: Phrase? {
    let lists = outline.blocks.compactMap(\.list)
    guard lists.count == 1, lists[0].items.count > 1, case let items = lists[0].items,
      items.allSatisfy({ !$0.blocks.isEmpty }),
      case let names = items.map({ words.folded($0.words).words }),
      case let shared = names[0].indices.prefix(while: { place in
        names.allSatisfy { place < $0.count && $0[place] == names[0][place] }
      }).count, shared > 0, shared < words.count(items[0].words),
      shared > 1 || names.allSatisfy({ $0.count == 2 }),
      case let first = words.droppingLast(names[0].count - shared, from: items[0].words),
      isEnglishNoun(words.text(first))
    else { return nil }
    return Phrase(LabelText.plural(words.label(first).text), at: first)
  }

  /// Whether the screen begins with lines of a kind that has a name, whatever else is on it.
  private func isNamed(_ contentName: String, first: Request) -> Bool {
    first.isCollection && first.details.label == nil && contentName != "list"
      && !outline.blocks.contains(where: \.isHeading)
  }

  /// The things in the only collection of a screen, since everything else there is about them.
  private func nameOfThings(_ wishes: [Request]) -> Phrase? {
    let named = wishes.filter(\.isCollection).compactMap(\.details.label)
    guard named.count == 1, FoldedWords(named[0].text).count <= 5 else { return nil }
    return named[0]
  }

  /// The kind of a table's rows, by its columns.
  func titleOfRows(of table: Request) -> Phrase? {
    guard let column = table.details.nameColumn else { return nil }
    if let rows = phrases.sense(ofAll: FoldedWords(column.text), as: "rows") {
      // When a thing takes place is known of it, but a date beside a figure heads a log.
      if rows == "schedule" || rows == "log", let thing = thing(of: table) { return thing }
      // Something with a name and a breed is not a person.
      let kinds = table.details.columns.lazy.compactMap { other in
        self.phrases.sense(ofAll: FoldedWords(other.text), as: "rowsby")
      }
      let title = made(rows == "people" ? kinds.first ?? rows : rows, at: table.range)
      if !title.text.isEmpty { return title }
    }
    return titleOfTable([column] + table.details.columns) ?? foreignName(of: column)
  }

  /// The things of a table whose second column names them: "Date, Class, Teacher".
  private func thing(of table: Request) -> Phrase? {
    guard let column = table.details.columns.first, table.details.columns.count > 2,
      FoldedWords(column.text).count == 1, !inputs.isFieldName(FoldedWords(column.text)),
      phrases.sense(ofAll: FoldedWords(column.text), as: "column") == nil,
      isEnglishNoun(column.text),
      table.details.items.allSatisfy({ item in
        item.values.first.map {
          !$0.text.utf8.contains(where: \.isASCIIDigit) || $0.text.contains(" ")
        }
          ?? false
      })
    else { return nil }
    let known = GeneratedTitles.shipped.plural(of: column.text.lowercased())
    return Phrase(known ?? LabelText.plural(column.text), from: column.origin)
  }

  /// The name of a column in a language that nothing else tells: "Gericht".
  private func foreignName(of column: Phrase) -> Phrase? {
    let words = FoldedWords(column.text).words
    guard words.count == 1, words[0].utf8.count > 3,
      words[0].utf8.allSatisfy({ $0.isASCIILetter || $0 >= 0x80 }),
      lexicon.wordClass(of: Array(words[0].utf8)[...]) == .none,
      phrases.sense(ofAll: FoldedWords(column.text), as: "column") == nil
    else { return nil }
    return column
  }

  /// The kind of a table's rows, by its first column that names a thing: "SKU, Product, In stock"
  /// are products. A number belongs to a thing but is not one.
  private func titleOfTable(_ columns: [Phrase]) -> Phrase? {
    func isOfThing(_ column: Phrase) -> Bool {
      phrases.sense(ofAll: FoldedWords(column.text), as: "column") != nil
    }
    let first = columns.prefix(2).firstIndex { !isOfThing($0) }
    guard let first, case let name = columns[first].withoutNumberSign,
      isEnglishNoun(name.text) || name.isAbbreviation, !name.text.hasSuffix("ed")
    else { return nil }
    let folded = FoldedWords(name.text)
    let isRanked = phrases.sense(ofAll: FoldedWords(columns[0].text), as: "column") == "rank"
    // After a number, only a column that is certainly not an attribute names the thing; after a
    // rank, the column that is ranked does.
    guard first == 0 || isRanked || !inputs.isFieldName(folded) else { return nil }
    if folded.count > 1, let range = name.range, words.count(range) == folded.count,
      phrases.sense(ofAll: FoldedWords(folded.words[folded.count - 1]), as: "title number") != nil
    {
      // "Sensor ID" identifies sensors.
      return Phrase(
        LabelText.plural(words.label(words.droppingLast(1, from: range)).text), at: name.range)
    }
    let known = GeneratedTitles.shipped.plural(of: folded.words.joined(separator: " "))
    return Phrase(known ?? LabelText.plural(name.text), at: name.range)
  }

  /// Whether the plural of a word is known.
  func isEnglishNoun(_ text: String) -> Bool {
    text.utf8.count > 2 && language == "en"
      && text.utf8.split(separator: UInt8(ascii: " ")).allSatisfy {
        lexicon.wordClass(of: Array($0)[...]) != .none
      }
  }
}
