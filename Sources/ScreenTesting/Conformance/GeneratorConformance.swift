public import ScreenCompiler

/// The rules that every type conforming to `ScreenGenerating` must follow, beyond its type.
///
/// Run them in a test of your own:
///
/// ```swift
/// @Test func `our model keeps the rules`() async {
///   await expectConformance(of: OurGenerator())
/// }
/// ```
///
/// A generator may decline or fail any number of times, but it must answer at least one brief, or
/// nothing would be tested.
public struct GeneratorConformance<Generator: ScreenGenerating>: Sendable {
  /// The generator.
  public var generator: Generator
  /// The grammars to ask it under.
  public var grammars: [Grammar]
  /// The intents to ask.
  public var intents: [String]
  /// The seeds of draws; the best choices are requested too.
  public var seeds: [UInt64]

  /// Creates the suite.
  public init(
    _ generator: Generator, grammars: [Grammar] = [.standard, .core],
    intents: [String] = ConformanceIntents.all, seeds: [UInt64] = [0, 7]
  ) {
    self.generator = generator
    self.grammars = grammars
    self.intents = intents
    self.seeds = seeds
  }

  /// A broken rule, and where it was broken.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// The rules.
    public enum Rule: String, Hashable, Sendable, CaseIterable {
      /// The same brief, grammar and options give the same answer, even concurrently.
      case deterministic
      /// Without a temperature the seed makes no difference.
      case greedyIgnoresSeed
      /// A proposal results in a screen.
      case admissible
      /// An admitted screen is admitted again unchanged.
      case stable
      /// A claim refers to an existing requirement, and to places in the proposal.
      case claims
      /// An origin in the intent lies within it.
      case origins
      /// Declining states a reason.
      case reasons
      /// At least one brief is answered.
      case answers
    }

    /// The rule.
    public var rule: Rule
    /// The intent.
    public var intent: String
    /// What was found, in one lower-case sentence.
    public var message: String

    /// The rule, the intent and what was found.
    public var description: String { "\(rule.rawValue): \"\(intent.prefix(60))\": \(message)" }
  }

  /// Runs the suite, and returns every rule that was broken.
  public func violations() async -> [Violation] {
    var violations: [Violation] = []
    var answers = 0
    for grammar in grammars {
      for intent in intents {
        let source = SourceText(intent)
        guard let brief = try? IntentReader().read(source) else { continue }
        var question = ConformanceQuestion(
          generator: generator, grammar: grammar, intent: intent, brief: brief)
        await question.ask(seeds: seeds)
        violations += question.violations
        answers += question.answers
      }
    }
    if answers == 0 {
      violations.append(
        Violation(
          rule: .answers, intent: intents.first ?? "",
          message: "it proposed nothing for any of \(intents.count) intents"))
    }
    return violations
  }
}

/// Intents that test a generator: everyday ones and hostile ones.
public enum ConformanceIntents {
  /// All of them.
  public static let all =
    everyday + hostile

  /// Requests as people make them.
  public static let everyday = [
    "A login form with two buttons: Login and register and two edit boxes username and password",
    "A dashboard with monthly revenue, orders split by region, and a table of the latest orders",
    "Serie B standings with a refresh button",
    "A settings screen in three tabs: Account, Privacy, About",
    "A checklist for packing a suitcase",
  ]

  /// Inputs that a generator must survive.
  public static let hostile = [
    "x", "?!…", "form form form form form form form form",
    "A form with <script>alert(1)</script> and \u{1B}[31m and \u{202E}name",
    "नमस्ते 👩‍👩‍👧‍👦 é\u{0301}\u{0301}",
    String(repeating: "a table with columns a, b and c; ", count: 200),
  ]
}
