internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// Lines that name what is shown, but not its values.
extension LineDraft {
  /// What a line says is shown; at least one part: facts for "ward, floor".
  mutating func shown(_ line: SourceRange) -> [Request] {
    let line = withoutNumeral(line)
    let sentences = words.sentences(of: line)
    if sentences.count == 2, words.count(sentences[0]) <= 2, words.count(sentences[1]) > 1,
      !words.bytes[sentences[0].range].contains(where: \.isASCIIDigit),
      withoutOpening(sentences[1]) == cutter.withoutArticle(sentences[1])
    {
      // "Month. Lines for meals and guests."
      let head = withoutStop(sentences[0])
      let tail = withoutOpening(withoutStop(sentences[1]))
      return described(head, by: tail, in: line, mayBeKinds: false).map(Self.literal)
    }
    var found: [Request] = []
    for sentence in sentences { found += views(sentence).map(Self.literal) }
    return found.isEmpty ? [Self.literal(.fact(words.label(line), nil, line))] : found
  }

  /// What a sentence says is shown: a fact for "After payment the number is shown".
  private mutating func views(_ sentence: SourceRange) -> [Request] {
    let whole = withoutStop(sentence)
    if let each = parts.behindEach(whole) {
      return [collection(nil, nil, of: pieces(each), sentence)]
    }
    let range = withoutOpening(whole)
    guard let (name, rest) = passive(range) else { return content(range) }
    if let with = phrases.opening(of: words.folded(rest), as: "draft with"),
      with.length < words.count(rest)
    {
      return described(
        name, by: words.dropping(with.length, from: rest), in: sentence, mayBeKinds: false)
    }
    if !rest.isEmpty { leaveOut(rest, .place) }
    return content(name)
  }

  /// What the words of a line, without what opens it, name: "boats with skipper and berth" a table.
  mutating func content(_ range: SourceRange) -> [Request] {
    guard !range.isEmpty else { return [] }
    if let bare = withoutExamples(range), bare.count < range.count { return content(bare) }
    if let eachOf = behindSemicolon(range) { return eachOf }
    if let collection = parts.collection(range) { return [collection] }
    if isSpoken(range) { return [part(range)] }
    let field = FieldLine(range, of: words)
    if let cells = barred(range) { return cells }
    if let dashed = dashed(range) { return dashed.map { part($0) } }
    if field.value == nil, let (head, tail) = stopped(range) {
      return described(head, by: tail, in: range, mayBeKinds: true)
    }
    if let value = field.value { return headed(field, value, range) }
    if let (head, tail) = partedAtWith(range) {
      guard tail.isEmpty else {
        return described(head, by: tail, in: range, mayBeKinds: false)
      }
      leaveOut(SourceRange(head.upperBound, range.upperBound), .manner)
      return content(withoutStop(head))
    }
    return bracketed(field, range) ?? enumerated(range)
  }

  /// Words before those that give examples: "sizes" of "sizes, for example small"; nil for others.
  private mutating func withoutExamples(_ range: SourceRange) -> SourceRange? {
    guard let example = phrases.find("draft example", in: words.folded(range), from: 1) else {
      return nil
    }
    let end = words.place(after: example.lowerBound, in: range).end
    guard !words.bytes[range.lowerBound..<end].contains(where: { "(\"".utf8.contains($0) }) else {
      return nil
    }
    leaveOut(SourceRange(end, range.upperBound), .examples)
    return withoutStop(SourceRange(range.lowerBound, end))
  }

  /// Things with what each of them has behind a semicolon: "Problem list; each problem has colour
  /// and grade".
  private mutating func behindSemicolon(_ range: SourceRange) -> [Request]? {
    guard let mark = words.bytes[range.range].firstIndex(of: UInt8(ascii: ";")),
      let each = parts.behindEach(words.trimmed(SourceRange(mark + 1, range.upperBound)))
    else { return nil }
    let head = words.trimmed(SourceRange(range.lowerBound, mark))
    return described(head, by: each, in: range, mayBeKinds: false)
  }

  /// Whether a whole line is a text that is shown: "Welcome back".
  private func isSpoken(_ range: SourceRange) -> Bool {
    phrases.opening(of: words.folded(range), as: "opening text") != nil
      || words.quotations(in: range).contains { words.count($0) == words.count(range) }
  }
}
