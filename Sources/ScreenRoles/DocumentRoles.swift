package import ScreenDiagnostics
package import ScreenOutline
package import ScreenReading
internal import ScreenText

/// The roles of a document's lines and sentences, with how sure each is.
///
/// They are found all at once, since what a line is there for is often seen on the lines beside it.
package struct DocumentRoles: Sendable {
  private let units: [DocumentUnit]
  private let best: [LineRole]
  /// How much worse the best sequence with each role for each unit is than the best of all.
  private let losses: [Int32]

  /// The roles of a document whose language the weights do not know: none is sure.
  package static let unknown = DocumentRoles()

  private init() { (units, best, losses) = ([], [], []) }

  /// Finds the roles of a text.
  ///
  /// - Complexity: O(*n*) in its bytes.
  package init(
    _ words: LineWords, _ phrases: DocumentLexicon, _ lexicon: Lexicon,
    _ weights: RoleWeights = .shipped
  ) {
    units = DocumentUnit.all(of: words)
    let features = RoleFeatures(units, of: words, phrases, lexicon)
    let relations = RoleWeights.Relation.all(of: units)
    let reader = RoleReader(weights)
    let scores = reader.scores(of: units.indices.map { features($0) })
    best = reader.best(scores, relations)
    losses = reader.losses(scores, relations)
  }

  /// The number of units.
  package var count: Int { units.count }

  /// How much worse everything is if a unit has one of some roles, at most 0.
  package func loss(of roles: Set<LineRole>, at unit: Int) -> Int {
    Int(roles.map { losses[unit * RoleWeights.width + $0.rawValue] }.max() ?? 0)
  }

  /// The units within a range, or the one around it.
  package func places(_ range: SourceRange) -> Range<Int> {
    guard !units.isEmpty else { return 0..<0 }
    let first = units.partitioningIndex { $0.range.upperBound > range.lowerBound }
    let end = units.partitioningIndex {
      $0.range.lowerBound >= max(range.upperBound, range.lowerBound + 1)
    }
    return first..<max(first, end)
  }

  /// Whether more lines name parts of a screen than are its content.
  var namesParts: Bool {
    best.count(where: LineRole.naming.contains) > best.count { $0 == .content }
  }

  /// How much surer some roles are than all others for what is in a range, on average; negative if
  /// another role is surer, 0 if nothing is known.
  package func margin(of roles: Set<LineRole>, in range: SourceRange) -> Int {
    let places = places(range)
    guard !places.isEmpty else { return 0 }
    let sum = places.reduce(0) { $0 + margin(of: roles, at: $1) }
    return sum / places.count
  }

  private func margin(of roles: Set<LineRole>, at unit: Int) -> Int {
    var (own, other) = (Int32.min, Int32.min)
    for role in LineRole.allCases {
      let loss = losses[unit * RoleWeights.width + role.rawValue]
      if roles.contains(role) { own = max(own, loss) } else { other = max(other, loss) }
    }
    return Int(own) - Int(other)
  }

  /// A unit with its role.
  package struct Line {
    package var range: SourceRange
    package var role: LineRole
    /// How much surer the role is than the second.
    package var margin: Int
    /// The place of the unit that heads it; nil for none.
    package var parent: Int?
    package var isMember: Bool
    package var isNumbered: Bool
  }

  /// The units, in order.
  package var all: [Line] {
    units.indices.map { index in
      let unit = units[index]
      return Line(
        range: unit.range, role: best[index], margin: margin(of: [best[index]], at: index),
        parent: unit.parent, isMember: unit.form.isMember, isNumbered: unit.form.kind == .number)
    }
  }

  /// Lines that follow each other with one role below one head, or a single line.
  package struct Run {
    package var role: LineRole
    /// The words of the lines, with their marks.
    package var ranges: [SourceRange]
    /// The words that head them on the screen; nil for none.
    package var head: SourceRange?
    package var isMember: Bool
    package var isNumbered: Bool
  }

  /// The lines in order; those of inputs, contents, columns and options together.
  package var runs: [Run] {
    let lines = all
    var runs: [Run] = []
    for (place, line) in lines.enumerated() {
      let head = head(of: place).map { lines[$0].range }
      if Self.joined.contains(line.role), let last = runs.last, last.role == line.role,
        last.head == head, lines[place - 1].parent == line.parent
      {
        runs[runs.count - 1].ranges.append(line.range)
      } else {
        runs.append(
          Run(
            role: line.role, ranges: [line.range], head: head, isMember: line.isMember,
            isNumbered: line.isNumbered))
      }
    }
    return runs
  }

  private static let joined: Set<LineRole> = [.input, .content, .column, .option]

  /// The nearest unit above another that heads it on the screen; nil if there is none.
  func head(of index: Int) -> Int? {
    var place = units[index].parent
    while let parent = place {
      if best[parent] == .head { return parent }
      place = units[parent].parent
    }
    guard let heading = units[index].heading, heading != index else { return nil }
    return best[heading] == .head ? heading : nil
  }
}
