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

  /// Creates the roles of a text where those of its units are known, in order.
  package init(of words: LineWords, known roles: [LineRole]) {
    units = DocumentUnit.all(of: words)
    best = units.indices.map { $0 < roles.count ? roles[$0] : .aside }
    losses = best.flatMap { role in
      LineRole.allCases.map { $0 == role ? 0 : -Self.certain }
    }
  }

  /// How much worse another role is than one that is known.
  private static let certain: Int32 = 512

  /// The units within a range, or the one around it.
  func places(_ range: SourceRange) -> Range<Int> {
    guard !units.isEmpty else { return 0..<0 }
    let first = units.partitioningIndex { $0.range.upperBound > range.lowerBound }
    let end = units.partitioningIndex {
      $0.range.lowerBound >= max(range.upperBound, range.lowerBound + 1)
    }
    return first..<max(first, end)
  }

  /// Whether more lines name parts of a screen than are its content.
  package var namesParts: Bool {
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
    /// The place of the heading above it; nil for none.
    package var heading: Int?
    package var isMember: Bool
    package var isNumbered: Bool
    /// Whether it begins with a box to tick.
    package var isBox: Bool
    /// Whether it is a row of cells.
    package var isRow: Bool
    /// How deep it may stand below another line that heads it: 1 to 6 for headings, more for the
    /// other forms of lines.
    package var level: Int
    /// The columns before it.
    package var indent: Int
    /// Whether a blank line is before it.
    package var followsBlank: Bool
    /// Whether it is a sentence behind others of its line.
    package var continuesLine: Bool
  }

  /// The units, in order.
  package var all: [Line] {
    units.indices.map { index in
      let unit = units[index]
      return Line(
        range: unit.range, role: best[index], margin: margin(of: [best[index]], at: index),
        parent: unit.parent, heading: unit.heading, isMember: unit.form.isMember,
        isNumbered: unit.form.kind == .number, isBox: unit.form.kind == .box,
        isRow: unit.form.kind == .row,
        level: unit.form.level, indent: unit.form.indent, followsBlank: unit.followsBlank,
        continuesLine: unit.sentence > 0)
    }
  }
}
