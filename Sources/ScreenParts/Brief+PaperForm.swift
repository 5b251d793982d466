internal import ScreenAssembling
package import ScreenBrief
internal import ScreenInputs
import ScreenModel
package import ScreenOutline
internal import ScreenText

extension Brief {
  /// Creates a brief of a form made for paper; nil for any other text.
  package init?(formIn scaffold: Scaffold, _ language: String) {
    let words = scaffold.words
    guard !scaffold.isChat,
      let form = PaperForm(
        InputBuilder(words: words, phrases: scaffold.phrases, book: .speaking(language)))
    else { return nil }
    var requests = form.requests
    let all = requests.flatMap { $0.isSection ? $0.parts : [$0] }
    if language == "en", !all.contains(where: \.isPressed), let last = requests.last {
      var button = Request.action(Phrase("Submit", at: last.range), last.range)
      button.isImplied = true
      requests.append(button)
    }
    var requirements: [Requirement] = []
    Request.add(requests, of: words.bytes, to: &requirements)
    let title = form.title ?? form.requests[0].details.label ?? Phrase("")
    self.init(
      title: title, intent: String(decoding: words.bytes, as: UTF8.self),
      topic: Phrase(LabelText.lowercased(title.text), from: title.origin), language: language,
      requirements: requirements)
    // Nobody has learned how sure such a reading is.
    margin = 0
    leftOut = form.leftOut.map { LeftOut($0, "it explains the marks of the form") }
  }
}
