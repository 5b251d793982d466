import ScreenAssembling
import ScreenBrief
import ScreenDiagnostics
import ScreenInputs
import ScreenModel
import ScreenOutline
import ScreenParts
import ScreenRoles

@testable import ScreenLines

/// What a draft makes of lines whose roles are known, each told shortly.
///
/// Each line stands behind the letter of its role: "i Name (required)".
struct DraftedLines {
  let requests: [Request]
  /// What is said of the screen and is not on it.
  let leftOut: [String]

  init(_ annotated: String) {
    let lines = annotated.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(
      lines.map { $0.dropFirst(2) }.joined(separator: "\n"),
      lines.map { $0.first.flatMap(LineRole.init(letter:)) ?? .aside })
  }

  /// The lines of a text with one role for all of them.
  init(_ text: String, all role: LineRole) { self.init(text, [role]) }

  /// The lines of a text with a role each; the last role goes on for those behind it.
  init(_ text: String, _ roles: [LineRole]) {
    let words = LineWords(Array(text.utf8))
    let starts = words.lines.map(\.lowerBound)
    let known = DocumentUnit.all(of: words).map { unit in
      let line = starts.lastIndex { $0 <= unit.range.lowerBound } ?? 0
      return line < roles.count ? roles[line] : roles.last ?? .aside
    }
    let phrases = DocumentLexicon.speaking("en")
    let book = KindLexicon.speaking("en")
    let inputs = InputBuilder(words: words, phrases: phrases, book: book)
    var draft = LineDraft(
      DocumentRoles(of: words, known: known), of: words, phrases: phrases, inputs: inputs,
      parts: PartReader(words: words, phrases: phrases, inputs: inputs, book: book), book: book)
    requests = draft.wishes { [.paragraph(words.verbatim($0), $0)] }
    leftOut = draft.leftOut.map { words.text($0.range) }
  }

  /// The requests in order, each as one text: `choice "Wood" [Oak; Larch]`.
  var told: [String] { requests.map(\.told) }
}

extension Request {
  /// Its kind, label, value, columns, options and parts: `table "Boats" |Skipper|Berth`.
  var told: String {
    var told = kindTold
    if let label = details.label { told += " \"\(label.text)\"" }
    if let value = details.value { told += " = \(value.text)" }
    if let unit = details.unit { told += " in \(unit.text)" }
    if let hint = details.hint { told += " ? \(hint.text)" }
    let columns = ([details.nameColumn].compactMap(\.self) + details.columns).map(\.text)
    told += columns.map { "|" + $0 }.joined()
    let items = details.items.map { ([$0.label] + $0.values).map(\.text).joined(separator: ",") }
    if !items.isEmpty { told += " [\(items.joined(separator: "; "))]" }
    if !parts.isEmpty { told += " {\(parts.map(\.told).joined(separator: ", "))}" }
    return told
  }

  private var kindTold: String {
    var told =
      switch subject {
      case .need(let need): "\(need)"
      case .component(let kind): kind.rawValue
      case .section: "section"
      case .unknown: "unknown"
      }
    let limits = [details.minimum, details.maximum].map { $0.map { "\(Int($0))" } ?? "" }
    let notes = [
      details.fieldKind.map { "\($0)" }, details.variant,
      details.isRequired.map { $0 ? "required" : "optional" },
      limits.allSatisfy(\.isEmpty) ? nil : limits.joined(separator: "–"),
    ]
    told += notes.compactMap { $0 }.map { " " + $0 }.joined()
    return told
  }
}
