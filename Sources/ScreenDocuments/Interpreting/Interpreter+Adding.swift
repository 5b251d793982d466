internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Sentences about things named before them.
extension Interpreter {
  /// Applies a sentence about something named before: "each class has a Book button", "I can delete
  /// a ride", "date and distance are required".
  mutating func addsToEarlier(_ range: SourceRange, _ found: inout [Request]) -> Bool {
    if takesEachRow(range, &found) { return true }
    let folded = words.folded(range)
    if let opening = phrases.opening(of: folded, as: "opening each"), opening.length > 0 {
      return addPerThing(range, &found)
    }
    if let ending = phrases.ending(of: folded, as: "ending duty"), ending.length < folded.count {
      let names = words.members(of: words.droppingLast(ending.length, from: range))
      var hasFound = false
      if scaffold.isByLine, !found.contains(where: { knows($0, any: names) }),
        names.allSatisfy({ inputs.isFieldName(words.folded($0)) })
      {
        found += names.map { name in
          var wish = inputs.wish(name, mayBePressed: false)
          wish.details.isRequired = ending.sense == "required"
          return wish
        }
        return true
      }
      for name in names {
        let asked = FoldedWords(LabelText.withoutArticle(words.text(name))).words
        guard
          let place = found.firstIndex(where: { wish in
            wish.isInput
              && (wish.details.label.map { FoldedWords($0.text).words.starts(with: asked) } ?? false)
          })
        else { continue }
        found[place].details.isRequired = ending.sense == "required"
        hasFound = true
      }
      return hasFound
    }
    return false
  }

  private func knows(_ wish: Request, any names: [SourceRange]) -> Bool {
    guard wish.isInput, let label = wish.details.label else { return false }
    let known = FoldedWords(label.text).words
    return names.contains {
      known.starts(with: FoldedWords(LabelText.withoutArticle(words.text($0))).words)
    }
  }

  /// Adds the parts of each thing to the last collection.
  private func addPerThing(_ range: SourceRange, _ found: inout [Request]) -> Bool {
    let folded = words.folded(range).words
    guard
      let verb = folded.indices.first(where: {
        phrases.sense(ofAll: FoldedWords(folded[$0]), as: "word has") != nil
      }), verb + 1 < folded.count
    else { return false }
    let rest = words.dropping(verb + 1, from: range)
    let read = read(rest, after: Self.neutralHead)
    let parts = read.wishes.compactMap { wish -> Request? in
      wish.isCollection && !wish.parts.isEmpty ? nil : wish
    }
    guard let place = found.lastIndex(where: \.isCollection) else {
      return addToSection(parts, &found)
    }
    found[place].addPerThing(parts)
    return true
  }

  private func addToSection(_ parts: [Request], _ found: inout [Request]) -> Bool {
    guard let section = found.lastIndex(where: { $0.parts.contains(where: \.isCollection) }),
      let place = found[section].parts.lastIndex(where: \.isCollection)
    else { return false }
    found[section].parts[place].addPerThing(parts)
    return true
  }

  /// Applies a constraint on an input named before: "the reading must be a whole number with 7
  /// digits".
  func constrains(_ range: SourceRange, _ found: inout [Request]) -> Bool {
    let folded = words.folded(range)
    let start = phrases.opening(of: folded, as: "article")?.length ?? 0
    let modal = (start + 1..<max(start + 1, min(folded.count, start + 5))).first {
      phrases.opening(of: folded, as: "modal", at: $0) != nil
        || phrases.opening(of: folded, as: "constraint be", at: $0) != nil
    }
    guard let modal else { return false }
    var verb = modal + (phrases.opening(of: folded, as: "modal", at: modal)?.length ?? 0)
    guard let be = phrases.opening(of: folded, as: "constraint be", at: verb) else { return false }
    verb += be.length
    let name = words.text(
      words.trimmed(SourceRange(range.lowerBound, words.place(after: modal, in: range).end)))
    let asked = FoldedWords(LabelText.withoutArticle(name))
    guard verb < folded.count,
      let place = found.firstIndex(where: { wish in
        wish.isInput && (wish.details.label.map { FoldedWords($0.text) == asked } ?? false)
      }), let label = found[place].details.label
    else { return false }
    var parts = InputParts(label, found[place].range)
    for part in constraints(words.dropping(verb, from: range)) {
      inputs.take(part, &parts, isNote: true)
    }
    let wish = parts.wish(book)
    guard wish.subject == .need(.input), found[place].subject == wish.subject else { return true }
    if parts.kind != nil { found[place].details.fieldKind = wish.details.fieldKind }
    found[place].details.minimum = wish.details.minimum ?? found[place].details.minimum
    found[place].details.maximum = wish.details.maximum ?? found[place].details.maximum
    found[place].details.unit = wish.details.unit ?? found[place].details.unit
    found[place].details.hint = wish.details.hint ?? found[place].details.hint
    found[place].details.isRequired = wish.details.isRequired ?? found[place].details.isRequired
    return true
  }

  /// The parts of a constraint on an input: "a whole number with max. 7 digits" is a type and a
  /// rule.
  private func constraints(_ range: SourceRange) -> [SourceRange] {
    var parts: [SourceRange] = []
    var rest = range
    while true {
      let folded = words.folded(rest)
      guard
        let end = (1..<max(1, folded.count)).first(where: {
          phrases.opening(of: folded, as: "constraint joint", at: $0) != nil
        })
      else { break }
      parts.append(
        words.trimmed(SourceRange(rest.lowerBound, words.place(after: end, in: rest).end)))
      let length = phrases.opening(of: folded, as: "constraint joint", at: end)?.length ?? 1
      guard end + length < folded.count else { return parts }
      rest = words.dropping(end + length, from: rest)
    }
    parts.append(rest)
    return parts.map { part in
      let article = phrases.opening(of: words.folded(part), as: "article")?.length ?? 0
      return article > 0 && article < words.count(part) ? words.dropping(article, from: part) : part
    }
  }

  /// The wishes without repetitions; a choice that a later mention makes multiple becomes multiple.
  func withoutRepeats(_ wishes: [Request]) -> [Request] {
    var kept: [Request] = []
    for wish in wishes {
      let place = kept.firstIndex { earlier in
        earlier.subject == wish.subject && earlier.details.columns.isEmpty && wish.parts.isEmpty
          && isSame(earlier.details.label, wish.details.label)
          && earlier.details.value?.text == wish.details.value?.text
      }
      guard let place else {
        kept.append(wish)
        continue
      }
      kept[place].details.variant = kept[place].details.variant ?? wish.details.variant
      if kept[place].details.items.isEmpty { kept[place].details.items = wish.details.items }
    }
    return kept
  }

  private func isSame(_ first: Phrase?, _ second: Phrase?) -> Bool {
    first.map { first in second.map(first.isSame) ?? false } ?? (second == nil)
  }
}
