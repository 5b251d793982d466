internal import ScreenModel

/// Finds the elements that changed lines of a rendering show, where the screen of before is unknown.
///
/// A line is taken to show the properties whose texts stand in it; of a change, those that the lines
/// taken away did not show as well. It is an answer to "where do I look", no proof.
struct ElementLocator {
  /// A text of the screen and where it stands.
  private struct Leaf {
    var text: String
    var path: String
  }

  private let leaves: [Leaf]

  /// Collects the texts of a screen.
  init(_ screen: TreeValue) {
    var leaves: [Leaf] = []
    if let title = screen["title"]?.text { leaves.append(Leaf(text: title, path: "title")) }
    for section in screen["sections"]?.elements ?? [] {
      let name = ElementDifference.sectionName(section)
      if let title = section["title"]?.text {
        leaves.append(Leaf(text: title, path: "\(name) › title"))
      }
      for component in section["components"]?.elements ?? [] {
        let path = "\(name) › \(ElementDifference.componentName(component))"
        Self.collect(component, at: path, into: &leaves)
      }
    }
    self.leaves = leaves
  }

  private static func collect(_ value: TreeValue, at path: String, into leaves: inout [Leaf]) {
    switch value.content {
    case .text(let text): leaves.append(Leaf(text: text, path: path))
    case .array(let values):
      for (index, value) in values.enumerated() {
        collect(value, at: "\(path) \(index + 1)", into: &leaves)
      }
    case .object(let members):
      for member in members where !["type", "sample"].contains(member.name) {
        collect(member.value, at: "\(path) › \(member.name)", into: &leaves)
      }
    case .null, .flag, .number: break
    }
  }

  /// The paths that a difference speaks of, in the order of the screen.
  func paths(of difference: UnifiedDifference) -> [String] {
    var found: Set<String> = []
    for part in difference.lines.split(whereSeparator: { $0.kind == .place }) {
      let removed = part.filter { $0.kind == .removed }.map(\.text)
      let added = part.filter { $0.kind == .added }.map(\.text)
      let kept = part.filter { $0.kind == .kept }.map(\.text)
      var paths = paths(shownBy: added, butNotBy: removed)
      // What was only taken away is looked for beside what is still there.
      if paths.isEmpty { paths = self.paths(shownBy: added, butNotBy: []) }
      if paths.isEmpty { paths = Array(self.paths(shownBy: kept, butNotBy: []).prefix(1)) }
      found.formUnion(paths)
    }
    return leaves.map(\.path).filter { found.remove($0) != nil }
  }

  private func paths(shownBy lines: [String], butNotBy others: [String]) -> [String] {
    leaves.filter { leaf in
      leaf.text.utf8.count >= 2
        && lines.contains { $0.contains(leaf.text) } && !others.contains { $0.contains(leaf.text) }
    }.map(\.path)
  }
}
