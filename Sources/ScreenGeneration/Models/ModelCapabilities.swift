public import ScreenGrammar
public import ScreenSchemas

/// The capabilities of a language model.
///
/// They are known before anything is asked, so that a request never uses one that the model lacks.
public struct ModelCapabilities: Hashable, Sendable {
  /// The ways to constrain the model to a grammar, the most faithful first; empty if there is none.
  public var guides: [ConstraintFormat]
  /// Whether the same seed gives the same draws, as far as the model promises that.
  public var takesSeed: Bool
  /// Whether the temperature of draws can be set.
  public var takesTemperature: Bool
  /// Whether draws can be limited to the top-k tokens.
  public var takesTopK: Bool
  /// Whether it can call tools.
  public var callsTools: Bool
  /// Whether a reply arrives in parts; a model that does not stream gives it all at once.
  public var streams: Bool
  /// How many tokens a request and its reply may have together; nil if that is not known.
  public var contextSize: Int?

  /// Creates capabilities; by default, there are none.
  public init(
    guides: [ConstraintFormat] = [], takesSeed: Bool = false, takesTemperature: Bool = false,
    takesTopK: Bool = false, callsTools: Bool = false, streams: Bool = false,
    contextSize: Int? = nil
  ) {
    self.guides = guides
    self.takesSeed = takesSeed
    self.takesTemperature = takesTemperature
    self.takesTopK = takesTopK
    self.callsTools = callsTools
    self.streams = streams
    self.contextSize = contextSize
  }
}

/// A way to constrain a model to a grammar while it writes.
public enum ConstraintFormat: Hashable, Sendable {
  /// By masks over its tokens, made from the grammar itself.
  case masks
  /// By a llama.cpp grammar.
  case gbnf
  /// By a JSON Schema, limited to the part that the host supports, as the profile says.
  case jsonSchema(SchemaProfile)
}

/// The constraint on a reply while the model writes it, in a form that the model supports.
public enum OutputConstraint: Hashable, Sendable {
  /// The documents themselves, for a model that makes masks from them.
  case masks(MaskedDocument)
  /// A llama.cpp grammar.
  case gbnf(String)
  /// A JSON Schema, as one JSON value; the name has at most 64 letters, digits, `_` and `-`.
  case jsonSchema(name: String, schema: String)
}

/// The documents for which token masks are made.
public enum MaskedDocument: Hashable, Sendable {
  /// The screens of a grammar.
  case screen(Grammar)
  /// The answers of a schema.
  case answer(SchemaDescription)
}
