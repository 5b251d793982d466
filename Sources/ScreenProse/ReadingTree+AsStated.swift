package import ScreenOutline
package import ScreenReading

extension ReadingTree {
  /// The tree with what sentences state by their form, whatever the reading makes of the words: the
  /// things, parts and inputs that they list, single elements, and conversations.
  ///
  /// - Parameter words: The words of the English text.
  /// - Returns: A well-formed tree over the same text.
  /// - Complexity: O(*n*) in the bytes of the text.
  package func asStated(_ words: LineWords) -> ReadingTree {
    withWholeSentences(words).withWholeMembers(words).withConversations(words)
      .withStatedFacts(words).withStatedParts(words).withAskedInputs(words)
      .withStatedElements(words)
  }
}
