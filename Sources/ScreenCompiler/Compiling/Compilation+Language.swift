internal import ScreenModel
internal import ScreenReading

extension Compilation {
  /// The language of a page of the screen, as a BCP 47 code; empty if it is not certain.
  ///
  /// It is the language of the intent, unless the screen's texts are in another.
  public var pageLanguage: String {
    guard language == "en" else { return language }
    return screen.textLanguage(readAsEnglish: tier != .finished)
  }
}

extension Screen {
  /// The language of the screen's texts, as a BCP 47 code; empty if it is not certain.
  func textLanguage(readAsEnglish isRead: Bool) -> String {
    var text = title
    for section in sections {
      text += "\n" + section.title
      for element in section.elements {
        text += "\n" + RecordWords.of(element.component)
        // The beginning of a text decides; there is no point in reading a long one to its end.
        if text.utf8.count > 4096 { break }
      }
    }
    return TextLanguage.of(text, readAsEnglish: isRead) ?? ""
  }
}
