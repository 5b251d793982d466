internal import ScreenBrief
import ScreenModel
internal import ScreenReading
internal import ScreenTables
internal import ScreenText

/// What words of a `kind` bracket say of their element.
enum KindSense: Hashable, Sendable {
  /// What it is: a component, and the variant of one.
  case component(ComponentKind, String?)
  /// What it is for, whatever the component.
  case need(Need)
  /// What a field takes.
  case fieldKind(Component.FieldKind)
  /// The variant of a component that something else settles.
  case style(String)
  /// What a state or a notice means.
  case tone(Component.Tone)
  /// How a part of the screen, or all of it, is laid out.
  case layout(String)
  /// Whether it must be filled in.
  case isRequired(Bool)
  /// Whether it is on, done or chosen.
  case isOn(Bool)
  /// That it is to stand out.
  case isStrong
  /// How many of it there are.
  case number(Int)
}

/// The phrases of `kinds.cues`, found by the label of the bracket around them.
package struct KindBook: Sendable {
  /// What phrases say of the elements of a scope, by the hashes of both.
  private var senses = HashTable<[KindSense]>(capacity: 2000)
  /// How many words the longest phrase has that begins with a word, by the word's hash.
  private var longest = HashTable<Int>(capacity: 1000)
  /// Scales that are named by their ends, the least first.
  private(set) var scales: [[String]] = []

  /// Whether it says nothing.
  var isEmpty: Bool { senses.count == 0 && scales.isEmpty }

  /// The phrases that come with the compiler.
  static let shipped: KindBook = {
    var book = KindBook(FileText(named: "kinds.cues", in: EmbeddedText.files))
    book.addCues(Lexicon.cues(of: "en"), as: KindSense.meaning)
    return book
  }()

  /// The phrases of a language, a BCP 47 code, beside those of English.
  package static func speaking(_ language: String) -> KindBook {
    var book = shipped
    if language != "en" {
      book.addCues(Lexicon.cues(of: language), as: KindSense.translation)
    }
    return book
  }

  /// Gives the phrases of a part of a text a sense for the elements of a scope.
  mutating func add(_ phrases: Range<Int>, of text: FileText, _ sense: KindSense, scope: String) {
    for phrase in text.items(of: phrases) {
      let words = FoldedWords(text.bytes[phrase])
      guard words.count > 0 else { continue }
      longest.update(words.hash(of: 0..<1), default: 0) { $0 = max($0, words.count) }
      senses.update(Self.key(scope, words, 0..<words.count), default: []) { $0.append(sense) }
    }
  }

  /// Reads `LABELS SENSE: phrase, phrase`; what names no sense says nothing.
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

  /// What words say of an element of a label, as `senses(of:as:)` of folded ones does.
  func senses(of words: String, as scope: String) -> [KindSense] {
    senses(of: FoldedWords(words), as: scope)
  }

  /// What words say of an element of a label, in their order; at each place the longest phrase.
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

  /// What all of some words say of an element of a label.
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
