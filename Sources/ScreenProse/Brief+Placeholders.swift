package import ScreenBrief
internal import ScreenDiagnostics
package import ScreenOutline
internal import ScreenText

extension Brief {
  /// Gives a field the text that a sentence quotes as its placeholder, whole: "a text field with the
  /// placeholder \"Find a boat\"".
  ///
  /// - Parameter words: The words of the English text.
  /// - Complexity: O(*n*) in the bytes of the text, for each placeholder.
  package mutating func takePlaceholders(_ words: LineWords) {
    // Without quotation marks nothing is quoted.
    guard words.bytes.contains(where: { $0 == UInt8(ascii: "\"") || $0 >= 0x80 }) else { return }
    for sentence in words.sentences(of: SourceRange(0, words.bytes.count)) {
      let folded = words.folded(sentence)
      for place in folded.words.indices {
        guard
          let lead = DocumentLexicon.shipped.opening(of: folded, as: "placeholder any", at: place)
        else { continue }
        let end = words.place(after: place + lead.length, in: sentence).end
        let rest = SourceRange(end, sentence.upperBound)
        guard let quoted = words.quotations(in: rest).first, quoted.lowerBound - end <= 3 else {
          continue
        }
        takePlaceholder(quoted, from: sentence, words)
        break
      }
    }
  }

  private mutating func takePlaceholder(
    _ quoted: SourceRange, from sentence: SourceRange, _ words: LineWords
  ) {
    let place = requirements.lastIndex { requirement in
      requirement.range.lowerBound >= sentence.lowerBound
        && requirement.range.lowerBound < quoted.lowerBound
        && (requirement.subject.isInput || requirement.range.overlaps(quoted))
    }
    guard let place else { return }
    if case .section = requirements[place].subject {
      for index in requirements.indices where requirements[index].parent == place {
        requirements[index].parent = requirements[place].parent
      }
      requirements[place].subject = .need(.input)
      requirements[place].details = Details()
    }
    guard requirements[place].subject.isInput else { return }
    requirements[place].details.hint = words.verbatim(quoted)
    let name = requirements[place].details.label
    if name?.range.map({ $0.lowerBound >= quoted.lowerBound }) ?? true {
      requirements[place].details.label = words.label(Self.name(in: quoted, words))
    }
    requirements.drop(
      Set(
        requirements.indices.filter {
          $0 != place && quoted.range.contains(requirements[$0].range.lowerBound)
        }))
  }

  /// The words of a placeholder that name its field: "message" in "Type your message…".
  private static func name(in quoted: SourceRange, _ words: LineWords) -> SourceRange {
    var rest = quoted
    while words.count(rest) > 1,
      let lead = DocumentLexicon.shipped.opening(of: words.folded(rest), as: "placeholding any"),
      lead.length < words.count(rest)
    {
      rest = words.dropping(lead.length, from: rest)
    }
    for mark in ["…", "...", ".", "?"].map({ Array($0.utf8) })
    where words.bytes[rest.range].suffix(mark.count).elementsEqual(mark) {
      rest = SourceRange(rest.lowerBound, rest.upperBound - mark.count)
    }
    return rest.isEmpty ? quoted : words.trimmed(rest)
  }
}
