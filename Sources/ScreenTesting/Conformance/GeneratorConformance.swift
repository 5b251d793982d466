public import ScreenCompiler

/// What anything that conforms to `ScreenGenerating` has to hold to, beyond what its type says.
///
/// Run it in a test of your own:
///
/// ```swift
/// @Test func `our model keeps the rules`() async {
///   await expectConformance(of: OurGenerator())
/// }
/// ```
///
/// A generator may decline or fail as often as it likes; but of all briefs it has to answer one, or
/// nothing was tested.
public struct GeneratorConformance<Generator: ScreenGenerating>: Sendable {
  /// The generator.
  public var generator: Generator
  /// The grammars that it is asked under.
  public var grammars: [Grammar]
  /// What it is asked.
  public var intents: [String]
  /// The seeds of draws; the best choices are requested as well.
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

  /// A rule that was broken, and where.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// The rules.
    public enum Rule: String, Hashable, Sendable, CaseIterable {
      /// The same brief, grammar and options give the same answer, also side by side.
      case deterministic
      /// Without a temperature the seed makes no difference.
      case greedyIgnoresSeed
      /// What is proposed leads to a screen.
      case admissible
      /// An admitted screen is admitted again unchanged.
      case stable
      /// A claim speaks of a requirement that there is, and of places that are in the proposal.
      case claims
      /// An origin in the intent lies within it.
      case origins
      /// To decline, a reason is given.
      case reasons
      /// Of all briefs, one is answered.
      case answers
    }

    /// The rule.
    public var rule: Rule
    /// What was asked.
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
        let source = SourceText(name: "<intent>", intent)
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

/// Intents that try a generator: everyday ones, and ones that are hard to bear.
public enum ConformanceIntents {
  /// All of them.
  public static let all =
    everyday + hostile

  /// What people ask for.
  public static let everyday = [
    "A login form with two buttons: Login and register and two edit boxes username and password",
    "A dashboard with monthly revenue, orders split by region, and a table of the latest orders",
    "Serie B standings with a refresh button",
    "A settings screen in three tabs: Account, Privacy, About",
    "A checklist for packing a suitcase",
  ]

  /// What a generator has to survive.
  public static let hostile = [
    "x", "?!…", "form form form form form form form form",
    "A form with <script>alert(1)</script> and \u{1B}[31m and \u{202E}name",
    "नमस्ते 👩‍👩‍👧‍👦 é\u{0301}\u{0301}",
    String(repeating: "a table with columns a, b and c; ", count: 200),
  ]
}
