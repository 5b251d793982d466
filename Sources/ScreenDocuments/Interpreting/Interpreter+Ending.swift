internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// The button that ends a form.
extension Interpreter {
  /// Ends a group of several inputs without a button with the button that submits it.
  func endForm(_ wishes: inout [Request]) {
    inputs.applyLooks(to: &wishes)
    guard layout != .wizard, layout != .tabs, let last = wishes.last else { return }
    let all = wishes.flatMap { $0.isSection ? $0.parts : [$0] }
    guard isAsked else {
      endPart(of: &wishes, among: all)
      return
    }
    let asked = all.filter(\.isInput)
    // A form without parts gets its button when it is expanded.
    guard asked.count > 1, asked.count < all.count || wishes.contains(where: \.isSection),
      !all.contains(where: { $0.isPressed }),
      !asked.contains(where: { $0.details.fieldKind == .search })
    else { return }
    let changes = title.map { phrases.sense(in: FoldedWords($0.text), as: "word saved") != nil }
    wishes.append(sending(changes ?? false ? "Save" : "Submit", at: last.range))
  }

  /// Ends the only part of a page that has inputs, if the page has no button.
  private func endPart(of wishes: inout [Request], among all: [Request]) {
    let forms = wishes.indices.filter { index in
      wishes[index].isSection && wishes[index].details.variant == nil
        && wishes[index].parts.count > 2 && wishes[index].parts.allSatisfy(\.isInput)
    }
    guard forms.count == 1, let form = forms.first, !all.contains(where: \.isPressed),
      wishes[form].parts.contains(where: {
        $0.subject != .component(.toggle) && $0.subject != .component(.slider)
      })
    else { return }
    wishes[form].parts.append(sending("Submit", at: wishes[form].range))
  }

  private func sending(_ label: String, at range: SourceRange) -> Request {
    var button = Request.action(Phrase(label, at: range), range)
    button.isImplied = true
    return button
  }
}
