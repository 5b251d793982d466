internal import Sampling
public import ScreenGeneration
public import ScreenGrammar
internal import ScreenRendering

/// The error for a grammar named by a line of a batch that cannot be found.
public struct UnknownGrammar: Error, Hashable, Sendable {
  /// The reason, in one lower-case sentence.
  public var reason: String

  /// Creates the error.
  public init(reason: String) { self.reason = reason }
}

/// The settings for the lines of a batch that state no others.
public struct BatchSettings: Sendable {
  /// How screens are drawn.
  public var format: SnapshotCase.Format
  /// The seed; nil to take the best choice each time.
  public var seed: UInt64?
  /// The temperature, 0…2; nil for 1 with a seed, and 0 without.
  public var temperature: Double?
  /// The columns of terminal text.
  public var width: Int
  /// The model to ask between catalog and composer; nil for none.
  public var model: (any ImmediateGenerating)?
  /// The only tier to ask; nil for all of them.
  public var tier: TierChoice?
  /// Finds the grammar for a name that no shipped grammar has.
  public var findGrammar: @Sendable (_ name: String) throws(UnknownGrammar) -> Grammar = {
    (name) throws(UnknownGrammar) in
    throw UnknownGrammar(
      reason: "there is no grammar '\(name)'; use one of "
        + Grammar.shippedNames.joined(
          separator: ", "))
  }

  /// The compiler for lines that name no grammar.
  let compiler: Compiler
  /// The compilers for the grammars that a line may name.
  private let shipped: [String: Compiler]

  /// Creates settings.
  public init(
    grammar: Grammar = .standard,
    format: SnapshotCase.Format = .json, seed: UInt64? = nil,
    temperature: Double? = nil, width: Int = 80,
    model: (any ImmediateGenerating)? = nil, only tier: TierChoice? = nil
  ) {
    self.format = format
    self.seed = seed
    self.temperature = temperature
    self.width = width
    self.model = model
    self.tier = tier
    compiler = Compiler(grammar: grammar)
    var shipped: [String: Compiler] = [:]
    for name in Grammar.shippedNames {
      shipped[name] = Grammar.named(name).map { Compiler(grammar: $0) }
    }
    self.shipped = shipped
  }

  /// The compiler for the grammar with a name.
  func compiler(named name: String) throws(UnknownGrammar) -> Compiler {
    if let compiler = shipped[name] { return compiler }
    return Compiler(grammar: try findGrammar(name))
  }

  /// How choices are made.
  var sampling: SamplingOptions { SamplingOptions(seed: seed, temperature: temperature) }

  /// The format with its options.
  func screenFormat(language: String) -> ScreenFormat {
    SnapshotCase.Variant(seed: seed, format: format, width: width)
      .screenFormat(language: language)
  }
}
