internal import ScreenAssembling
internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenRoles
internal import ScreenText

/// Links among buttons.
extension LineDraft {
  /// The links that a line names: "Change password (link)", "Link 2: Join us"; nil for buttons.
  func linked(_ range: SourceRange, in line: SourceRange) -> [Request]? {
    func isLink(_ words: FoldedWords) -> Bool {
      ["link", "url"].contains(phrases.sense(ofAll: words, as: "type") ?? "")
    }
    let field = FieldLine(range, of: words)
    if field.notes.contains(where: { isLink(words.folded($0)) }) {
      return [Request(.component(.link), range, Details(label: words.label(field.label)))]
    }
    let key = FieldLine(words.trimmed(line), of: words)
    guard let value = key.value, let first = words.folded(key.label).words.first,
      isLink(FoldedWords(first)), words.count(key.label) <= 2
    else { return nil }
    return words.members(of: value).map {
      Request(.component(.link), $0, Details(label: words.label($0)))
    }
  }
}
