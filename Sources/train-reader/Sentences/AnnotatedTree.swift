import ScreenReading
internal import ScreenText
import ScreenTreebank

/// An annotated tree with its location.
struct AnnotatedTree {
  var tree: ReadingTree
  /// The names on the screen that the text edits.
  var names: [String]
  /// The index of the file.
  var file: Int
  /// The line in the file.
  var line: Int
  /// Whether it may be held out; otherwise it is always learned.
  var isHeldOut: Bool

  /// Whether the text edits a screen.
  var isEdit: Bool { tree.nodes.contains { $0.label.family == .edit } }

  /// The sentences to learn: the text as written, in lower case, and, if it contains a list, with
  /// that list as lines and with semicolons.
  var sentences: [AnnotatedSentence] {
    let small = ReadingTree(tree.text.lowercasedASCII, nodes: tree.nodes)
    return [tree, small, tree.bulleted, tree.separated].compactMap { tree in
      tree.flatMap { AnnotatedSentence($0, of: names) }
    }
  }
}
