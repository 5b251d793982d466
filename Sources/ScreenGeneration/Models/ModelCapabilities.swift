public import ScreenGrammar
public import ScreenSchemas

/// What a language model can do.
///
/// It is known before anything is asked, so that a request never holds what its model lacks.
public struct ModelCapabilities: Hashable, Sendable {
  /// How the model can be held to a grammar, the most faithful way first; empty for not at all.
  public var guides: [GuideForm]
  /// Whether the same seed gives the same draws, as far as the model promises anything.
  public var takesSeed: Bool
  /// Whether draws can be made freer or less free.
  public var takesTemperature: Bool
  /// Whether draws can be limited to the best so many tokens.
  public var takesTopK: Bool
  /// Whether it can call tools.
  public var callsTools: Bool
  /// Whether a reply comes in parts; one that does not stream gives it all at once.
  public var streams: Bool
  /// How many tokens request and reply may have together; nil where that is not known.
  public var contextSize: Int?

  /// Creates capabilities; left out, there are none.
  public init(
    guides: [GuideForm] = [], takesSeed: Bool = false, takesTemperature: Bool = false,
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

/// A way to hold a model to a grammar while it writes.
public enum GuideForm: Hashable, Sendable {
  /// By masks over its tokens, made from the grammar itself.
  case masks
  /// By a grammar of llama.cpp.
  case gbnf
  /// By a JSON Schema, of which the model's host takes what the profile says.
  case jsonSchema(SchemaProfile)
}

/// What a reply is held to while the model writes it, in the one form that the model takes.
public enum ModelGuide: Hashable, Sendable {
  /// The documents themselves, for a model that makes masks of them.
  case masks(MaskedDocument)
  /// A grammar of llama.cpp.
  case gbnf(String)
  /// A JSON Schema, as one JSON value; the name has letters, digits, `_` and `-`, 64 at most.
  case jsonSchema(name: String, schema: String)
}

/// The documents that masks over tokens are made for.
public enum MaskedDocument: Hashable, Sendable {
  /// The screens of a grammar.
  case screen(Grammar)
  /// The answers of a schema.
  case answer(SchemaDescription)
}
