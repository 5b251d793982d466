internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Sentences whose form alone says what they ask for.
extension Brief {
  /// Takes the sentences of a text whose form says more than what was read.
  ///
  /// - Returns: Those sentences.
  @discardableResult
  mutating func takeForms(by interpreter: Interpreter) -> [SourceRange] {
    let reader = SentenceFormReader(interpreter.words, interpreter.inputs)
    for (line, facts) in interpreter.cutter.factsSeen(in: interpreter.scaffold) {
      let whole = line.union(facts[facts.count - 1])
      let own = requirements.indices.filter {
        whole.lowerBound <= requirements[$0].range.lowerBound
          && requirements[$0].range.lowerBound < whole.upperBound
      }
      requirements.drop(Set(own))
      insert(
        facts.map { fact in
          let line = FieldLine(fact, of: interpreter.words)
          return .fact(
            interpreter.words.label(line.label), line.value.map(interpreter.words.verbatim), fact)
        }, of: interpreter.bytes)
    }
    return takeForms(
      of: interpreter.askingSentences, by: reader, areLines: interpreter.scaffold.isByLine)
  }
}

extension Interpreter {
  /// The sentences that may ask for something: those of each line if each is a request, and
  /// otherwise those of the paragraphs.
  fileprivate var askingSentences: [SourceRange] {
    guard scaffold.isByLine else {
      return outline.blocks.filter(\.isParagraph).flatMap { words.sentences(of: $0.range) }
        .filter { !isRemark($0) }
    }
    var sentences: [SourceRange] = []
    var start = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let range = cutter.withoutMark(SourceRange(start, start + line.count))
      start += line.count + 1
      guard !range.isEmpty else { continue }
      sentences += words.sentences(of: range, isLoose: scaffold.isChat)
    }
    return sentences.map(words.trimmed).filter { !$0.isEmpty && !isTold($0) }
  }
}
