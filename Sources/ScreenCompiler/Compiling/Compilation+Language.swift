internal import ScreenModel
internal import ScreenReading

extension Compilation {
  /// The language that a page of the screen is in, as a BCP 47 code; empty where it is not certain.
  ///
  /// That of the intent, unless the screen's texts are of another.
  public var pageLanguage: String {
    guard language == "en" else { return language }
    return screen.textLanguage(readAsEnglish: tier != .finished)
  }
}

extension Screen {
  /// The language of the screen's texts, as a BCP 47 code; empty where it is not certain.
  func textLanguage(readAsEnglish isRead: Bool) -> String {
    var text = title
    for section in sections {
      text += "\n" + section.title
      for element in section.elements {
        text += "\n" + RecordWords.of(element.component)
        // What a text says first decides; a long one would be read to its end for nothing.
        if text.utf8.count > 4096 { break }
      }
    }
    return TextLanguage.of(text, readAsEnglish: isRead) ?? ""
  }
}
