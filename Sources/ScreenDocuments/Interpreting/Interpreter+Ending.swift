internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// The button that ends a form.
extension Interpreter {
  /// Ends what asks for several inputs, and names nothing to press, with the button that sends it.
  func endForm(_ wishes: inout [Wish]) {
    guard isAsked, layout != .wizard, layout != .tabs, let last = wishes.last else { return }
    let all = wishes.flatMap { $0.isSection ? $0.parts : [$0] }
    let asked = all.filter(\.isInput)
    // A form without parts is ended where it is expanded.
    guard asked.count > 1, asked.count < all.count || wishes.contains(where: \.isSection),
      !all.contains(where: { $0.isPressed }),
      !asked.contains(where: { $0.details.fieldKind == .search })
    else { return }
    let changes = title.map { phrases.sense(in: FoldedWords($0.text), as: "word saved") != nil }
    var button = Wish.action(
      Phrase(changes ?? false ? "Save" : "Submit", at: last.range), last.range)
    button.isImplied = true
    wishes.append(button)
  }
}
