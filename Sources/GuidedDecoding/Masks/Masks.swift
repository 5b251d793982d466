public import Sampling
public import ScreenGrammar
internal import ScreenSchemas

/// What a model may write next, so that its reply is a document of a schema, whatever its weights.
///
/// The documents are compact JSON, members in declared order, a tag before all else, texts as
/// cleaning leaves them: what admission takes as it is, so far as one value can tell. What it takes
/// several values to tell, such as that options differ, stays with admission.
public struct Masks: Sendable {
  /// The tokens of the model.
  public let vocabulary: TokenVocabulary

  let automaton: Automaton
  /// The bytes in which the shortest way to a whole reply is measured, node by node.
  let distances: [UInt32]

  /// The masks of a checked grammar: a reply is a screen.
  ///
  /// - Throws: `UnsupportedSchema` where there are no documents, or they cannot be told apart byte
  ///   by byte.
  public init(grammar: Grammar, vocabulary: TokenVocabulary) throws(UnsupportedSchema) {
    try self.init(DocumentShape(grammar), vocabulary)
  }

  /// The masks of typed answers: a reply is one that `schema` admits.
  ///
  /// - Throws: `UnsupportedSchema` as for a grammar; a schema may ask for what cannot be, such as a
  ///   choice among no values.
  public init(
    schema: SchemaDescription, vocabulary: TokenVocabulary
  ) throws(UnsupportedSchema) {
    try self.init(schema.shape, vocabulary)
  }

  private init(_ shape: DocumentShape, _ vocabulary: TokenVocabulary) throws(UnsupportedSchema) {
    self.vocabulary = vocabulary
    automaton = try AutomatonBuilder.automaton(shape)
    distances = automaton.distances()
  }

  /// The place of an empty reply.
  public var beginning: Configuration { automaton.beginning }

  /// The size of the schema's tables, in bytes; the vocabulary's are not among them.
  public var byteCount: Int { automaton.byteCount + distances.count * 4 }

  /// A mask that is large enough for the vocabulary.
  public func emptyMask() -> OptionMask { OptionMask(count: vocabulary.count) }

  /// Whether a reply is whole.
  public func isWhole(_ place: Configuration) -> Bool { place.node == automaton.end }

  /// Moves a place on by a token.
  ///
  /// - Returns: Whether the token may follow; if not, the place stays as it was. A token that ends a
  ///   reply may follow a whole one.
  public func advance(_ place: inout Configuration, by token: Int) -> Bool {
    guard (0..<vocabulary.count).contains(token) else { return false }
    let token = Int32(token)
    if vocabulary.ends.contains(token) { return isWhole(place) }
    let range = vocabulary.tokens.range(of: token)
    var next = place
    for offset in range where !automaton.advance(&next, by: vocabulary.tokens.bytes[offset]) {
      return false
    }
    guard !range.isEmpty else { return false }
    place = next
    return true
  }

  /// Moves a place on by bytes.
  ///
  /// - Returns: Whether they may follow; if not, the place stays as it was.
  public func advance(_ place: inout Configuration, bytes: some Sequence<UInt8>) -> Bool {
    var next = place
    for byte in bytes where !automaton.advance(&next, by: byte) { return false }
    place = next
    return true
  }

  /// Allows the tokens that may follow, and forbids all others.
  ///
  /// - Parameters:
  ///   - mask: A mask of the vocabulary's size, as `emptyMask()` makes it.
  ///   - place: Where the reply is.
  ///   - cache: What was found before by these masks; it grows up to its own bound.
  public func fill(_ mask: inout OptionMask, at place: Configuration, _ cache: inout MaskCache) {
    guard !isWhole(place) else {
      mask.assign(vocabulary.ends[...])
      return
    }
    let index = automaton.nodes[Int(place.node)].text
    guard index >= 0, hasOwnMask(automaton.texts[Int(index)], place) else {
      cache.fill(&mask, at: key(of: place), self)
      return
    }
    cache.fill(&mask, at: place, in: automaton.texts[Int(index)], self)
  }

  /// Whether the tokens that may follow within a text are told by its state and the room that is
  /// left, not by what the text lacks.
  private func hasOwnMask(_ text: Automaton.Text, _ place: Configuration) -> Bool {
    let lack = text.length.lowerBound - text.field.count(in: place.counts)
    guard lack > 0 else { return true }
    return automaton.machines[text.machine].isEndless && (place.partial == .none || lack == 1)
  }
}
