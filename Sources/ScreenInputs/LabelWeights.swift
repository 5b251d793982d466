internal import ScreenTables
internal import ScreenText

/// How much the words of a line speak for the name of a value, from `labels.scores`.
///
/// The weights are learned by logistic regression from the names of inputs, figures and columns of
/// the catalog on one side, and its things and buttons on the other (`train-labels`).
package struct LabelWeights: Sendable {
  private var weights: [String: Int] = [:]

  /// The score from which words are likely the name of a value, at odds of about three to one.
  package static let likely = 100

  /// The shipped weights, for English.
  package static let shipped = LabelWeights(named: "labels.scores")

  private init(named name: String) {
    let text = FileText(named: name, in: EmbeddedText.files)
    var kind = ""
    for line in CueLines(text) {
      if let head = line.head { kind = text.string(text.trimmed(head)) }
      for item in text.items(of: line.phrases) {
        let words = text.strings(of: item, separator: UInt8(ascii: " "))
        guard words.count == 2, let weight = Int(words[1]) else { continue }
        weights[kind + " " + words[0]] = weight
      }
    }
  }

  /// The logarithm of the odds for the name of a value, in hundredths; below 0 for other lines.
  ///
  /// - Complexity: O(*n*) in the words of the line.
  package func score(of text: String) -> Int {
    LabelFeatures(text).all.reduce(weights["form bias"] ?? 0) { $0 + (weights[$1] ?? 0) }
  }
}
