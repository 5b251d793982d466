internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

/// Finds the elements that a change in a rendering concerns, if the previous screen is unknown.
///
/// The lines of an element are found by experiment: its texts are altered, the screen is rendered
/// again, and the lines that differ belong to the element. This works for every format, and nothing
/// has to be stored with a snapshot.
struct ElementLocator {
  /// A run of lines replaced by others.
  struct Change: Hashable {
    /// The removed lines.
    var removed: [ArraySlice<UInt8>] = []
    /// The added lines, by index in the new text.
    var added: Range<Int>

    /// Whether any line is removed or added.
    var isSome: Bool { !removed.isEmpty || !added.isEmpty }
  }

  private let screen: Screen
  private let tree: TreeValue
  private let render: (Screen) -> [UInt8]
  private let lines: [ArraySlice<UInt8>]
  private let parts: [ScreenPart]
  /// The lines of each part; empty for one that shows no text.
  private var lineSets: [Set<Int>] = []
  /// The number of bytes that may still be rendered, beyond which answers are coarser.
  private var budget = 64 << 20

  /// Prepares to find elements of a screen, whose JSON is `tree`, in its rendering by `render`.
  init(_ screen: Screen, _ tree: TreeValue, render: @escaping (Screen) -> [UInt8]) {
    self.screen = screen
    self.tree = tree
    self.render = render
    lines = UnifiedDifference.lines(of: render(screen))
    parts = ScreenPart.all(of: screen)
    for part in parts { lineSets.append(lines(of: part, .texts)) }
  }

  /// The distinct paths of the elements that changes concern, change by change.
  mutating func paths(of changes: [Change]) -> [String] {
    let added = changes.reduce(into: Set<Int>()) { $0.formUnion($1.added) }
    var paths: [String] = []
    var places: [String] = []
    for change in changes {
      var found = self.paths(of: change, among: added)
      if found.isEmpty, change.added.isEmpty { found = neighbour(of: change) }
      // Lines that show no text, such as rules of style, mostly follow from another change.
      if found.isEmpty { places += neighbour(of: change) }
      for path in found where !paths.contains(path) { paths.append(path) }
    }
    return paths.isEmpty ? Array(places.prefix(1)) : paths
  }

  private mutating func paths(of change: Change, among added: Set<Int>) -> [String] {
    let touched = parts.indices.filter { !lineSets[$0].isDisjoint(with: change.added) }
    if change.removed.isEmpty {
      let new = touched.filter { parts[$0] != .screen && lineSets[$0].isSubset(of: added) }
      if !new.isEmpty { return additions(new, among: added) }
    }
    var paths: [String] = []
    for index in touched { paths += texts(of: parts[index], in: change, among: added) }
    if !paths.isEmpty { return paths }
    // The part with the fewest lines is the most specific: the words of a title are in every id of
    // a page.
    let nearest = touched.min { (lineSets[$0].count, $0) < (lineSets[$1].count, $1) }
    return nearest.map { [setting(of: parts[$0], in: change)] } ?? []
  }

  /// Parts whose lines were all added; a section that is new as a whole is reported as one.
  private func additions(_ new: [Int], among added: Set<Int>) -> [String] {
    var paths: [String] = []
    for index in new {
      var part = parts[index]
      switch part {
      case .screen: continue
      case .section(let section), .element(let section, _):
        let isWhole = parts.indices.allSatisfy { other in
          parts[other].section != section || lineSets[other].isSubset(of: added)
        }
        if isWhole { part = .section(section) }
      }
      let path = name(of: part) + " (added)"
      if paths.last != path { paths.append(path) }
    }
    return paths
  }

  private func name(of part: ScreenPart) -> String { part.name(in: screen, tree) }

  private func path(of part: ScreenPart, _ property: String?) -> String {
    [name(of: part), property ?? ""].filter { !$0.isEmpty }.joined(separator: " › ")
  }

  /// The texts of a part that added lines show and removed lines did not.
  ///
  /// A text whose lines were all added certainly counts; if there is none, one that is partly among
  /// them counts, such as the end of a paragraph.
  private mutating func texts(
    of part: ScreenPart, in change: Change, among added: Set<Int>
  ) -> [String] {
    var sure: [String] = []
    var likely: [String] = []
    let removed = Array(change.removed.joined(separator: [UInt8(ascii: "\n")]))
    for (index, leaf) in leaves(of: part).enumerated() where budget > 0 {
      budget -= removed.count
      guard let text = leaf.text, !Self.spellings(of: text).contains(where: removed.holds) else {
        continue
      }
      let own = lines(of: part, .property(index))
      guard !own.isDisjoint(with: change.added) else { continue }
      if own.isSubset(of: added) { sure.append(path(of: part, leaf.path)) }
      if part != .screen { likely.append(path(of: part, leaf.path)) }
    }
    return sure.isEmpty ? likely : sure
  }

  /// The property other than a text that explains a change: one that gives the removed lines when
  /// set to another value. If there is none, the part itself.
  private mutating func setting(of part: ScreenPart, in change: Change) -> String {
    for (index, leaf) in leaves(of: part).enumerated() where leaf.text == nil {
      for choice in 1...8 where budget > 0 {
        guard let bytes = rendered(part, .property(index), by: choice) else { break }
        let lines = Set(UnifiedDifference.lines(of: bytes))
        if change.removed.allSatisfy(lines.contains) { return path(of: part, leaf.path) }
      }
    }
    // If more lines are removed than added, the part next to them does not explain that.
    if change.removed.count > change.added.count { return "removed after " + name(of: part) }
    return part == .screen ? "screen" : name(of: part)
  }

  /// The spellings of a text: unchanged, and as HTML writes it in its places.
  private static func spellings(of text: String) -> [[UInt8]] {
    var (content, attribute) = (UTF8Buffer(), UTF8Buffer())
    content.append(text: text)
    attribute.append(attribute: text)
    return [Array(text.utf8), content.bytes, attribute.bytes]
  }

  private func leaves(of part: ScreenPart) -> [PropertyProbe.Leaf] {
    var copy = screen
    var probe = PropertyProbe()
    part.visit(&copy, &probe)
    return probe.leaves
  }

  /// The neighbour of lines that were removed, or that changed and show no text: the element before
  /// or after them.
  private func neighbour(of change: Change) -> [String] {
    let verb = change.added.isEmpty ? "removed" : "changed"
    let before = part(atOrBefore: change.added.lowerBound - 1)
    if let before, before != .screen { return ["\(verb) after \(name(of: before))"] }
    guard let after = part(atOrAfter: change.added.upperBound), after != .screen else { return [] }
    return ["\(verb) before \(name(of: after))"]
  }

  private func part(atOrBefore line: Int) -> ScreenPart? {
    let last = lineSets.indices.compactMap { index in
      lineSets[index].filter { $0 <= line }.max().map { (line: $0, index: index) }
    }.max { ($0.line, $0.index) < ($1.line, $1.index) }
    return last.map { parts[$0.index] }
  }

  private func part(atOrAfter line: Int) -> ScreenPart? {
    let first = lineSets.indices.compactMap { index in
      lineSets[index].filter { $0 >= line }.min().map { (line: $0, index: index) }
    }.min { ($0.line, $0.index) < ($1.line, $1.index) }
    return first.map { parts[$0.index] }
  }

  /// The lines that differ if something in a part is altered; all lines if that costs too much.
  private mutating func lines(of part: ScreenPart, _ target: PropertyProbe.AlterationTarget) -> Set<
    Int
  > {
    guard budget > 0 else { return target == .texts ? [] : Set(lines.indices) }
    guard let bytes = rendered(part, target) else { return [] }
    let others = UnifiedDifference.lines(of: bytes)
    if others.count == lines.count {
      return Set(lines.indices.filter { lines[$0] != others[$0] })
    }
    let start = zip(lines, others).prefix { $0 == $1 }.count
    let end = zip(lines.reversed(), others.reversed()).prefix { $0 == $1 }.count
    return Set(start..<max(start, lines.count - end))
  }

  /// The rendering of the screen with something in a part altered; nil if that alters nothing.
  private mutating func rendered(
    _ part: ScreenPart, _ target: PropertyProbe.AlterationTarget, by steps: Int = 1
  ) -> [UInt8]? {
    var altered = screen
    var probe = PropertyProbe(target, by: steps)
    part.visit(&altered, &probe)
    guard altered != screen else { return nil }
    let bytes = render(altered)
    budget -= bytes.count
    return bytes
  }
}

extension [UInt8] {
  /// Whether it contains the bytes of a text.
  fileprivate func holds(_ text: [UInt8]) -> Bool {
    guard let first = text.first else { return true }
    var start = startIndex
    while let place = self[start...].firstIndex(of: first) {
      if self[place...].starts(with: text) { return true }
      start = place + 1
    }
    return false
  }
}
