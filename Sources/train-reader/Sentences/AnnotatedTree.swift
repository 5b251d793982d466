import ScreenReading
internal import ScreenText
import ScreenTreebank

/// A tree that a person drew, and where it is.
struct AnnotatedTree {
  var tree: ReadingTree
  /// What is on the screen that it speaks of.
  var names: [String]
  /// The number of its file.
  var file: Int
  /// Its line in the file.
  var line: Int
  /// Whether it may be held out; one that is not is learned from in any part.
  var isHeldOut: Bool

  /// Whether it says what is to change on a screen.
  var isEdit: Bool { tree.nodes.contains { $0.label.family == .edit } }

  /// What is learned from: the sentence as it is written, in lower case, and, of a list in a sentence,
  /// that list in lines and with semicolons.
  var sentences: [AnnotatedSentence] {
    let small = ReadingTree(tree.text.lowercasedASCII, nodes: tree.nodes)
    return [tree, small, tree.bulleted, tree.separated].compactMap { tree in
      tree.flatMap { AnnotatedSentence($0, of: names) }
    }
  }
}
