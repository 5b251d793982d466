import ScreenDiagnostics
import ScreenGrammar
import ScreenModel

@testable import ScreenComposition

/// The shape of a screen: its JSON without texts, figures and marks of samples, and without what is
/// said again.
///
/// Elements of a collection that are alike count once, so that the number of samples is not a variety.
struct Shape: Hashable {
  private let tree: TreeValue?

  init(_ screen: Screen) {
    let source = SourceText(name: "<screen>", screen.json())
    tree = JSONReader.read(source, .strict).tree.map { Self.bare($0, called: "") }
  }

  /// The properties whose values are of the vocabulary rather than of the content.
  private static let choices: Set<String> = ["type", "layout", "style", "kind"]
  /// The arrays whose elements each count for themselves.
  private static let ordered: Set<String> = ["sections", "components"]

  private static func bare(_ tree: TreeValue, called name: String) -> TreeValue {
    switch tree.content {
    case .null, .flag, .number: return TreeValue(.null)
    case .text: return TreeValue(choices.contains(name) ? tree.content : .null)
    case .object(let members):
      return TreeValue(
        .object(
          members.filter { $0.name != "sample" && $0.name != "draft" }.map {
            TreeMember($0.name, bare($0.value, called: $0.name))
          }))
    case .array(let elements):
      let shapes = elements.map { bare($0, called: "") }
      guard !ordered.contains(name) else { return TreeValue(.array(shapes)) }
      var seen: Set<TreeValue> = []
      return TreeValue(.array(shapes.filter { seen.insert($0).inserted }))
    }
  }
}
