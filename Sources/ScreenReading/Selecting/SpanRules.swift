/// Rules for which spans may be brackets, and with which labels. They only permit; the weights
/// decide.
struct SpanRules {
  private let document: Document
  /// The labels that may start and end at each token; nil if the gates are not known yet.
  private let gates: Gates?
  /// All labels that the text may have.
  private let known: TreeLabelSet
  /// The bounds that lines set for brackets by start.
  private let bounds: [LineBounds]

  /// The maximum number of tokens of a role: elsewhere, next to one mark, and between marks. Then
  /// that of an element or section: elsewhere, next to a mark, and across clauses.
  private static let role = 7, halfMarkedRole = 12, markedRole = 20
  private static let plain = 12, element = 45, clauses = 80
  /// The maximum number of clause ends inside an element or section that starts within a clause.
  private static let innerClauses = 2
  /// The maximum number of tokens of a span with a line break.
  private static let lines = 60

  private static let roles: TreeLabelSet = [
    .kind, .label, .title, .layout, .option, .item, .bareItem, .column, .value, .state, .time, .by,
    .note, .what, .place,
  ]
  private static let figures: TreeLabelSet = [.count, .min, .max, .target, .change]
  private static let wholes = LabelTable.elements.union(LabelTable.sections).union(LabelTable.edits)
  /// The elements that are a single thing, with nothing listed on the lines below.
  private static let parts = TreeLabelSet(
    TreeLabel.allCases.filter { label in
      guard label.family == .element, label != .choice else { return false }
      return switch Container(label) {
      case .list, .table, .chart: false
      default: true
      }
    })
  /// The short elements, and in `mostOfShort` their maximum number of tokens.
  private static let short = TreeLabelSet(
    TreeLabel.allCases.filter { Container($0)?.isShort ?? false })
  private static let mostOfShort = 30

  init(_ document: Document, _ gates: Gates?, _ purpose: TextPurpose) {
    self.document = document
    self.gates = gates
    known = purpose.labels
    bounds = document.lineBounds(upTo: Self.clauses)
  }

  /// Appends the spans that start at a token, shorter ones first.
  func propose(from start: Int, into spans: inout [CandidateSpan]) {
    let tokens = document.tokens
    guard document.isBreak[start], Self.mayBegin(tokens[start].kind) else { return }
    let open = gates?.starts[start]
    if let open, open.isEmpty { return }
    let edge = start == 0 || tokens[start - 1].kind != .word
    /// The rightmost partner of the marks inside the span.
    var needed = start
    var negates = false
    var counts = false
    for end in (start + 1)...max(start + 1, min(document.count, start + Self.clauses)) {
      let last = end - 1
      let token = tokens[last]
      if token.kind == .close || token.kind == .open || token.kind == .quote {
        let partner = document.partner[last]
        guard partner >= start else { return }
        needed = max(needed, partner)
      }
      if token.traits.contains(.negates) { negates = true }
      if token.kind == .number || token.traits.contains(.counts) { counts = true }
      if document.line[end] > document.line[start], end - start > Self.lines { return }
      guard document.isBreak[end] || end == document.count, needed < end, Self.mayEnd(token.kind)
      else { continue }
      var labels = labels(
        start, end, startsAtEdge: edge, negates: negates, counts: counts
      ).intersection(known)
      labels.subtract(labelsBeyond(bounds[start], end))
      if let open, let gates { labels.formIntersection(open.intersection(gates.ends[last])) }
      if !labels.isEmpty { spans.append(CandidateSpan(start: start, end: end, labels: labels)) }
    }
  }

  /// Returns the labels that a bracket ending at `end` cannot have, because it would cross a line
  /// that begins something else.
  private func labelsBeyond(_ bounds: LineBounds, _ end: Int) -> TreeLabelSet {
    guard end > bounds.part else { return [] }
    guard end > bounds.choice else { return Self.parts }
    return end > bounds.things ? LabelTable.elements : Self.parts.union([.choice])
  }

  private static func mayBegin(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .newline, .comma, .semicolon, .stop, .question, .colon, .bar, .arrow, .close, .bullet:
      false
    case .word, .number, .conjunction, .slash, .dash, .open, .quote, .apostrophe, .other: true
    }
  }

  private static func mayEnd(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .newline, .comma, .semicolon, .colon, .bar, .arrow, .open, .bullet, .dash: false
    case .word, .number, .conjunction, .slash, .stop, .question, .close, .quote, .apostrophe,
      .other:
      true
    }
  }

  private func labels(
    _ start: Int, _ end: Int, startsAtEdge: Bool, negates: Bool, counts: Bool
  ) -> TreeLabelSet {
    let tokens = document.tokens
    let length = end - start
    let endsInStop = tokens[end - 1].kind == .stop
    let isLast = end == document.count
    let endsAtEdge = isLast || tokens[end].kind != .word || endsInStop
    let inner = document.clause[end] - document.clause[start] - (endsInStop ? 1 : 0)
    let joins = joins(start) || joins(end - 1)
    let before = start == 0 ? nil : tokens[start - 1].kind
    let after = isLast ? nil : tokens[end].kind
    var labels: TreeLabelSet = []

    if inner == 0, !endsInStop, !joins {
      let most =
        startsAtEdge && endsAtEdge
        ? Self.markedRole : startsAtEdge || endsAtEdge ? Self.halfMarkedRole : Self.role
      if length <= most {
        labels.formUnion(roles(length, counts: counts))
      }
    } else if inner > 0 {
      let opens = before == .quote || before == .colon || before == .newline
      if opens, after == nil || after == .quote || after == .newline { labels.formUnion([.value]) }
    } else if endsInStop {
      if before == .quote || before == .colon || before == .apostrophe {
        labels.formUnion([.value, .label, .item, .bareItem])
      } else {
        labels.formUnion([.value, .label, .item, .bareItem, .title, .option])
      }
    }

    if joins { return labels }
    if inner == 0 {
      if (length <= Self.plain || startsAtEdge || endsAtEdge) && length <= Self.element {
        labels.formUnion(wholes(length, negates))
      }
    } else if endsAtEdge, endsClause(after, endsInStop),
      inner <= Self.innerClauses || startsAtEdge && startsClause(start, before)
    {
      labels.formUnion(wholes(length, negates))
    }
    return labels
  }

  private func roles(_ length: Int, counts: Bool) -> TreeLabelSet {
    var labels = Self.roles
    if counts { labels.formUnion(Self.figures) }
    if length <= 3 { labels.formUnion([.unit]) }
    if length > 2 { labels.subtract([.count]) }
    labels.formUnion([.change])
    return labels
  }

  private func wholes(_ length: Int, _ negates: Bool) -> TreeLabelSet {
    let wholes = negates ? Self.wholes.union([.not]) : Self.wholes
    return length > Self.mostOfShort ? wholes.subtracting(Self.short) : wholes
  }

  /// Whether a token is a conjunction that joins its neighbours; with a capital it is part of a
  /// name.
  private func joins(_ index: Int) -> Bool {
    document.tokens[index].kind == .conjunction && !document.tokens[index].isCapital
  }

  private func startsClause(_ start: Int, _ before: Token.Kind?) -> Bool {
    guard let before else { return true }
    return before.endsClause || before == .colon || before == .bullet || before == .open
      || before == .comma
  }

  private func endsClause(_ after: Token.Kind?, _ endsInStop: Bool) -> Bool {
    guard let after, !endsInStop else { return true }
    return after.endsClause || after == .close
  }
}
