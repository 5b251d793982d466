internal import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// A line that names what is shown: its name, its kind where it says one, and what each of its
/// things has.
///
/// The kind may stand before the name, "a map of the stations", behind it, "rentals by the hour, bar
/// chart", or in brackets.
struct ViewLine {
  /// The name, without the words for its kind.
  var name: SourceRange
  /// The word for its kind; nil if it says none.
  var kind: Kind?
  /// What each of its things has: "name and price" of "a card with name and price".
  var attributes: [SourceRange] = []

  /// The kinds that a line may name.
  enum Kind: Hashable {
    case stat, cards, timeline
    case component(ComponentKind)

    /// The kind by the word that the lexicon has for it; nil for other words.
    init?(_ sense: String) {
      switch sense {
      case "stat": self = .stat
      case "cards": self = .cards
      case "timeline": self = .timeline
      default:
        guard let component = ComponentKind(rawValue: sense) else { return nil }
        self = .component(component)
      }
    }
  }

  init(name: SourceRange, kind: Kind) { (self.name, self.kind) = (name, kind) }

  /// Reads a line.
  init(_ range: SourceRange, by reader: PartReader) {
    let (words, phrases) = (reader.words, reader.phrases)
    let line = FieldLine(reader.bare(range), of: words)
    name = reader.cutter.withoutOpenings(line.label, as: "view lead")
    var others = line.notes + (line.value.map { [$0] } ?? [])
    // "today's rentals, bar chart": a part at the end says only the kind.
    let parts = words.partsAtCommas(of: name)
    if parts.count == 2, let kind = Self.kind(of: reader.bare(parts[1]), phrases, words) {
      (name, self.kind) = (parts[0], kind)
    }
    for other in others where kind == nil {
      guard let kind = Self.kind(of: other, phrases, words) else { continue }
      self.kind = kind
      others.removeAll { $0 == other }
    }
    takeKind(reader)
    takeAttributes(others, reader)
  }

  /// The kind that some words say as a whole, "as a bar chart"; nil if they say more.
  private static func kind(
    of range: SourceRange, _ phrases: DocumentLexicon, _ words: LineWords
  ) -> Kind? {
    let folded = words.folded(range)
    let lead = phrases.opening(of: folded, as: "view as")?.length ?? 0
    guard lead < folded.count, let found = phrases.opening(of: folded, as: "viewed", at: lead),
      lead + found.length == folded.count
    else { return nil }
    return Kind(found.sense)
  }

  /// Takes the kind before the name, "bar chart of the rentals", or behind it, "rentals chart".
  private mutating func takeKind(_ reader: PartReader) {
    let (words, phrases) = (reader.words, reader.phrases)
    let folded = words.folded(name)
    for start in 0..<min(3, folded.count) {
      guard let found = phrases.opening(of: folded, as: "viewed", at: start),
        start == 0
          || phrases.sense(ofAll: FoldedWords(folded.words[start - 1]), as: "view adjective")
            != nil,
        let own = Kind(found.sense)
      else { continue }
      let end = start + found.length
      if end == folded.count {
        kind = kind ?? own
        return
      }
      let quoted = words.quoted(in: name)
      if quoted != name, words.count(quoted) + end == folded.count {
        (kind, name) = (kind ?? own, quoted)
        return
      }
      guard let of = phrases.opening(of: folded, as: "view of", at: end),
        end + of.length < folded.count
      else { continue }
      kind = kind ?? own
      // "Number of bikes" is a name as a whole.
      if own == .stat { return }
      let rest = words.dropping(end + of.length, from: name)
      let members = reader.members(rest)
      if of.sense == "attributes", !Self.named.contains(own) || members.count > 1 {
        (attributes, name) = (members, reader.first(end, of: name))
      } else {
        name = reader.cutter.withoutArticle(rest)
      }
      return
    }
    if kind == nil, let ending = phrases.ending(of: folded, as: "viewed"),
      ending.length < folded.count
    {
      kind = Kind(ending.sense)
      if phrases.ending(of: folded, as: "viewed form") != nil {
        name = words.droppingLast(ending.length, from: name)
      }
    }
  }

  /// Takes what is said behind "with", in brackets or after a colon.
  private mutating func takeAttributes(_ others: [SourceRange], _ reader: PartReader) {
    let words = reader.words
    if attributes.isEmpty {
      let folded = words.folded(name)
      let place = folded.words.indices.dropFirst().first {
        reader.phrases.opening(of: folded, as: "view with", at: $0) != nil
      }
      if let place,
        let with = reader.phrases.opening(of: folded, as: "view with", at: place),
        place + with.length < folded.count
      {
        attributes = reader.members(words.dropping(place + with.length, from: name))
        name = reader.bare(
          SourceRange(name.lowerBound, words.place(after: place, in: name).end))
      }
    }
    if attributes.isEmpty {
      attributes = others.map(reader.members).first { $0.count > 1 } ?? []
    }
    // Sentences and half sentences are no attributes.
    attributes.removeAll { words.count(FieldLine($0, of: words).label) > Self.longestAttribute }
  }

  /// The kinds that are with what they are of: "a map with the stations".
  private static let named: Set<Kind> = [
    .component(.map), .component(.chart), .component(.image),
  ]
  /// The most words of an attribute.
  private static let longestAttribute = 5
}
