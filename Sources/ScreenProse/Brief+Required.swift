package import ScreenBrief
internal import ScreenDiagnostics
package import ScreenOutline
internal import ScreenText

extension Brief {
  /// Makes the inputs required of which a sentence of its own says so: "Name and email are required."
  ///
  /// - Parameter words: The words of the English text.
  /// - Complexity: O(*n*) in the bytes of the text, for each such sentence.
  package mutating func takeRequired(_ words: LineWords) {
    let phrases = DocumentLexicon.shipped
    for sentence in words.sentences(of: SourceRange(0, words.bytes.count)) {
      guard let ending = phrases.ending(of: words.folded(sentence), as: "ending required"),
        ending.sense == "required", ending.length > 1, ending.length < words.count(sentence)
      else { continue }
      let names = words.droppingLast(ending.length, from: sentence)
      require(words.members(of: names).map(words.folded), in: sentence)
    }
  }

  /// Makes the inputs with these names required, if all of them are named before a sentence, and
  /// drops what was read into the sentence itself.
  private mutating func require(_ names: [FoldedWords], in sentence: SourceRange) {
    let places = names.map { name in
      requirements.firstIndex { requirement in
        requirement.subject.isInput && requirement.range.lowerBound < sentence.lowerBound
          && requirement.details.label.map { FoldedWords($0.text) == name } ?? false
      }
    }
    guard !places.contains(nil) else { return }
    for place in places.compactMap({ $0 }) { requirements[place].details.isRequired = true }
    requirements.drop(
      Set(
        requirements.indices.filter {
          requirements[$0].subject.isInput
            && sentence.range.contains(requirements[$0].range.lowerBound)
        }))
  }
}
