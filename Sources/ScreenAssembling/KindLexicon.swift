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
  /// Where it stands.
  case place(Place)
  /// Which of several inputs are meant.
  case among(Share)
  /// The words belong to the set that their scope names.
  case isMember
  /// The number of them.
  case number(Int)

  /// A position stated in words.
  enum Place: String {
    /// Above the thing named last.
    case above
    /// Above everything else.
    case top
    /// At the top of a thing, which moves nothing on the screen.
    case part
  }

  /// Which of several inputs something is said of.
  enum Share: String {
    case first
    case last
    /// Those of which nothing was said yet.
    case rest
    /// The two before.
    case both
    case all
  }
}

/// The phrases of `kinds.cues`, looked up by the label of their bracket.
///
/// Those that come with the compiler are read when the first phrase is looked up: most texts ask for
/// none.
package struct KindLexicon: Sendable {
  /// The phrases of its own files.
  private var own = KindPhrases()
  /// Whether those that come with the compiler come first.
  private let includesShipped: Bool

  /// The English phrases that come with the compiler.
  static let shipped = KindLexicon(includesShipped: true)

  private static let shippedPhrases: KindPhrases = {
    var phrases = KindPhrases(FileText(named: "kinds.cues", in: EmbeddedText.files))
    phrases.addCues(Lexicon.cues(of: "en"), as: KindSense.meaning)
    return phrases
  }()

  private init(includesShipped: Bool) { self.includesShipped = includesShipped }

  /// Reads `LABELS SENSE: phrase, phrase`; a line that names no sense is ignored.
  init(_ text: FileText) {
    includesShipped = false
    own = KindPhrases(text)
  }

  /// The phrases of a language, a BCP 47 code, together with those of English.
  package static func speaking(_ language: String) -> KindLexicon {
    var book = shipped
    if language != "en" {
      book.own.addCues(Lexicon.cues(of: language), as: KindSense.translation)
    }
    return book
  }

  /// Whether it has no phrases and no scales.
  var isEmpty: Bool { !includesShipped && own.isEmpty }

  /// The scales that are named by their ends, the least step first.
  var scales: [[String]] { (includesShipped ? Self.shippedPhrases.scales : []) + own.scales }

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
      let most = longest(from: words.hash(of: place..<place + 1))
      for length in stride(from: min(most, words.count - place), to: 0, by: -1) {
        let phrase = place..<place + length
        guard
          let known = senses(KindPhrases.key(scope, words, phrase))
            ?? senses(KindPhrases.key("any", words, phrase))
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
    senses(KindPhrases.key(scope, words, place)) ?? []
  }

  private func senses(_ key: UInt64) -> [KindSense]? {
    guard includesShipped else { return own.senses[key] }
    let shipped = Self.shippedPhrases.senses[key]
    guard !own.isEmpty, let added = own.senses[key] else { return shipped }
    return (shipped ?? []) + added
  }

  private func longest(from word: UInt64) -> Int {
    max(includesShipped ? Self.shippedPhrases.longest[word] ?? 0 : 0, own.longest[word] ?? 0)
  }
}
