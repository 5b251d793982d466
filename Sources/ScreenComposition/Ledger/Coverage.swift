internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenReading

/// Which words of an intent came to nothing on a screen.
///
/// Each word ends as *shown*, where it can be read on the screen in whatever inflection; as a *cue*,
/// where it is of a phrase that says what to show; as *filler*, where it says nothing by itself; or
/// as *unread*. The words of the intent are held against those of the screen, and nothing is asked of
/// how the intent was read: what a reader passes over, it cannot hide.
struct Coverage {
  /// Where the unread words are, in the order of the text; neighbours are one range.
  private(set) var unread: [SourceRange] = []

  private let bytes: [UInt8]
  private let lexicon: Lexicon
  private var shown = WordStems()
  /// The words of the components that the grammar derives.
  private var derived = WordStems()
  private var kinds: Set<ComponentKind>
  /// How many things the collections of the screen hold.
  private let counts: Set<Int>
  /// What the elements of the screen are said to look like.
  private var looks: Set<String>

  /// Follows the words of a brief's intent, of which `tokens` are all; `names` are those of what the
  /// grammar derives.
  init(of brief: Brief, _ tokens: [Token], on evidence: Evidence, names: [String]) {
    bytes = Array(brief.intent.utf8)
    lexicon = Lexicon.of(brief.language)
    kinds = Set(evidence.exhibits.map(\.kind))
    counts = Set(evidence.exhibits.map(\.count))
    looks = Set(evidence.exhibits.flatMap(\.looks))
    var titles = PlainWords(evidence.screen.title)
    for section in evidence.screen.sections {
      titles.append(section.title)
      titles.append(section.group)
    }
    shown.add(titles)
    for exhibit in evidence.exhibits { shown.add(exhibit.words) }
    for name in names { derived.add(PlainWords(name)) }
    let isEnglish = brief.language == "en"
    // Of other languages a lexicon holds the names of fields and lists, not the small words.
    guard isEnglish else { return }
    let recognizer = Recognizer(tokens, bytes: bytes, lexicon: lexicon, isEnglish: isEnglish)
    let left = brief.exclusions.compactMap(\.range)
    var mayJoin = false
    for token in recognizer.tokens {
      guard token.kind == .word || token.kind == .number || token.kind == .quote else { continue }
      let isLeftOut = left.contains {
        $0.lowerBound <= token.start && token.end <= $0.upperBound
      }
      guard !isLeftOut, !comesToSomething(token, spelt: recognizer.spellings) else {
        mayJoin = false
        continue
      }
      if mayJoin, let last = unread.popLast() {
        unread.append(SourceRange(last.lowerBound, token.end))
      } else {
        unread.append(SourceRange(token.start, token.end))
      }
      mayJoin = true
    }
  }

  private func comesToSomething(_ token: Token, spelt spellings: [[UInt8]]) -> Bool {
    let text =
      token.spelling >= 0
      ? spellings[token.spelling][...] : bytes[token.innerStart..<token.innerEnd]
    let words = PlainWords(String(decoding: text, as: UTF8.self))
    if words.isEmpty || shown.contains(words) || derived.contains(words) { return true }
    switch token.kind {
    case .number:
      return token.measure != .plain || token.number < Self.countable
        || counts.contains { Double($0) == token.number }
    case .word where Self.kindNames.contains(token.classes) && token.plays(CueSet(.component)):
      // A word that names nothing but a kind of component has to have chosen one.
      return lexicon.sense(.component, of: token.entry).map(isThere) ?? true
    case .word where Self.lookNames.contains(token.classes) && token.plays(CueSet(.style)):
      return lexicon.sense(.style, of: token.entry).map { isThere($0.argument) } ?? true
    case .word: return !token.classes.isEmpty
    default: return false
    }
  }

  /// Whether the screen has a component of a kind, or one that shows the same.
  private func isThere(_ kind: ComponentKind) -> Bool {
    kinds.contains(kind) || kind.standIns.contains { kinds.contains($0) }
  }

  /// Whether the screen has a component that a word names: a pie, not just any chart.
  private func isThere(_ named: Sense) -> Bool {
    guard let kind = named.component else { return true }
    guard kinds.contains(kind), let look = named.variant else { return isThere(kind) }
    if kind == .chart { return looks.contains(look) }
    guard kind == .picker else { return true }
    return switch Component.PickerStyle(rawValue: look) {
    case nil: true
    case .multiple: isThere(look)
    case .menu, .segmented, .radio: looks.contains(look)
    }
  }

  /// Whether the screen has an element of some look, or one that has it by nature; "none" is what no
  /// element is said to look like.
  private func isThere(_ look: String) -> Bool {
    switch look {
    case "none": true
    case "numbered": looks.contains(look) || isThere(.steps) || isThere(.standings)
    case "multiple": looks.contains(look) || isThere(.checklist) || isThere(.toggle)
    case "radio": looks.contains(look) || looks.contains("menu") || looks.contains("segmented")
    default: looks.contains(look)
    }
  }

  /// A number up to this may count things instead of being one of them.
  private static let countable = 25.0

  /// The parts of words that name kinds alone, and looks alone.
  private static let kindNames = CueSet(.component, .role)
  private static let lookNames = CueSet(.style, .role)
}
