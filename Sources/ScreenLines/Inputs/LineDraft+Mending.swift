internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Inputs whose labels and hints say more than a name.
extension LineDraft {
  /// An input without a dash, a duty or a preposition left in its words, and for a file if its
  /// label names one: "add photos".
  func mended(_ request: Request, _ range: SourceRange) -> Request {
    var request = request
    takeDuty(&request.details)
    if let label = request.details.label { request.details.label = mended(label, request.details) }
    if request.subject == .need(.input), let label = request.details.label, namesFile(label),
      request.details.fieldKind == nil || request.details.fieldKind == .number
    {
      request.details.fieldKind = .file
      (request.details.minimum, request.details.maximum) = (nil, nil)
    }
    return request
  }

  /// Takes a hint that only says whether an input is required: "mandatory".
  private func takeDuty(_ details: inout Details) {
    guard let hint = details.hint,
      let sense = phrases.sense(ofAll: FoldedWords(hint.text), as: "draft duty")
    else { return }
    (details.hint, details.isRequired) = (nil, sense == "required")
  }

  /// A label without the dash that ends it, and without a preposition before its options or bounds:
  /// "Rooms" of "Rooms from".
  private func mended(_ label: Phrase, _ details: Details) -> Phrase {
    var label = label
    if label.text.hasSuffix(" –") || label.text.hasSuffix(" -") { label = withoutLastWord(label) }
    guard !details.items.isEmpty || details.minimum != nil,
      case let folded = FoldedWords(label.text), folded.count > 1, let last = folded.words.last,
      isWord(last, "draft unspoken")
    else { return label }
    return withoutLastWord(label)
  }

  /// A label without its last word: "Rooms" of "Rooms from".
  private func withoutLastWord(_ label: Phrase) -> Phrase {
    Phrase(label.text.split(separator: " ").dropLast().joined(separator: " "), from: label.origin)
  }

  /// Whether a short label ends in a word for a file: "Add photos".
  private func namesFile(_ label: Phrase) -> Bool {
    let folded = FoldedWords(label.text)
    guard folded.count <= 4, let last = folded.words.last else { return false }
    return phrases.sense(ofAll: FoldedWords(last), as: "type") == "file"
  }
}
