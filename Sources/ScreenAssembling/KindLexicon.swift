internal import ScreenBrief
import ScreenModel
internal import ScreenReading
internal import ScreenTables
internal import ScreenText

/// The meaning of words in a `kind` bracket for their element.
enum KindSense: Hashable, Sendable {
  /// Its component, and the variant.
  case component(ComponentKind, String?)
  /// Its need, whatever the component.
  case need(Need)
  /// The kind of text that a field takes.
  case fieldKind(Component.FieldKind)
  /// The variant of a component that is determined elsewhere.
  case style(String)
  /// The tone of a state or a notice.
  case tone(Component.Tone)
  /// The layout of a part of the screen or of all of it.
  case layout(String)
  /// Whether it must be filled in.
  case isRequired(Bool)
  /// Whether it is on, done or chosen.
  case isOn(Bool)
  /// It is to stand out.
  case isStrong
  /// The number of them.
  case number(Int)
}

/// The phrases of `kinds.cues`, looked up by the label of their bracket.
package struct KindLexicon: Sendable {
  /// The senses of phrases for the elements of a scope, by the hashes of both.
  private var senses = HashTable<[KindSense]>(capacity: 2000)
  /// The number of words in the longest phrase that begins with a word, by the word's hash.
  private var longest = HashTable<Int>(capacity: 1000)
  /// The scales that are named by their ends, the least step first.
  private(set) var scales: [[String]] = []

  /// Whether it has no phrases and no scales.
  var isEmpty: Bool { senses.count == 0 && scales.isEmpty }

  /// The phrases that come with the compiler.
  static let shipped: KindLexicon = {
    var book = KindLexicon(FileText(named: "kinds.cues", in: EmbeddedText.files))
    book.addCues(Lexicon.cues(of: "en"), as: KindSense.meaning)
    return book
  }()

  /// The phrases of a language, a BCP 47 code, together with those of English.
  package static func speaking(_ language: String) -> KindLexicon {
    var book = shipped
    if language != "en" {
      book.addCues(Lexicon.cues(of: language), as: KindSense.translation)
    }
    return book
  }

  /// Gives the phrases in a range of a text a sense for the elements of a scope.
  mutating func add(_ phrases: Range<Int>, of text: FileText, _ sense: KindSense, scope: String) {
    for phrase in text.items(of: phrases) {
      let words = FoldedWords(text.bytes[phrase])
      guard words.count > 0 else { continue }
      longest.update(words.hash(of: 0..<1), default: 0) { $0 = max($0, words.count) }
      senses.update(Self.key(scope, words, 0..<words.count), default: []) { $0.append(sense) }
    }
  }

  /// Reads `LABELS SENSE: phrase, phrase`; a line that names no sense is ignored.
  init(_ text: FileText) {
    for line in CueLines(text) {
      guard let place = line.head else { continue }
      var head = text.strings(of: place, separator: UInt8(ascii: " "))[...]
      if head == ["scale"] {
        scales.append(text.strings(of: line.phrases))
        continue
      }
      let isOfLabel = head.count > 2 && head.first == "label" && head[1] != "layout"
      if isOfLabel { head = head.dropFirst() }
      guard head.count > 1, let sense = KindSense(head.dropFirst()) else { continue }
      for label in head[head.startIndex].utf8.split(separator: UInt8(ascii: ",")) {
        let scope = (isOfLabel ? "label " : "") + String(Substring(label))
        add(line.phrases, of: text, sense, scope: scope)
      }
    }
  }

  /// The senses of words for an element with a label, as in `senses(of:as:)` for folded words.
  func senses(of words: String, as scope: String) -> [KindSense] {
    senses(of: FoldedWords(words), as: scope)
  }

  /// The senses of words for an element with a label, in order, by the longest phrase at each
  /// place.
  func senses(of words: FoldedWords, as scope: String) -> [KindSense] {
    var found: [KindSense] = []
    var place = 0
    while place < words.count {
      var step = 1
      let most = longest[words.hash(of: place..<place + 1)] ?? 0
      for length in stride(from: min(most, words.count - place), to: 0, by: -1) {
        let phrase = place..<place + length
        guard
          let known = senses[Self.key(scope, words, phrase)]
            ?? senses[Self.key("any", words, phrase)]
        else { continue }
        found += known
        step = length
        break
      }
      place += step
    }
    return found
  }

  /// The senses of a phrase that covers all of some words, for an element with a label.
  func senses(exactly place: Range<Int>, of words: FoldedWords, as scope: String) -> [KindSense] {
    senses[Self.key(scope, words, place)] ?? []
  }

  private static func key(_ scope: String, _ words: FoldedWords, _ phrase: Range<Int>) -> UInt64 {
    words.hash(of: phrase) &* 31 ^ FNV1a.hash(scope.utf8)
  }
}

extension KindSense {
  /// Reads `as list.cards`, `tone warning`, `required` and the like.
  fileprivate init?(_ words: ArraySlice<String>) {
    let argument = words.count > 1 ? words[words.startIndex + 1] : ""
    switch words.first {
    case "as":
      let parts = argument.split(separator: ".", maxSplits: 1)
      guard let kind = parts.first.flatMap({ ComponentKind(rawValue: String($0)) }) else {
        return nil
      }
      self = .component(kind, parts.count > 1 ? String(parts[1]) : nil)
    case "need":
      guard let need = Need(rawValue: argument) else { return nil }
      self = .need(need)
    case "takes":
      guard let kind = Component.FieldKind(rawValue: argument) else { return nil }
      self = .fieldKind(kind)
    case "style": self = .style(argument)
    case "tone":
      guard let tone = Component.Tone(rawValue: argument) else { return nil }
      self = .tone(tone)
    case "layout": self = .layout(argument)
    case "required": self = .isRequired(true)
    case "optional": self = .isRequired(false)
    case "on": self = .isOn(true)
    case "off": self = .isOn(false)
    case "strong": self = .isStrong
    default: return nil
    }
  }
}
