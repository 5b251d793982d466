public import Sampling
public import ScreenComposition
internal import ScreenDiagnostics
public import ScreenGrammar
internal import ScreenModel

/// Plays what a language model once replied: a model without a network, the same each time.
///
/// A reply is as untrusted as on the day it was given: it is read leniently, and admitted like any
/// other proposal.
public struct ReplayGenerator: ScreenGenerating {
  /// The recorded exchanges.
  public var cassette: Cassette

  /// Creates a generator that plays a cassette.
  public init(_ cassette: Cassette) { self.cassette = cassette }

  /// Why a generator cannot answer: it was asked what was never recorded.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// What was asked.
    public var request: Cassette.Request
    /// The cassette that does not hold it.
    public var cassette: String

    /// What was asked of which cassette, in a lower-case sentence.
    public var description: String { "'\(cassette)' holds no reply to \(request)" }
  }

  /// Proposes what was replied, without waiting for anything; declines where that is no JSON.
  ///
  /// - Throws: `Failure` where nothing was recorded for what is asked.
  public func propose(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) throws(Failure) -> Generation {
    let request = Cassette.Request(brief.intent, grammar: grammar.name, sampling: sampling)
    guard let exchange = cassette[request] else {
      throw Failure(request: request, cassette: cassette.name)
    }
    let reply = SourceText(name: "reply", exchange.reply)
    let reading = JSONReader.read(reply)
    guard let tree = reading.tree else {
      let reason = reading.diagnostics.first { $0.severity == .error }?.message
      return .declined(reason: "the model's reply cannot be read: \(reason ?? "it is no JSON")")
    }
    var proposal = Proposal(tree: tree)
    proposal.origins.append(values: tree, at: TreePath(), from: .model(id: exchange.model))
    let isWhole = !reading.diagnostics.contains { $0.repair == .lossy }
    return .proposed(
      Candidate(
        proposal, tier: .model, confidence: isWhole ? .high : .medium,
        diagnostics: reading.diagnostics, reply: reply))
  }

  /// Proposes what was replied; declines where that is no JSON.
  public func generate(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) async throws(Failure) -> Generation {
    try propose(brief, under: grammar, sampling: sampling)
  }
}

extension [PlacedOrigin] {
  /// Says of each value of a tree where it came from.
  fileprivate mutating func append(values tree: TreeValue, at path: TreePath, from origin: Origin) {
    switch tree.content {
    case .null: break
    case .flag, .number, .text: append(PlacedOrigin(path, origin))
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        append(values: element, at: path.appending(index), from: origin)
      }
    case .object(let members):
      for member in members {
        append(values: member.value, at: path.appending(member.name), from: origin)
      }
    }
  }
}
