import ScreenReading
internal import ScreenText
import ScreenTreebank

/// A tree that a person drew, and where it is.
struct Drawing {
  var tree: ReadingTree
  /// The number of its file.
  var file: Int
  /// Its line in the file.
  var line: Int

  /// What is learned from: the sentence as it is written, in lower case, and, of a list in a sentence,
  /// that list in lines and with semicolons.
  var sentences: [DrawnSentence] {
    let small = ReadingTree(tree.text.lowercasedASCII, nodes: tree.nodes)
    return [tree, small, tree.bulleted, tree.separated].compactMap { tree in
      tree.flatMap { DrawnSentence($0) }
    }
  }
}
