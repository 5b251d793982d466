internal import ScreenCatalog
internal import ScreenTables
internal import ScreenText

/// Finds what some words are about, of frames and of classes of nouns.
struct ThingFinder: Sendable {
  let frames: FrameLibrary
  let lexicon: PhraseLexicon

  /// What was found, and how many words in front of it are not part of it.
  struct Finding {
    var thing: Thing
    var rest: Int
    /// Whether the words are a name of it, and no more than its class is known where not.
    var isExact: Bool
  }

  /// The thing that words name: as a whole, without a faint word at their end, or by their last words.
  func finding(_ words: ArraySlice<String>) -> Finding? {
    let words = withoutArticles(words)
    guard !words.isEmpty else { return nil }
    if let thing = named(words) { return Finding(thing: thing, rest: 0, isExact: true) }
    if words.count > 1, let last = words.last, lexicon.has(.site, singular(last)),
      let venue = frames.neutralFrame(of: .venue)
    {
      return Finding(thing: Thing(noun(words), like: venue), rest: 0, isExact: false)
    }
    if words.count > 1, lexicon.has(.taught, singular(words[words.endIndex - 1])),
      frames.frame(key(words.dropLast()))?.role != .service,
      let course = frames.neutralFrame(of: .subject)
    {
      // Guitar lessons are a course, not guitars.
      return Finding(thing: Thing(noun(words.dropLast()), like: course), rest: 0, isExact: false)
    }
    if words.count > 1, lexicon.has(.faint, singular(words[words.endIndex - 1])),
      let thing = named(words.dropLast()) ?? classed(words.dropLast()), !thing.frame.isFactual
    {
      // What is said of it besides may be more than its name.
      return Finding(thing: thing, rest: 0, isExact: false)
    }
    if let thing = classed(words) {
      // Trail running is running, of which more is known; a paper clip is no film.
      let kind = words.indices.dropFirst().lazy.compactMap { self.named(words[$0...]) }.first
      if let kind, kind.frame.sort == thing.frame.sort {
        return Finding(
          thing: Thing(noun(words), kind.frame, reason: kind.reason), rest: 0, isExact: false)
      }
      return Finding(thing: thing, rest: 0, isExact: false)
    }
    // Warehouse stock is what is called so in one word or the other, not shares.
    if words.count > 1, let frame = frames.frame(covering: words.map(singular)) {
      return Finding(
        thing: Thing(noun(words), frame, reason: "frame '\(frame.name)'"), rest: 0, isExact: false)
    }
    for start in words.indices.dropFirst() {
      let tail = words[start...]
      // "order list" is about orders, not about lists.
      if tail.count == 1, lexicon.has(.faint, singular(tail[start])) { break }
      guard var thing = named(tail) ?? classed(tail) else { continue }
      let front = words[..<start]
      thing.isGuess = !front.contains { isNear($0, thing.frame) }
      if thing.frame.isFactual, !supports(front, thing.frame) {
        // Proverbs are no quotes for car insurance: what one reads about is another sense of the word. What is
        // in front says what it is about, or the class of the noun how it is shown.
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

  /// The thing whose name means about what a single word does: "settee" is a sofa.
  private func synonymous(_ words: ArraySlice<String>) -> Finding? {
    // By phrases meaning is no guide: picnic food is no meal.
    guard let last = words.last, words.count == 1 else { return nil }
    let word = singular(last)
    let synonyms = Synonyms(vectors: .shipped)
    guard let near = synonyms.nearest(to: word, among: frames.singleNames),
      // What one reads about has names of its own: Saturn is no Jupiter.
      let frame = frames.frame(named: near.word), !frame.isFactual
    else { return nil }
    let cosine = "0." + String(1000 + near.cosine).dropFirst()
    return Finding(
      thing: Thing(
        noun(words), frame, reason: "frame '\(frame.name)', \(word) ~ \(near.word) \(cosine)"),
      rest: 0, isExact: false)
  }

  /// From which cosine on a word supports a frame, in thousandths; less than that have a stroke and a
  /// sign, grief and a stage. Measured with the vectors that come with the compiler.
  private static let leastSupport = 150

  /// From which cosine on a word of a name says that a frame of facts is meant, in thousandths.
  private static let leastFactualSupport = 300

  /// Whether a word of some is in what a frame of facts says, or goes with it: "jazz albums".
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

  /// Whether a word goes with what a frame says: with a word of its names or labels.
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

  /// The frame that words are a name of.
  func named(_ words: ArraySlice<String>) -> Thing? {
    guard let frame = frames.frame(key(words)) ?? joined(words).flatMap({ frames.frame($0) })
    else { return nil }
    return Thing(noun(words), frame, reason: "frame '\(frame.name)'")
  }

  /// The key of words with a hyphen as one word: "wi-fi" is wifi.
  private func joined(_ words: ArraySlice<String>) -> PhraseKey? {
    guard words.contains(where: { $0.contains("-") }) else { return nil }
    return PhraseKey(noun(words).filter { $0 != "-" })
  }

  /// The neutral frame of the class that a noun is of.
  private func classed(_ words: ArraySlice<String>) -> Thing? {
    guard let sort = frames.sort(of: key(words)), let neutral = frames.neutralFrame(of: sort) else {
      return nil
    }
    return Thing(noun(words), like: neutral)
  }

  /// Words without articles in front.
  func withoutArticles(_ words: ArraySlice<String>) -> ArraySlice<String> {
    var words = words
    while words.count > 1 {
      let length = lexicon.length(of: .article, startOf: words)
      guard length > 0, length < words.count else { break }
      words = words.dropFirst(length)
    }
    return words.drop { lexicon.has(.article, $0) }
  }

  /// Words as one noun in the singular.
  func noun(_ words: ArraySlice<String>) -> String {
    Wording.singular(words.joined(separator: " "))
  }

  /// The key of a noun in the singular.
  func key(_ words: ArraySlice<String>) -> PhraseKey { PhraseKey(noun(words)) }

  private func singular(_ word: String) -> String { Wording.singular(word) }
}
