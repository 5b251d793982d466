internal import ScreenCatalog
internal import ScreenTables
internal import ScreenText

/// Finds the subject of words in frames and classes of nouns.
struct ThingFinder: Sendable {
  let frames: FrameLibrary
  let lexicon: PhraseLexicon

  /// The thing that was found, and the number of preceding words that are not part of it.
  struct Finding {
    var thing: Thing
    var rest: Int
    /// Whether the words are exactly a name of the thing's frame.
    var isExact: Bool
  }

  /// Finds the thing that words name: as a whole, without a faint word at the end, or by the last
  /// words.
  func finding(_ words: ArraySlice<String>) -> Finding? {
    let words = withoutArticles(words)
    guard !words.isEmpty else { return nil }
    if let thing = named(words) { return Finding(thing: thing, rest: 0, isExact: true) }
    if words.count > 1, let last = words.last, lexicon.has(.site, singular(last)),
      let venue = frames.neutralFrame(of: .venue)
    {
      // What is thought of a place is no part of its name.
      let plain = words.drop { lexicon.has(.opinion, $0) }
      return Finding(
        thing: Thing(noun(plain.count > 1 ? plain : words), like: venue), rest: 0, isExact: false)
    }
    if words.count > 1, lexicon.has(.taught, singular(words[words.endIndex - 1])),
      frames.frame(key(words.dropLast()))?.role != .service,
      let course = frames.neutralFrame(of: .subject)
    {
      // Guitar lessons are a course rather than guitars.
      return Finding(thing: Thing(noun(words.dropLast()), like: course), rest: 0, isExact: false)
    }
    if words.count > 1, lexicon.has(.faint, singular(words[words.endIndex - 1])),
      let thing = named(words.dropLast()) ?? classed(words.dropLast()), !thing.frame.isFactual
    {
      // The removed word can change the meaning of the name.
      return Finding(thing: thing, rest: 0, isExact: false)
    }
    if let thing = classed(words) {
      // Trail running is running, about which more is known, but a paper clip is not a film.
      let kind = words.indices.dropFirst().firstNonNil { self.named(words[$0...]) }
      if let kind, kind.frame.sort == thing.frame.sort {
        return Finding(
          thing: Thing(noun(words), kind.frame, reason: kind.reason), rest: 0, isExact: false)
      }
      return Finding(thing: thing, rest: 0, isExact: false)
    }
    // Warehouse stock is the frame named by both words, not shares.
    if words.count > 1, let frame = frames.frame(covering: words.map(singular)) {
      return Finding(
        thing: Thing(noun(words), frame, reason: "frame '\(frame.name)'"), rest: 0, isExact: false)
    }
    for start in words.indices.dropFirst() {
      let tail = words[start...]
      // "Order list" is about orders rather than lists.
      if tail.count == 1, lexicon.has(.faint, singular(tail[start])) { break }
      guard var thing = named(tail) ?? classed(tail) else { continue }
      let front = words[..<start]
      thing.isGuess = !front.contains { isNear($0, thing.frame) }
      if thing.frame.isFactual, !supports(front, thing.frame) {
        // Proverbs are not quotes for car insurance: a frame of facts can be about another sense of
        // the word. In that case the preceding words give the subject, or the class of the noun
        // does.
        if let whole = named(front) {
          return Finding(
            thing: Thing(noun(words), whole.frame, reason: whole.reason), rest: 0, isExact: false)
        }
        guard let other = classed(tail), !other.frame.isFactual, other.frame.told.isEmpty else {
          continue
        }
        thing = other
      }
      return Finding(thing: thing, rest: start - words.startIndex, isExact: false)
    }
    return synonymous(words)
  }

  /// Returns what a shop sells, by the words before "shop" or "store": shoes for a shoe shop, books
  /// for a bookstore. Returns nil for words that name no shop, and for shops of anything.
  func goods(ofShop words: ArraySlice<String>) -> Thing? {
    guard let last = words.last else { return nil }
    for end in ["shop", "store", "boutique", "retailer"] {
      let front =
        last == end ? words.dropLast() : words.dropLast() + [String(last.dropLast(end.count))]
      guard last.hasSuffix(end), !front.isEmpty, front.last?.utf8.count ?? 0 > 2,
        let found = finding(front), found.rest == 0,
        [.thing, .fact].contains(found.thing.frame.role)
      else { continue }
      return found.thing
    }
    return nil
  }

  /// Finds the thing whose name has a similar meaning to a single word: "settee" is a sofa.
  private func synonymous(_ words: ArraySlice<String>) -> Finding? {
    // Similarity is unreliable for phrases: picnic food is not a meal.
    guard let last = words.last, words.count == 1 else { return nil }
    let word = singular(last)
    let synonyms = Synonyms(vectors: .shipped)
    guard let near = synonyms.nearest(to: word, among: frames.singleNames),
      // Facts belong to their own names: Saturn is not Jupiter.
      let frame = frames.frame(named: near.word), !frame.isFactual
    else { return nil }
    let cosine = "0." + String(1000 + near.cosine).dropFirst()
    return Finding(
      thing: Thing(
        noun(words), frame, reason: "frame '\(frame.name)', \(word) ~ \(near.word) \(cosine)"),
      rest: 0, isExact: false)
  }

  /// The minimum cosine for a word to support a frame, in thousandths. A stroke and a sign, or
  /// grief and a stage, have less. Measured with the vectors that ship with the compiler.
  private static let leastSupport = 150

  /// The minimum cosine, in thousandths, for a word to show that a frame of facts is meant.
  private static let leastFactualSupport = 300

  /// Whether one of the words occurs in a frame of facts or is related to it: "jazz albums".
  private func supports(_ words: ArraySlice<String>, _ frame: Frame) -> Bool {
    let vectors = WordVectors.shipped
    let labels = (frame.names + frame.attributes.map { $0.label.lowercased() }).flatMap(
      \.spacedWords)
    return words.contains { word in
      let wanted = WordSequence(word)
      return lexicon.home(of: word) != nil || lexicon.has(.opinion, word)
        || lexicon.order(word) != nil
        || labels.contains {
          vectors.similarity(of: word, to: String($0)).map { $0 >= Self.leastFactualSupport }
            ?? false
        }
        || frame.rows.contains { row in row.contains { WordSequence($0).contains(wanted) } }
    }
  }

  /// Whether a word is related to a name, a label or the class of a frame. A word without a vector
  /// counts as related.
  private func isNear(_ word: String, _ frame: Frame) -> Bool {
    let vectors = WordVectors.shipped
    guard vectors.row(of: word) != nil else { return true }
    let labels = frame.names + frame.attributes.map(\.label) + [frame.sort.rawValue]
    return labels.contains { label in
      label.lowercased().spacedWords.contains {
        vectors.similarity(of: word, to: String($0)).map { $0 >= Self.leastSupport } ?? false
      }
    }
  }

  /// Returns the thing whose frame the words name.
  func named(_ words: ArraySlice<String>) -> Thing? {
    guard let frame = frames.frame(key(words)) ?? joined(words).flatMap({ frames.frame($0) })
    else { return nil }
    return Thing(noun(words), frame, reason: "frame '\(frame.name)'")
  }

  /// Returns the key of hyphenated words as one word: "wi-fi" is wifi.
  private func joined(_ words: ArraySlice<String>) -> PhraseKey? {
    guard words.contains(where: { $0.contains("-") }) else { return nil }
    return PhraseKey(noun(words).filter { $0 != "-" })
  }

  /// Returns a thing from the neutral frame of a noun's class.
  private func classed(_ words: ArraySlice<String>) -> Thing? {
    guard let sort = frames.sort(of: key(words)), let neutral = frames.neutralFrame(of: sort) else {
      return nil
    }
    return Thing(noun(words), like: neutral)
  }

  /// Returns words without leading articles.
  func withoutArticles(_ words: ArraySlice<String>) -> ArraySlice<String> {
    var words = words
    while words.count > 1 {
      let length = lexicon.length(of: .article, startOf: words)
      guard length > 0, length < words.count else { break }
      words = words.dropFirst(length)
    }
    return words.drop { lexicon.has(.article, $0) }
  }

  /// Returns words as one noun in the singular.
  func noun(_ words: ArraySlice<String>) -> String {
    Wording.singular(words.spaced)
  }

  /// Returns the key of words as a singular noun.
  func key(_ words: ArraySlice<String>) -> PhraseKey { PhraseKey(noun(words)) }

  private func singular(_ word: String) -> String { Wording.singular(word) }
}
