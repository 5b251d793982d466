import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenReading
internal import ScreenText

/// Points of a text from which reading it as a whole made nothing.
extension Brief {
  /// Reads each point and story that is not covered yet by itself: someone who numbers requests
  /// wants all of them.
  mutating func fillPoints(_ utf8: [UInt8], by interpreter: inout Interpreter) {
    // The parts of tabs and steps have a place there, which a point by itself does not state.
    guard layout == nil, !interpreter.scaffold.isChat else { return }
    let words = interpreter.words
    for point in interpreter.points where !isKnown(point) {
      for sentence in words.sentences(of: point) where interpreter.mayAsk(sentence) {
        let found = interpreter.request(sentence).filter {
          interpreter.isSensible($0, of: sentence)
        }
        insert(found.filter { !names($0.details.label) }, of: utf8)
      }
    }
  }

  /// Whether something was made from some words.
  private func isKnown(_ range: SourceRange) -> Bool {
    func meets(_ other: SourceRange?) -> Bool {
      other.map { $0.lowerBound < range.upperBound && range.lowerBound < $0.upperBound } ?? false
    }
    return requirements.contains { meets($0.range) } || meets(title.range)
      || exclusions.contains { meets($0.range) }
  }

  /// Whether something already has a name.
  private func names(_ label: Phrase?) -> Bool {
    guard let label else { return false }
    let folded = FoldedWords(label.text)
    return requirements.contains {
      $0.details.label.map { FoldedWords($0.text) == folded } ?? false
    }
  }
}

extension Interpreter {
  /// The points of lists, and the stories of a text.
  fileprivate var points: [SourceRange] {
    // A single story states the purpose of the whole screen.
    var points = scaffold.stories.count > 1 ? scaffold.stories : []
    func take(_ blocks: [OutlineBlock]) {
      for list in blocks.compactMap(\.list) where !list.isBare {
        for item in list.items {
          points.append(item.words)
          take(item.blocks)
        }
      }
    }
    take(outline.blocks)
    return points.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Whether a sentence may ask for something: it is not a remark, and excludes nothing.
  fileprivate func mayAsk(_ sentence: SourceRange) -> Bool {
    let folded = words.folded(sentence)
    return (2...24).contains(folded.count) && !isTold(sentence) && phrases.remark(in: folded) == nil
      && phrases.opening(of: folded, as: "sense talk") == nil
      && phrases.sense(in: folded, as: "word denial") == nil
      // A sentence only in capitals describes what the screen should be like.
      && bytes[sentence.range].contains(where: \.isASCIISmallLetter)
  }

  /// Whether a wish read from a point has a meaningful name that is not the whole of a longer
  /// sentence.
  fileprivate func isSensible(_ wish: Request, of sentence: SourceRange) -> Bool {
    guard let label = wish.details.label else {
      return wish.isCollection && !wish.details.columns.isEmpty
    }
    let folded = FoldedWords(label.text)
    return folded.count <= 7 && phrases.sense(ofAll: folded, as: "sense lone") == nil
      && phrases.opening(of: folded, as: "sense speaker") == nil
      && phrases.ending(of: folded, as: "sense end") == nil
  }
}
