package import ScreenDiagnostics
import ScreenModel
package import ScreenOutline
import ScreenText

/// Cuts from clauses what names nothing on a screen: articles, wishes, places, manners.
package struct ClauseCutter {
  let words: LineWords
  let phrases: DocumentLexicon

  /// Creates a cutter for the clauses of a text.
  ///
  /// - Parameters:
  ///   - words: The words of the text.
  ///   - phrases: The phrases of its language.
  package init(words: LineWords, phrases: DocumentLexicon) {
    self.words = words
    self.phrases = phrases
  }

  private var bytes: [UInt8] { words.bytes }

  /// Words without an article before them.
  package func withoutArticle(_ range: SourceRange) -> SourceRange {
    let range = words.trimmed(range)
    guard let article = phrases.opening(of: words.folded(range), as: "article"),
      article.length < words.count(range)
    else { return range }
    return words.dropping(article.length, from: range)
  }

  /// A range without the phrases of a class at its start, as long as words are left.
  package func withoutOpenings(_ range: SourceRange, as name: String) -> SourceRange {
    var range = range
    while let opening = phrases.opening(of: words.folded(range), as: name),
      opening.length < words.count(range)
    {
      range = words.dropping(opening.length, from: range)
    }
    return range
  }

  /// A range without a phrase of a class at its end, unless it is all of it.
  private func withoutEnding(_ range: SourceRange, as name: String) -> SourceRange {
    guard let ending = phrases.ending(of: words.folded(range), as: name),
      ending.length < words.count(range)
    else { return range }
    return words.droppingLast(ending.length, from: range)
  }

  /// A range without the phrases of a class at its end, as long as words are left.
  private func withoutEndings(_ range: SourceRange, as name: String) -> SourceRange {
    var range = range
    while case let rest = withoutEnding(range, as: name), rest != range { range = rest }
    return range
  }

  /// The words before the first phrase of a class behind the first word and before a place.
  private func upTo(_ name: String, in range: SourceRange, before last: Int) -> SourceRange {
    guard let found = phrases.find(name, in: words.folded(range), from: 1), found.lowerBound < last
    else { return range }
    return words.trimmed(
      SourceRange(range.lowerBound, words.place(after: found.lowerBound, in: range).end))
  }

  /// A range without the actor and the words of wishing: "the system shall allow the user to", "I
  /// can", "I see".
  package func withoutRequestWords(_ range: SourceRange) -> SourceRange {
    withoutOpenings(range, as: "wish")
  }

  /// Words without an introduction: "it needs", "plus", "with".
  package func withoutLead(_ range: SourceRange) -> SourceRange {
    var range = range
    while let last = bytes[range.range].last, Array(".!".utf8).contains(last) {
      range = SourceRange(range.lowerBound, range.upperBound - 1)
    }
    return withoutOpenings(withoutEndings(range, as: "ending polite"), as: "wished lead")
  }

  /// A clause without a position on the screen: "search box on top", "submit at the end".
  package func withoutPlaceBehind(_ range: SourceRange) -> SourceRange {
    withoutEnding(range, as: "row place")
  }

  /// A clause without a position on the screen before it: "at the bottom a Submit button".
  package func withoutPlaceBefore(_ range: SourceRange) -> SourceRange {
    let rest = withoutOpenings(range, as: "row before")
    return rest == range ? range : withoutArticle(rest)
  }

  /// A title without words at the end that do not state the screen's purpose: "… but has no form".
  package func withoutTail(_ range: SourceRange) -> SourceRange {
    upTo("tail title", in: range, before: words.count(range))
  }

  /// Words without a trailing "and" or "then".
  package func withoutJoint(_ range: SourceRange) -> SourceRange {
    withoutEndings(range, as: "clause joint")
  }

  /// A name without "button" behind it.
  package func withoutKind(_ range: SourceRange) -> SourceRange {
    let sense = phrases.ending(of: words.folded(range), as: "ending")?.sense
    return sense == "button" ? withoutEnding(range, as: "ending") : range
  }

  /// A name without the kind of input behind it: "Email" of "Email field".
  package func withoutField(_ range: SourceRange) -> SourceRange {
    withoutEnding(range, as: "ending")
  }

  /// A clause without the words that only say who sees something: "I see", "is shown".
  package func withoutSight(_ range: SourceRange) -> SourceRange {
    guard let sight = phrases.opening(of: words.folded(range), as: "sight"),
      sight.length < words.count(range)
    else { return range }
    return words.dropping(sight.length, from: range)
  }

  /// A range without filler words: "oh and", "yes", "… too".
  package func withoutFiller(_ range: SourceRange) -> SourceRange {
    withoutEnding(withoutOpenings(range, as: "filler opening"), as: "filler ending")
  }

  /// Words up to a place, a manner or a recipient: "add a note" of "add a note to an absence".
  package func withoutAdverbials(_ range: SourceRange) -> SourceRange {
    // "Time in" as a whole is a name.
    upTo("clause where", in: range, before: words.count(range) - 1)
  }

  /// Whether a clause only asks for a search.
  package func isSearch(_ range: SourceRange) -> Bool {
    let folded = words.folded(withoutLead(range))
    return phrases.sense(ofAll: folded, as: "wished search") != nil
  }

  /// The parts of some words between "&" signs.
  package func splitAtSigns(_ range: SourceRange) -> [SourceRange] {
    var (parts, start): ([SourceRange], Int) = ([], range.lowerBound)
    for index in range.range where bytes[index] == UInt8(ascii: "&") {
      parts.append(words.trimmed(SourceRange(start, index)))
      start = index + 1
    }
    return parts + [words.trimmed(SourceRange(start, range.upperBound))]
  }

  /// Whether words only say what a tap does: "tap a row to open it", "clicking a run opens its log".
  package func isGesture(_ range: SourceRange) -> Bool {
    let folded = words.folded(withoutLead(withoutRequestWords(range)))
    guard let gesture = phrases.opening(of: folded, as: "opening gesture") else { return false }
    guard gesture.length < folded.count else { return false }
    // "tap on card opens the details"
    if phrases.opening(of: folded, as: "gesture object", at: gesture.length) != nil { return true }
    return phrases.sense(in: folded, as: "component named") == nil
      && words.quotations(in: range).isEmpty
  }

  /// What is shown as a bar of progress: "XP as progress bar", "show the goal as a progress bar".
  package func nameOfProgress(_ range: SourceRange) -> SourceRange? {
    let range = withoutLead(range)
    let folded = words.folded(range)
    guard let ending = phrases.ending(of: folded, as: "ending progress"),
      ending.length < folded.count
    else { return nil }
    let front = withoutOpenings(
      words.droppingLast(ending.length, from: range), as: "opening wish")
    let name = withoutArticle(front)
    return words.members(of: name).count == 1 && (1...4).contains(words.count(name)) ? name : nil
  }
}
