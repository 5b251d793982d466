internal import ScreenBrief
import ScreenModel
internal import ScreenReading
internal import ScreenTables
internal import ScreenText

/// The phrases of cue files and their senses for the elements of scopes.
struct KindPhrases: Sendable {
  /// The senses of phrases for the elements of a scope, by the hashes of both.
  private(set) var senses = HashTable<[KindSense]>()
  /// The number of words in the longest phrase that begins with a word, by the word's hash.
  private(set) var longest = HashTable<Int>()
  /// The scales that are named by their ends, the least step first.
  private(set) var scales: [[String]] = []

  /// Creates an empty list.
  init() {}

  /// Reads `LABELS SENSE: phrase, phrase`; a line that names no sense is ignored.
  init(_ text: FileText) {
    (senses, longest) = (HashTable(capacity: 2000), HashTable(capacity: 1000))
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

  /// Whether it has no phrases and no scales.
  var isEmpty: Bool { senses.count == 0 && scales.isEmpty }

  /// Gives the phrases in a range of a text a sense for the elements of a scope.
  mutating func add(_ phrases: Range<Int>, of text: FileText, _ sense: KindSense, scope: String) {
    for phrase in text.items(of: phrases) {
      let words = FoldedWords(text.bytes[phrase])
      guard words.count > 0 else { continue }
      longest.update(words.hash(of: 0..<1), default: 0) { $0 = max($0, words.count) }
      senses.update(Self.key(scope, words, 0..<words.count), default: []) { $0.append(sense) }
    }
  }

  /// The key of a phrase of some words in a scope.
  static func key(_ scope: String, _ words: FoldedWords, _ phrase: Range<Int>) -> UInt64 {
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
    case "member": self = .isMember
    case "at":
      guard let place = Place(rawValue: argument) else { return nil }
      self = .place(place)
    case "among":
      guard let share = Share(rawValue: argument) else { return nil }
      self = .among(share)
    default: return nil
    }
  }
}
