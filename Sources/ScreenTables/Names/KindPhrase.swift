internal import ScreenDiagnostics
internal import ScreenText

/// A text read as a name for things of one kind: a head noun and its qualifiers.
///
/// "The largest moons of the solar system" has the head "moon" and the qualifiers "solar" and
/// "system"; "largest" claims an order. The order of the words counts only for the head: it is the
/// last word before the first linking word, such as "of".
package struct KindPhrase {
  /// A word that carries meaning.
  package struct Word: Sendable {
    /// The hash of the canonical form of the word.
    package var hash: UInt64
    /// The word as written, in lower case.
    package var text: ArraySlice<UInt8>
    /// Whether it does not change which things are meant: praise, a number.
    package var isFiller: Bool
    /// Whether it is a number.
    package var isNumber: Bool
    /// Whether it claims an order.
    package var isClaim: Bool
    /// The number of linking words that precede it.
    package var depth: Int

    /// The minimum number of letters for a word to be recognised despite one wrong letter.
    private static let leastLength = 6

    /// Whether another word is equal or one edit away.
    func isNear(_ other: Word) -> Bool {
      guard hash != other.hash else { return true }
      let (stem, otherStem) = (WordSequence.stem(text), WordSequence.stem(other.text))
      return min(stem.count, otherStem.count) >= Self.leastLength
        && max(stem.count, otherStem.count) <= 32
        && Spelling.distance(Array(stem), Array(otherStem)) == 1
    }
  }

  /// Which words of a phrase count.
  package enum Reading: CaseIterable {
    /// All the words that carry meaning.
    case whole
    /// Without numbers.
    case uncounted
    /// Without praise, numbers and other words that do not change which things are meant.
    case plain
    /// Without the claim of an order as well.
    case unordered
  }

  /// The words that carry meaning, in order.
  package private(set) var words: [Word] = []
  private var isPraised = false
  /// Whether it states for whom the things are: "for children".
  package private(set) var hasAudience = false
  /// The number of things named; nil if no number is given.
  package private(set) var count: Int?
  /// Whether the text says more than `words` holds: "animals that lay eggs".
  package private(set) var isCut = false

  /// The maximum number of words to read.
  private static let limit = 24

  /// Reads the first words of a text.
  package init(_ text: String, _ lexicon: QueryWords) {
    // The text after a comma or a colon is not part of the name.
    let end = text.utf8.firstIndex { Self.ends($0) } ?? text.endIndex
    self.init(WordSequence(String(text[..<end])), lexicon)
  }

  /// Reads the first words of a sequence.
  package init(_ sequence: WordSequence, _ lexicon: QueryWords) {
    let hashes = sequence.hashes.prefix(Self.limit)
    words.reserveCapacity(hashes.count)
    var depth = 0
    for (place, (text, hash)) in zip(sequence.words, hashes).enumerated() {
      let entry = lexicon.role(of: hash) ?? lexicon.role(of: lexicon.canonical(hash))
      let number = entry?.number ?? Self.number(text)
      if count == nil, let number, words.allSatisfy({ $0.isFiller || $0.isClaim }) {
        count = number
      }
      var isFiller = number != nil
      if !words.isEmpty, entry == nil || entry?.role == .audience, place + 1 < hashes.count,
        lexicon.isAct(hashes[place + 1])
      {
        // "snacks kids love" are snacks.
        isCut = true
        passOverAudience(lexicon)
        return
      }
      switch entry?.role {
      case .generic: continue
      case .head:
        let next = place + 1 < hashes.count ? hashes[place + 1] : nil
        guard isHead(before: next, lexicon) else { continue }
      case .cut where !words.isEmpty:
        isCut = true
        passOverAudience(lexicon)
        return
      case .cut: continue
      case .link:
        if !words.isEmpty { depth += 1 }
        continue
      case .own:
        let next = hashes.dropFirst(place + 1).first.flatMap { lexicon.role(of: $0)?.role }
        if next == .praise || next == .claim { continue }
      case .praise:
        isFiller = true
        isPraised = true
      case .filler: isFiller = true
      case .claim: passOverClaims()
      case .number, .tens, .group, .act, .audience, .same, nil: break
      }
      words.append(
        Word(
          hash: lexicon.canonical(hash), text: text, isFiller: isFiller, isNumber: number != nil,
          isClaim: entry?.role == .claim, depth: depth))
    }
    passOverAudience(lexicon)
  }

  /// Whether a word that may be a head is one: after other words, at the end or before a linking
  /// word; or first, before "for".
  ///
  /// A "restaurant checklist" is not a restaurant, and a checklist for camping is a checklist just
  /// as a camping checklist is; "show me the planets" asks for planets.
  private func isHead(before next: UInt64?, _ lexicon: QueryWords) -> Bool {
    guard let next else { return !words.isEmpty }
    return words.isEmpty ? next == Self.purpose : lexicon.role(of: next)?.role == .link
  }

  /// The hash of "for".
  private static let purpose = FNV1a.hash("for".utf8)

  /// Treats earlier claims as filler when another follows: the "top 2 largest moons" are the
  /// largest ones.
  private mutating func passOverClaims() {
    for index in words.indices where words[index].isClaim {
      words[index].isClaim = false
      words[index].isFiller = true
    }
  }

  /// Treats the words that state for whom the things are as filler: those after the last linking
  /// word, if the last of them names people.
  private mutating func passOverAudience(_ lexicon: QueryWords) {
    guard let last = words.last, last.depth > (words.first?.depth ?? 0),
      lexicon.role(of: last.hash)?.role == .audience
    else { return }
    hasAudience = true
    for index in words.indices where words[index].depth == last.depth {
      words[index].isFiller = true
    }
  }

  /// Whether it claims an order for the things.
  package var claimsOrder: Bool { words.contains(where: \.isClaim) }

  /// Whether it praises the things and claims no order.
  package var onlyPraises: Bool { isPraised && !claimsOrder }

  /// Returns the words that a reading keeps.
  package func words(_ reading: Reading) -> [Word] {
    words.filter { word in
      switch reading {
      case .whole: true
      case .uncounted: !word.isNumber
      case .plain: !word.isFiller
      case .unordered: !word.isFiller && !word.isClaim
      }
    }
  }

  /// Returns the head noun of some words of a phrase: the last before any linking word.
  package static func head(of words: [Word]) -> Word? {
    guard let depth = words.first?.depth else { return nil }
    return words.last { $0.depth == depth }
  }

  /// Returns a hash of the words and of which one is the head, regardless of order; nil for no
  /// words.
  package static func key(of words: [Word]) -> UInt64? {
    guard let head = head(of: words) else { return nil }
    var key = head.hash &* 0x9E37_79B9_7F4A_7C15
    for (place, word) in words.enumerated()
    where !words[..<place].contains(where: { $0.hash == word.hash }) {
      // The finalizer of SplitMix64 spreads the bits, so that different sets have different sums.
      var mixed = (word.hash ^ word.hash >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      key &+= mixed ^ mixed >> 31
    }
    return key
  }

  /// The key that finds a topic of this name; nil if the phrase is not a name.
  ///
  /// The words omit what a clause says of the things, so a phrase with a clause would claim the
  /// name of all of them.
  package var nameKey: UInt64? { isCut ? nil : Self.key(of: words) }

  /// Whether other words match those of this phrase, allowing one wrong letter in each.
  package func isSpelledLike(_ others: [Word]) -> Bool {
    guard !words.isEmpty, words.count == others.count,
      let head = Self.head(of: words), let other = Self.head(of: others), head.isNear(other)
    else { return false }
    return words.allSatisfy { word in others.contains { word.isNear($0) } }
      && others.allSatisfy { word in words.contains { word.isNear($0) } }
  }

  private static func number(_ word: ArraySlice<UInt8>) -> Int? {
    guard word.count <= 6, word.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return nil }
    return word.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func ends(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "("),
      UInt8(ascii: "\n"):
      true
    default: false
    }
  }
}
