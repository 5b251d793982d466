public import ScreenCompiler

/// What a user finds wrong.
public struct Fault: Error {
  /// What it is.
  public var message: String
}

/// Uses the library as the program does that the README's example is in.
public func check(_ result: Compilation, page: String, answers: [String]) async throws {
  try expect(page.hasPrefix("<!DOCTYPE html>"), "the example's page is not a page")
  try expect(answers.count == result.ledger.entries.count, "the example's answers are not all")
  let (tier, confidence): (Tier, Confidence) = (result.tier, result.confidence)
  try expect(tier != .finished && confidence == .high, "\(tier), \(confidence)")

  let compiler = Compiler(grammar: .core)
  let first = BoardGenerator().falling(backTo: compiler.tiers())
  let board = try await compiler.compile("the next departures", asking: first, only: .model)
  try expect(board.tier == .model, "the generator's own screen is not taken")
  let form = try await compiler.compile("a login form", asking: first, only: .model)
  try expect(form.tier != .model, "what the generator declines is not composed")

  let screen = Screen(
    title: "Till 4", sections: [Section(components: [.badge(.init(label: "Open now"))])])
  try expect(screen.sections[0].id == "open-now", "the id is '\(screen.sections[0].id)'")
  let again = try compiler.admit(SourceText(name: "till.json", screen.rendered(as: .json)))
  try expect(again.screen == screen, "the screen's JSON gives another screen")
}

private func expect(_ holds: Bool, _ message: @autoclosure () -> String) throws {
  guard holds else { throw Fault(message: message()) }
}
