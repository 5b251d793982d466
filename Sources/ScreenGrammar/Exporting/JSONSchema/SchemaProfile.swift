/// What a host takes of JSON Schema.
public enum SchemaProfile: String, Hashable, Sendable, CaseIterable {
  /// All of draft 2020-12: for validators and editors.
  case full
  /// Structured outputs of OpenAI: every property required, no lengths of texts.
  case openai
  /// Structured outputs of Anthropic: every property required, hardly any bounds.
  case anthropic

  /// Whether every property is required, and what is left out is written as its neutral value.
  var requiresAll: Bool { self != .full }
  /// Whether lengths of texts, and distinct elements, can be stated.
  var statesLengths: Bool { self == .full }
  /// Whether the bounds of numbers and of collections can be stated.
  var statesBounds: Bool { self != .anthropic }
  /// Whether annotations that do not constrain, such as `$comment` and `default`, are taken.
  var takesAnnotations: Bool { self == .full }

  /// What the host refuses, of all that a schema could state.
  var omissions: [Omission] {
    var omissions: [Omission] = []
    if !statesLengths {
      omissions += [
        Omission("the number of characters of a text", "text-too-long", "text-too-short"),
        Omission("elements of a collection differ", "duplicate-element"),
      ]
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
