public import ScreenCompiler

/// A generator as a user writes one: it knows departures, and nothing else.
public struct BoardGenerator: ScreenGenerating {
  /// Creates the generator.
  public init() {}

  /// Proposes the board of departures.
  public func generate(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) async -> Generation {
    guard brief.title.text.lowercased().contains("departure") else {
      return .declined(reason: "only departures are known here")
    }
    let tree: TreeValue = [
      "title": "Departures",
      "sections": [
        [
          "components": [
            ["type": "keyValue", "key": "10:42", "value": "Zürich"],
            ["type": "keyValue", "key": "10:58", "value": "Milano"],
          ]
        ]
      ],
    ]
    return .proposed(Candidate(Proposal(tree: tree), tier: .model, confidence: .high))
  }
}
