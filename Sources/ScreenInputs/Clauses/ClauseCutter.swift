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
    while let polite = phrases.ending(of: words.folded(range), as: "ending polite"),
      polite.length < words.count(range)
    {
      range = words.droppingLast(polite.length, from: range)
    }
    return withoutOpenings(range, as: "wished lead")
  }

  /// A clause without a position on the screen: "search box on top", "submit at the end".
  package func withoutPlaceBehind(_ range: SourceRange) -> SourceRange {
    guard let place = phrases.ending(of: words.folded(range), as: "row place"),
      place.length < words.count(range)
    else { return range }
    return words.droppingLast(place.length, from: range)
  }

  /// A clause without a position on the screen before it: "at the bottom a Submit button".
  package func withoutPlaceBefore(_ range: SourceRange) -> SourceRange {
    let rest = withoutOpenings(range, as: "row before")
    return rest == range ? range : withoutArticle(rest)
  }

  /// A title without words at the end that do not state the screen's purpose: "… but has no form".
  package func withoutTail(_ range: SourceRange) -> SourceRange {
    let all = words.folded(range)
    let tail = (1..<max(1, all.count)).first {
      phrases.opening(of: all, as: "tail title", at: $0) != nil
    }
    guard let tail else { return range }
    return words.trimmed(SourceRange(range.lowerBound, words.place(after: tail, in: range).end))
  }

  /// Words without a trailing "and" or "then".
  package func withoutJoint(_ range: SourceRange) -> SourceRange {
    var range = range
    while let joint = phrases.ending(of: words.folded(range), as: "clause joint"),
      joint.length < words.count(range)
    {
      range = words.droppingLast(joint.length, from: range)
    }
    return range
  }

  /// A name without "button" behind it.
  package func withoutKind(_ range: SourceRange) -> SourceRange {
    guard let ending = phrases.ending(of: words.folded(range), as: "ending"),
      ending.sense == "button", ending.length < words.count(range)
    else { return range }
    return words.droppingLast(ending.length, from: range)
  }

  /// A name without the kind of input behind it: "Email" of "Email field".
  package func withoutField(_ range: SourceRange) -> SourceRange {
    guard let ending = phrases.ending(of: words.folded(range), as: "ending"),
      ending.length < words.count(range)
    else { return range }
    return words.droppingLast(ending.length, from: range)
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
    var range = withoutOpenings(range, as: "filler opening")
    if let ending = phrases.ending(of: words.folded(range), as: "filler ending"),
      ending.length < words.count(range)
    {
      range = words.droppingLast(ending.length, from: range)
    }
    return range
  }

  /// Words up to a place, a manner or a recipient: "add a note" of "add a note to an absence".
  package func withoutAdverbials(_ range: SourceRange) -> SourceRange {
    let all = words.folded(range)
    // "Time in" as a whole is a name.
    guard
      let end = (1..<max(1, all.count - 1)).first(where: {
        phrases.opening(of: all, as: "clause where", at: $0) != nil
      })
    else { return range }
    return words.trimmed(
      SourceRange(range.lowerBound, words.place(after: end, in: range).end))
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
    return gesture.length < folded.count
      && phrases.sense(in: folded, as: "component named") == nil
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
