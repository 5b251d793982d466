/// What a host takes of JSON Schema.
public enum SchemaProfile: String, Hashable, Sendable, CaseIterable {
  /// All of draft 2020-12, for validators and editors; what `Screen.json` writes is valid.
  case full
  /// Servers that hold a model to a schema themselves, as llama.cpp does: lengths and bounds, and
  /// nothing that only a validator can see.
  case local
  /// Structured outputs of OpenAI: every property required, no lengths of texts.
  case openai
  /// Structured outputs of Anthropic: every property required, hardly any bounds.
  case anthropic

  /// Whether every property is required, and what is left out is written as its neutral value.
  var requiresAll: Bool { self == .openai || self == .anthropic }
  /// Whether lengths of texts can be stated.
  var statesLengths: Bool { self == .full || self == .local }
  /// Whether it can be stated that the elements of a collection differ.
  var statesDistinction: Bool { self == .full }
  /// Whether the number of words can be stated; llama.cpp forgets the length of a text that has a
  /// pattern.
  var statesWords: Bool { self != .local }
  /// Whether the bounds of numbers and of collections can be stated.
  var statesBounds: Bool { self != .anthropic }
  /// Whether annotations that do not constrain, such as `$comment` and `default`, are taken.
  var takesAnnotations: Bool { self == .full }
  /// Whether a document may say what a finished screen says of itself, and a model need not write:
  /// its version, that it is a draft, which values are samples.
  var takesFinishedScreens: Bool { self == .full }

  /// What the host refuses, of all that a schema could state.
  var omissions: [Omission] {
    var omissions: [Omission] = []
    if !statesLengths {
      omissions += [
        Omission("the number of characters of a text", "text-too-long", "text-too-short")
      ]
    }
    if !statesDistinction {
      omissions.append(Omission("elements of a collection differ", "duplicate-element"))
    }
    if !statesWords {
      omissions.append(
        Omission("the number of words of a text", "too-many-words", "too-few-words"))
    }
    if !statesBounds {
      omissions += [
        Omission("the bounds of a number", "number-out-of-bounds"),
        Omission(
          "the number of elements of a collection", "too-many-elements", "too-few-elements",
          "too-many-cells", "too-few-sections", "too-few-components", "too-many-components"),
      ]
    }
    return omissions
  }
}
