internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// Names of single inputs, with what is said of them.
extension LineDraft {
  /// The inputs of words that are no enumeration, as their details say: a search field for "search
  /// by name or number".
  func single(_ range: SourceRange, _ field: FieldLine) -> [Request] {
    if field.value == nil, let noted = noted(field, range) { return noted }
    if field.value == nil, field.notes.isEmpty, words.hasAlternative(range),
      phrases.opening(of: words.folded(range), as: "draft find") != nil
    {
      var request = literal(range)
      if phrases.opening(of: words.folded(range), as: "opening search") != nil {
        request.details.fieldKind = .search
      }
      return [request]
    }
    if field.value == nil, field.notes.isEmpty, case let (name, rest) = explained(range), let rest,
      name != range, words.count(name) > 0
    {
      let found = single(name, FieldLine(name, of: words))
      return found.count == 1 ? [hinted(found[0], rest)] : found
    }
    // A range or a pair of names is read as such: "Date found from / to", "name + phone".
    let found = inputs.wishes(range, mayBePressed: false).map { mended($0, range) }
    guard found.allSatisfy({ $0.isInput && isWhole($0) }),
      field.value == nil || found.count == 1
    else { return [literal(range)] }
    return found
  }

  /// Whether an input has a label, and no cut brackets in its hint: not "Name (".
  private func isWhole(_ request: Request) -> Bool {
    let label = request.details.label?.text.utf8 ?? "".utf8
    let hint = request.details.hint?.text.utf8 ?? "".utf8
    func isBalanced(_ text: String.UTF8View) -> Bool {
      text.count { $0 == UInt8(ascii: "(") } == text.count { $0 == UInt8(ascii: ")") }
    }
    if let last = request.details.label.flatMap({ FoldedWords($0.text).words.last }),
      Self.joints.contains(last)
    {
      return false
    }
    // "which field" is not "Which".
    if let name = request.details.label.map({ FoldedWords($0.text) }), name.count == 1,
      phrases.sense(ofAll: name, as: "draft asks") != nil, words.count(request.range) > 1,
      request.details.hint == nil, request.details.items.isEmpty,
      request.subject == .need(.input), FieldLine(request.range, of: words).value == nil,
      FieldLine(request.range, of: words).notes.isEmpty
    {
      return false
    }
    return label.contains { $0.isASCIILetter || $0.isASCIIDigit || $0 >= 0x80 }
      && label.first != UInt8(ascii: "(") && isBalanced(label) && isBalanced(hint)
      && request.details.items.allSatisfy { isBalanced($0.label.text.utf8) }
  }

  /// An input with the words of a line as its label, cut where the line goes on to explain: "car
  /// reg so we load you".
  func literal(_ range: SourceRange) -> Request {
    let field = FieldLine(range, of: words)
    let (name, rest) = explained(field.label)
    var parts = InputParts(label(name), range)
    let behind = field.notes.first ?? field.value ?? rest
    if let behind, words.count(behind) <= Self.longestHint { parts.hint = words.verbatim(behind) }
    var line = field
    line.label = name
    let whole = parts.label
    inputs.takeLabel(line, &parts)
    if parts.kind == nil || parts.kind == .button { (parts.kind, parts.label) = (nil, whole) }
    return mended(parts.wish(book), range)
  }

  /// The most words of a label that is not cut.
  private static let longestLabel = 9

  /// A long name before the words that explain it: "car reg so we load you".
  func explained(_ range: SourceRange) -> (name: SourceRange, rest: SourceRange?) {
    let folded = words.folded(range)
    let isAsked =
      words.bytes[range.range].last == UInt8(ascii: "?")
      || phrases.opening(of: folded, as: "draft asks") != nil
    let reason =
      isAsked ? nil : phrases.find("draft reason", in: folded, from: 1)
    let bound = phrases.find("draft bound", in: folded, from: 1).flatMap {
      $0.upperBound < folded.count
        && folded.words[$0.upperBound].utf8.first?.isASCIIDigit ?? false ? $0 : nil
    }
    if let found = reason.flatMap({ $0.upperBound < folded.count ? $0 : nil }) ?? bound {
      let (end, next) = words.place(after: found.lowerBound, in: range)
      return (withoutStop(SourceRange(range.lowerBound, end)), SourceRange(next, range.upperBound))
    }
    guard folded.count > Self.longestLabel else { return (range, nil) }
    let parts = words.partsAtCommas(of: range)
    guard parts.count > 1, words.count(parts[0]) > 1 else { return (range, nil) }
    return (parts[0], SourceRange(parts[1].lowerBound, range.upperBound))
  }
}
