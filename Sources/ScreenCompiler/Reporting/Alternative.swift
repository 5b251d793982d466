internal import ScreenComposition
public import ScreenLedger
public import ScreenGeneration
public import ScreenModel
internal import ScreenText

/// The result of the built-in tiers for an intent that a model answered.
public struct Alternative: Sendable {
  /// The screen, made greedily.
  public var screen: Screen
  /// The tier that proposed it.
  public var tier: Tier
  /// The outcome of each requirement.
  public var ledger: Ledger

  init(_ compilation: Compilation) {
    (screen, tier) = (compilation.screen, compilation.tier)
    ledger = compilation.ledger
  }

  /// The most components that are named.
  private static let named = 12

  /// The contents of the screen, in a sentence.
  var sentence: String {
    let components = screen.sections.flatMap(\.components)
    var names = components.prefix(Self.named).map { component in
      let title = OwnTexts(of: component).title
      return component.kind.rawValue + (title.isEmpty ? "" : " \"\(title.onOneLine(80))\"")
    }
    if components.count > names.count { names.append("\(components.count - names.count) more") }
    let met = ledger.entries.count { $0.outcome == .met }
    return "Without the model, by the \(tier.rawValue): \"\(screen.title.onOneLine(80))\" with "
      + "\(names.joined(separator: ", ")); \(met) of \(ledger.entries.count) met."
  }
}
