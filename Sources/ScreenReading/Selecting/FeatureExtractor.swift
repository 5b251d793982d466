internal import ScreenText

/// Extracts the features of a document: those of its tokens first, then those of spans.
package struct FeatureExtractor {
  let document: Document
  let lexicon: Lexicon
  let range: Range<Int>
  let tokens: [Token]
  /// The shape of each token: word, capitalised word, number, or kind of mark.
  let shapes: [UInt32]
  /// The last component named before each token since the start of its clause (a semicolon does not
  /// end one here), and the next component in the clause from the token on.
  var lastComponents: [UInt32]
  var nextComponents: [UInt32]
  /// The last cue before each token in its clause that governs what follows.
  var governingCues: [UInt32]
  var depths: [UInt32]
  /// The index of the last colon before each token; 0 if there is none.
  var colons: [Int]
  /// The numbers of number tokens, and of marks that separate things, before each token.
  var numbersBefore: [Int]
  var marksBefore: [Int]
  var colonsBefore: [Int]
  var opensBefore: [Int]
  package private(set) var groups = FeatureGroups<FeatureKey>()

  /// Creates an extractor with the features of a document's tokens.
  package init(_ document: Document, _ lexicon: Lexicon) {
    self.document = document
    self.lexicon = lexicon
    range = 0..<document.count
    tokens = document.tokens
    shapes = tokens.map { token in
      switch token.kind {
      case .word, .conjunction: token.isCapital ? 1 : 0
      case .number: 2
      default: 3 + UInt32(token.kind.rawValue)
      }
    }
    let count = tokens.count + 1
    let zeros = [UInt32](repeating: 0, count: count)
    (lastComponents, nextComponents, governingCues, depths) = (zeros, zeros, zeros, zeros)
    numbersBefore = Array(repeating: 0, count: count)
    colons = numbersBefore
    (marksBefore, colonsBefore, opensBefore) = (numbersBefore, numbersBefore, numbersBefore)
    lookAround()
    // A local variable, because mutating the property would copy this value for each token.
    var groups = FeatureGroups<FeatureKey>()
    groups.reserve(for: tokens.count)
    addText(to: &groups.text)
    for index in range { addStart(index, to: &groups.starts) }
    for index in range { addEnd(index, to: &groups.ends) }
    for index in range { addInside(index, to: &groups.insides) }
    for index in range { addSkip(index, to: &groups.skips) }
    self.groups = groups
  }

  /// Adds the features of the candidate spans.
  package mutating func addSpans(_ candidates: CandidateSpans) {
    var list = FeatureLists<FeatureKey>()
    list.reserve(candidates.spans.count, of: 20)
    for span in candidates.spans { addSpan(span, to: &list) }
    groups.spans = list
  }

  private mutating func lookAround() {
    var component: UInt32 = 0
    var governor: UInt32 = 0
    var depth: UInt32 = 0
    for index in range {
      let token = tokens[index]
      lastComponents[index] = component
      governingCues[index] = governor
      if token.kind == .close, document.partner[index] < index, depth > 0 { depth -= 1 }
      depths[index] = depth
      if token.kind == .open, document.partner[index] > index { depth += 1 }
      if token.component != .none { component = token.component.id }
      if token.traits.contains(.governs) { governor = token.surfaceClass.id }
      if token.kind.endsClause, token.kind != .semicolon { component = 0 }
      if token.kind.endsClause { governor = 0 }
      numbersBefore[index + 1] = numbersBefore[index] + (token.kind == .number ? 1 : 0)
      marksBefore[index + 1] = marksBefore[index] + (Self.parts(token.kind) ? 1 : 0)
      colons[index + 1] = token.kind == .colon ? index : colons[index]
      colonsBefore[index + 1] = colonsBefore[index] + (token.kind == .colon ? 1 : 0)
      opensBefore[index + 1] = opensBefore[index] + (token.kind == .open ? 1 : 0)
    }
    lastComponents[range.upperBound] = component
    component = 0
    for index in range.reversed() {
      nextComponents[index + 1] = component
      if tokens[index].kind.endsClause { component = 0 }
      if tokens[index].component != .none { component = tokens[index].component.id }
    }
    nextComponents[range.lowerBound] = component
  }

  private static func parts(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .comma, .slash, .bar, .semicolon, .newline, .arrow: true
    case .word, .number, .conjunction, .bullet, .stop, .question, .colon, .dash, .open, .close,
      .quote, .apostrophe, .other:
      false
    }
  }

  /// Returns the feature class of a token, with 1 and 2 for positions before and after the text.
  @inline(__always)
  func surfaceClass(_ index: Int) -> UInt32 {
    index < range.lowerBound ? 1 : index >= range.upperBound ? 2 : tokens[index].surfaceClass.id
  }

  /// Returns the hash of a word, and the feature class of any other token.
  @inline(__always)
  func word(_ index: Int) -> UInt32 {
    guard range.contains(index), tokens[index].kind == .word else { return surfaceClass(index) }
    return UInt32(truncatingIfNeeded: tokens[index].hash.value)
  }

  /// Returns the word class of a word that is neither a cue nor a function word, and the feature
  /// class of any other token.
  @inline(__always)
  func noun(_ index: Int) -> UInt32 {
    guard range.contains(index), tokens[index].kind == .word, !tokens[index].isFunction,
      tokens[index].cueClasses.isEmpty
    else { return surfaceClass(index) }
    return tokens[index].noun.id
  }

  @inline(__always)
  func shape(_ index: Int) -> UInt32 {
    index < range.lowerBound ? 30 : index >= range.upperBound ? 31 : shapes[index]
  }

  // MARK: - The text

  private func addText(to list: inout FeatureLists<FeatureKey>) {
    list.add(FeatureKey(.always))
    var met: [UInt32] = []
    var components: [UInt32] = []
    var fields = 0
    for index in range {
      let token = tokens[index]
      if token.traits.contains(.speaksOfScreen) {
        for cue in token.cueClasses {
          let id = lexicon.cueClass(at: cue).id
          if lexicon.isOfScreen(cue), !met.contains(id), met.count < 6 { met.append(id) }
        }
      }
      if token.component != .none, !components.contains(token.component.id), components.count < 8 {
        components.append(token.component.id)
      }
      if token.traits.contains(.isField) { fields += 1 }
    }
    for index in range.prefix(8) {
      if tokens[index].kind == .colon || tokens[index].kind.endsClause { break }
      list.add(FeatureKey(.headWord, word(index)))
    }
    for id in met { list.add(FeatureKey(.screenCue, id)) }
    list.add(FeatureKey(.components, UInt32(min(4, components.count))))
    list.add(FeatureKey(.onlyComponent, components.count == 1 ? components[0] : 0))
    list.add(FeatureKey(.numbers, UInt32(min(3, numbersBefore[range.upperBound]))))
    list.add(FeatureKey(.firstFace, surfaceClass(range.lowerBound)))
    list.add(FeatureKey(.fieldCues, UInt32(min(3, fields))))
    list.add(
      FeatureKey(
        .lines, document.line[range.upperBound] > document.line[range.lowerBound] ? 1 : 0))
    list.endList()
  }

  // MARK: - Spans

  private func addSpan(_ span: CandidateSpan, to list: inout FeatureLists<FeatureKey>) {
    let (start, end) = (span.start, span.end)
    let length = end - start
    let bucket = UInt32(length < 4 ? length : length < 6 ? 4 : length < 10 ? 6 : 10)
    let (before, after) = (surfaceClass(start - 1), surfaceClass(end))
    let numbers = UInt32(min(3, numbersBefore[end] - numbersBefore[start]))
    let marks = UInt32(min(4, marksBefore[end] - marksBefore[start]))
    let shape = self.shape(of: span)
    list.add(FeatureKey(.length, bucket))
    list.add(FeatureKey(.around, before, after))
    list.add(FeatureKey(.lengthAround, bucket, self.shape(start - 1), self.shape(end)))
    list.add(
      FeatureKey(.ends, tokens[start].surfaceClass.id, tokens[end - 1].surfaceClass.id, bucket))
    list.add(FeatureKey(.shape, shape))
    list.add(FeatureKey(.shapeAfter, shape, after))
    list.add(FeatureKey(.shapeBefore, shape, before))
    list.add(FeatureKey(.marksAndFigures, marks, numbers))
    list.add(FeatureKey(.figures, numbers))
    list.add(FeatureKey(.marks, marks))
    let isQuoted = length > 1 && document.partner[start] == end - 1
    let isColon = colonsBefore[end] > colonsBefore[start]
    let isOpen = opensBefore[end] > opensBefore[start]
    list.add(
      FeatureKey(.quoted, (isQuoted ? 1 : 0) + (isColon ? 2 : 0) + (isOpen ? 4 : 0)))
    addComponents(span, to: &list)
    list.add(
      FeatureKey(.aroundComponents, lastComponents[start], nextComponents[end]))
    list.add(FeatureKey(.componentShape, lastComponents[start], shape & 0xFFF))
    list.add(FeatureKey(.governorShape, governingCues[start], bucket))
    let atStart = start == range.lowerBound
    list.add(
      FeatureKey(.edges, (atStart ? 1 : 0) + (end == range.upperBound ? 2 : 0)))
    if start <= range.lowerBound + 1 {
      list.add(FeatureKey(.start, tokens[end - 1].surfaceClass.id, after))
    }
    addNaming(of: span, bucket, to: &list)
    list.endList()
  }

  private func addComponents(
    _ span: CandidateSpan, to list: inout FeatureLists<FeatureKey>
  ) {
    var first: UInt32 = 0
    var last: UInt32 = 0
    var other: UInt32 = 0
    for index in span.start..<span.end where tokens[index].component != .none {
      let id = tokens[index].component.id
      if first == 0 { first = id }
      if id != first, other == 0 { other = id }
      last = id
    }
    list.add(FeatureKey(.insideComponents, min(first, other), max(first, other)))
    if last != 0 {
      list.add(FeatureKey(.lastInside, last))
      list.add(FeatureKey(.firstInside, first))
    }
  }

  /// Returns the shapes of a short span's tokens; for a long span those of its first and last
  /// token, and whether it has a number.
  private func shape(of span: CandidateSpan) -> UInt32 {
    guard span.end - span.start > 4 else {
      return shapes[span.start..<span.end].reduce(1) { $0 << 5 | $1 }
    }
    let counts: UInt32 = numbersBefore[span.end] > numbersBefore[span.start] ? 1 : 0
    return 1 << 31 | shapes[span.start] << 6 | shapes[span.end - 1] << 1 | counts
  }

  // MARK: - Skipped tokens

  private func addSkip(_ index: Int, to list: inout FeatureLists<FeatureKey>) {
    let token = tokens[index]
    let (before, here, after) = (
      surfaceClass(index - 1), surfaceClass(index), surfaceClass(index + 1)
    )
    list.add(FeatureKey(.skipAlways))
    list.add(FeatureKey(.skipFace, here))
    list.add(FeatureKey(.skipAfter, before, here))
    list.add(FeatureKey(.skipBefore, here, after))
    list.add(FeatureKey(.skipBetween, before, here, after))
    list.add(FeatureKey(.skipShape, shapes[index]))
    for cue in token.cueClasses {
      list.add(FeatureKey(.skipCue, lexicon.cueClass(at: cue).id))
    }
    list.add(FeatureKey(.skipNoun, token.noun.id))
    list.add(FeatureKey(.skipWord, word(index)))
    list.add(FeatureKey(.skipNounBefore, noun(index - 1), here))
    list.add(FeatureKey(.skipNounAfter, here, noun(index + 1)))
    list.add(FeatureKey(.skipEarly, index < range.lowerBound + 3 ? 1 : 0))
    list.add(FeatureKey(.skipNextComponent, nextComponents[index + 1]))
    list.add(FeatureKey(.skipLastComponent, lastComponents[index], here))
    list.add(FeatureKey(.skipDepth, min(2, depths[index])))
    addNaming(ofSkipped: index, to: &list)
    list.endList()
  }
}
