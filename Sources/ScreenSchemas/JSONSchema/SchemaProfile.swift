/// The part of JSON Schema that a host supports.
public enum SchemaProfile: String, Hashable, Sendable, CaseIterable {
  /// All of draft 2020-12, for validators and editors; the output of `Screen.json` is valid.
  case full
  /// Servers that constrain a model to a schema themselves, such as llama.cpp: lengths and bounds,
  /// but no rule that only a validator can check.
  case local
  /// Structured outputs of OpenAI: every property required, no lengths of texts.
  case openai
  /// Structured outputs of Anthropic: every property required, hardly any bounds.
  case anthropic

  /// Whether every property is required, so that an omitted one is written as its neutral value.
  var requiresAll: Bool { self == .openai || self == .anthropic }
  /// Whether lengths of texts can be stated.
  var statesLengths: Bool { self == .full || self == .local }
  /// Whether a schema can state that the elements of a collection differ.
  var statesDistinction: Bool { self == .full }
  /// Whether the number of words can be stated; llama.cpp ignores the length of a text that has a
  /// pattern.
  var statesWords: Bool { self != .local }
  /// Whether the bounds of numbers and of collections can be stated.
  var statesBounds: Bool { self != .anthropic }
  /// Whether annotations that do not constrain, such as `$comment` and `default`, are accepted.
  var takesAnnotations: Bool { self == .full }
  /// Whether a document may have the marks of a finished screen, which a model need not write.
  ///
  /// These are its version, whether it is a draft, and which values are samples.
  var takesFinishedScreens: Bool { self == .full }

  /// The rules that JSON Schema could state but the host refuses.
  var omissions: [Omission] {
    var omissions: [Omission] = []
    if !statesLengths {
      omissions += [
        Omission("the number of characters of a text", "text-too-long", "text-too-short")
      ]
    }
    if !statesDistinction {
      omissions.append(Omission("elements of a collection are distinct", "duplicate-element"))
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
