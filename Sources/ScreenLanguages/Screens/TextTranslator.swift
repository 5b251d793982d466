internal import ScreenText

/// Translates the catalog's English texts: as wholes, by their parts, or by a template.
struct TextTranslator {
  private let language: ForeignLanguage
  /// The user's own words for names in the request, by the English ones.
  private let names: [String: String]
  private let isEnglish: (String) -> Bool
  /// The most parts within parts.
  private static let deepest = 3

  init(
    _ language: ForeignLanguage, names: [ForeignRequest.Name], isEnglish: @escaping (String) -> Bool
  ) {
    self.language = language
    var said: [String: String] = [:]
    for name in names {
      said[name.english.lowercased()] = name.said
      said[EnglishPlural.of(name.english.lowercased())] = name.said
    }
    self.names = said
    self.isEnglish = isEnglish
  }

  /// Returns a text in the language; nil if it has words without a translation.
  func translation(of text: String) -> String? { translation(of: text, depth: 0) }

  private func translation(of text: String, depth: Int) -> String? {
    guard depth < Self.deepest else { return nil }
    guard text.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) else {
      return text == "$" ? language.figures.symbol : figures(text) ?? text
    }
    if let whole = whole(text) { return cased(whole, like: text) }
    if text.contains("@") || text.contains("://") { return text }
    if let said = templated(text, depth) { return said }
    if text.utf8.contains(where: \.isASCIIDigit), let figures = figures(text) { return figures }
    return parts(text, depth) ?? numbered(text, depth) ?? (isName(text) ? text : nil)
  }

  private func whole(_ text: String) -> String? {
    let key = text.lowercased()
    return language.texts[key] ?? names[key]
  }

  /// Returns a translation with its first letter in the case of the English text's.
  private func cased(_ text: String, like english: String) -> String {
    guard let first = english.first, first.isUppercase else {
      return language.writesNounsInCapitals ? text : lowercased(text)
    }
    return LabelText.capitalized(text)
  }

  private func lowercased(_ text: String) -> String {
    // An acronym stays in capitals.
    guard let first = text.first, text.dropFirst().first?.isUppercase != true else { return text }
    return first.lowercased() + text.dropFirst()
  }

  /// Translates texts joined by marks, if each has a translation.
  private func parts(_ text: String, _ depth: Int) -> String? {
    for mark in [" · ", "; ", ": ", ", ", " – ", " / "] where text.contains(mark) {
      let parts = text.split(separator: mark, omittingEmptySubsequences: false)
        .map { translation(of: String($0), depth: depth + 1) }
      guard parts.count > 1, !parts.contains(nil) else { continue }
      return parts.compactMap(\.self).joined(separator: mark)
    }
    return nil
  }

  /// Translates a name with a number behind it: "Table 4".
  private func numbered(_ text: String, _ depth: Int) -> String? {
    guard let space = text.lastIndex(of: " "),
      text[text.index(after: space)...].allSatisfy({ $0.isNumber }),
      let name = whole(String(text[..<space]))
    else { return nil }
    return cased(name, like: text) + text[space...]
  }

  /// Translates a text by a template: "Enter name" by that of "Enter *".
  private func templated(_ text: String, _ depth: Int) -> String? {
    let key = text.lowercased()
    for template in language.templates
    where key.hasPrefix(template.start) && key.hasSuffix(template.end)
      && key.utf8.count > template.start.utf8.count + template.end.utf8.count
    {
      let inner = String(
        text.dropFirst(template.start.count).dropLast(template.end.count))
      guard let said = translation(of: inner, depth: depth + 1) else { continue }
      let placed =
        template.foreignStart.isEmpty || language.writesNounsInCapitals ? said : lowercased(said)
      return cased(template.foreignStart + placed + template.foreignEnd, like: text)
    }
    return nil
  }

  /// Translates a text of figures and the words beside them; nil if it has any other words.
  private func figures(_ text: String) -> String? {
    var result: [String] = []
    var months: [Int: Bool] = [:]
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let bare = word.filter { !",.()".contains($0) }.lowercased()
      if word.contains(where: \.isNumber), !word.contains(where: \.isLetter) {
        result.append(language.figures.written(String(word)))
      } else if !Self.isLetterCode(word), let unit = language.units[bare] {
        if let isFull = Self.months[bare] { months[result.count] = isFull }
        let tail = word.last == "," ? "," : ""
        result.append(unit + tail)
      } else if !word.contains(where: \.isLetter) {
        result.append(String(word))
      } else if Self.isCode(word) {
        result.append(String(word))
      } else {
        return nil
      }
    }
    return joined(result, months)
  }

  /// Whether a word is a code of capital letters and figures: "A4", "HB-214".
  private static func isCode(_ word: Substring) -> Bool {
    word.allSatisfy { $0.isNumber || $0.isUppercase && $0.isASCII || "-./".contains($0) }
  }

  /// Whether a word is of capital letters alone, which no word beside a figure is.
  private static func isLetterCode(_ word: Substring) -> Bool {
    word.utf8.count < 3 && word.allSatisfy { $0.isUppercase && $0.isASCII }
  }

  /// Joins words, with what the language has between a day, its month and its year.
  private func joined(_ words: [String], _ months: [Int: Bool]) -> String {
    var text = ""
    for (place, word) in words.enumerated() {
      guard place > 0 else {
        text = word
        continue
      }
      if let isFull = months[place], Int(words[place - 1]) != nil {
        text =
          String(text.dropLast(words[place - 1].count))
          + language.figures.joined(day: words[place - 1], month: word, isFull: isFull)
      } else if let isFull = months[place - 1], Int(word).map({ $0 > 31 }) ?? false {
        text =
          String(text.dropLast(words[place - 1].count))
          + language.figures.joined(month: words[place - 1], year: word, isFull: isFull)
      } else {
        text += " " + word
      }
    }
    return text
  }

  /// The months of English, and whether they are written out.
  private static let months: [String: Bool] = [
    "jan": false, "feb": false, "mar": false, "apr": false, "may": true, "jun": false,
    "jul": false, "aug": false, "sep": false, "oct": false, "nov": false, "dec": false,
    "january": true, "february": true, "march": true, "april": true, "june": true, "july": true,
    "august": true, "september": true, "october": true, "november": true, "december": true,
  ]

  /// Whether a text is a proper name: of capitalized words, or of one that is no English word.
  private func isName(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    if words.count == 1 { return !isEnglish(text.lowercased()) }
    return words.allSatisfy { word in
      word.first.map { $0.isUppercase || $0.isNumber || "&·".contains($0) } ?? false
        || ["of", "the", "and", "de", "by", "at"].contains(word)
    }
  }
}

extension ForeignLanguage {
  /// Whether nouns begin with a capital letter wherever they stand.
  var writesNounsInCapitals: Bool { code == "de" }
}
