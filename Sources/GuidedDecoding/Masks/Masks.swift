public import Sampling
public import ScreenGrammar
internal import ScreenSchemas

/// Masks over a model's tokens that make its reply a document of a schema, whatever its weights.
///
/// The documents are compact JSON with members in declared order, the tag first, and cleaned texts:
/// those that admission accepts unchanged, as far as a single value can show. Rules over several
/// values, such as that options differ, are left to admission.
public struct Masks: Sendable {
  /// The tokens of the model.
  public let vocabulary: TokenVocabulary

  let automaton: Automaton
  /// The length in bytes of the shortest path to a complete reply, for each node.
  let distances: [UInt32]

  /// Creates the masks of a checked grammar, under which a reply is a screen.
  ///
  /// - Throws: `UnsupportedSchema` if there are no documents, or they cannot be told apart byte by
  ///   byte.
  public init(grammar: Grammar, vocabulary: TokenVocabulary) throws(UnsupportedSchema) {
    try self.init(DocumentShape(grammar), vocabulary)
  }

  /// Creates the masks of typed answers, under which a reply is one that `schema` admits.
  ///
  /// - Throws: `UnsupportedSchema` as for a grammar; a schema may require something impossible,
  ///   such as a choice among no values.
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

  /// The size of the schema's tables in bytes, without those of the vocabulary.
  public var byteCount: Int { automaton.byteCount + distances.count * 4 }

  /// Creates a mask of the vocabulary's size that allows no token.
  public func emptyMask() -> OptionMask { OptionMask(count: vocabulary.count) }

  /// Whether a reply is complete.
  public func isWhole(_ place: Configuration) -> Bool { place.node == automaton.end }

  /// Advances a place by a token.
  ///
  /// - Returns: Whether the token may follow; if not, the place is unchanged. A token that ends a
  ///   reply may follow a complete one.
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

  /// Advances a place by bytes.
  ///
  /// - Returns: Whether they may follow; if not, the place is unchanged.
  public func advance(_ place: inout Configuration, bytes: some Sequence<UInt8>) -> Bool {
    var next = place
    for byte in bytes where !automaton.advance(&next, by: byte) { return false }
    place = next
    return true
  }

  /// Allows the tokens that may follow, and forbids all others.
  ///
  /// - Parameters:
  ///   - mask: A mask of the vocabulary's size, as `emptyMask()` creates it.
  ///   - place: The current place of the reply.
  ///   - cache: Results found earlier with these masks; it grows up to its own limit.
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

  /// Whether the state of a text and the remaining room determine the tokens that may follow, and
  /// not the scalars that the text lacks.
  private func hasOwnMask(_ text: Automaton.Text, _ place: Configuration) -> Bool {
    let lack = text.length.lowerBound - text.field.count(in: place.counts)
    guard lack > 0 else { return true }
    return automaton.machines[text.machine].isEndless && (place.partial == .none || lack == 1)
  }
}
