import ScreenModel
import Testbed
import Testing

@testable import ScreenHTML
@testable import ScreenRendering
@testable import ScreenTerminal

@Suite struct RendererWordsTests {
  static let languages = ["en", "it", "es", "de", "fr", "pt", "nl"]

  /// Every word of a language with its place, `page.untitled`; one that is a list has several.
  static func words(_ language: String) -> [(place: String, word: String)] {
    var found: [(String, String)] = []
    func visit(_ value: Any, _ place: String) {
      if let word = value as? StaticString {
        found.append((place, word.description))
        return
      }
      for (index, child) in Mirror(reflecting: value).children.enumerated() {
        visit(child.value, "\(place).\(child.label ?? String(index))")
      }
    }
    visit(RendererWords(language: language), "")
    return found
  }

  @Test(arguments: languages)
  func `every language has every word, and says something by it`(language: String) {
    let words = Self.words(language)
    #expect(words.count > 100)
    #expect(words.map(\.place) == Self.words("en").map(\.place))
    for (place, word) in words where !place.hasPrefix(".calendar.of") {
      #expect(word.contains { !$0.isWhitespace }, "\(place)")
      #expect(word.first?.isWhitespace == false && word.last?.isWhitespace == false, "\(place)")
    }
    let calendar = RendererWords(language: language).calendar
    #expect(calendar.months.count == 12)
    #expect(Set(calendar.weekdays.map(\.description)).count == 7)
    #expect(Set(calendar.shortWeekdays.map(\.description)).count == 7)
    for (short, full) in zip(calendar.shortWeekdays, calendar.weekdays) {
      #expect(full.description.lowercased().hasPrefix(short.description.lowercased()))
    }
  }

  /// Words that are the same in English and in another language.
  static let shared: Set<String> = [
    "Info", "Option", "Image", "Points", "Note", "Attention", "Details", "audio", "video", "Video",
    "code", "HH:MM", "N", "S", "E", "W", "Dialog", "no", "die", "April", "August", "September",
    "November", "Checklist", "Interval", "Team", "sets", " ", "a", "Mo", "Do", "Fr", "Sa",
  ]

  @Test(arguments: languages.dropFirst())
  func `no word is left in English`(language: String) {
    for (own, english) in zip(Self.words(language), Self.words("en")) where own == english {
      #expect(Self.shared.contains(own.word), "\(own.place)")
    }
  }

  @Test(arguments: ["de", "de-CH", "de-AT-1996"])
  func `a region has the words of its language`(tag: String) {
    #expect("\(RendererWords(language: tag).page.next)" == "Weiter")
  }

  @Test(arguments: ["", "-", "xx", "DE", "deutsch", "en-GB"])
  func `a language that is not known has the words of English`(tag: String) {
    #expect("\(RendererWords(language: tag).page.next)" == "Next")
  }

  /// Screens without a word of their own, so that every word that is seen is the renderer's.
  @Test(arguments: languages)
  func `a renderer adds no word that is not of the language`(language: String) {
    let known = Set(Self.words(language).flatMap { Self.letters(of: $0.word) })
    var filler = PropertyFiller(["", "7", "1 2"], seed: 7)
    for _ in 0..<80 {
      var screen = filler.screen()
      for index in screen.sections.indices where !screen.sections[index].group.isEmpty {
        screen.sections[index].group = "8"
      }
      for text in [Self.seen(screen.html(.init(language: language))), Self.drawn(screen, language)]
      {
        let strangers = Set(Self.letters(of: text)).subtracting(known).filter { word in
          word.count > 1 && !["https", "example", "com"].contains(word)
        }
        #expect(strangers.isEmpty, "\(strangers.sorted())")
      }
    }
  }

  /// The runs of letters.
  private static func letters(of text: String) -> [String] {
    text.split { !$0.isLetter }.map(String.init)
  }

  private static func drawn(_ screen: Screen, _ language: String) -> String {
    screen.ansi(.init(width: 400, depth: .none, language: language))
  }

  /// What is read or heard of a page: its texts, and the attributes that are words.
  private static func seen(_ page: String) -> String {
    let body = page.firstRange(of: "</style>").map { page[$0.upperBound...] } ?? page[...]
    var text = ""
    for part in body.split(separator: "<") {
      let halves = part.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      for name in ["aria-label=\"", "placeholder=\"", "title=\"", "alt=\""] {
        guard let range = halves[0].firstRange(of: name) else { continue }
        text += halves[0][range.upperBound...].prefix { $0 != "\"" } + " "
      }
      guard halves.count > 1 else { continue }
      text += halves[1].replacing("&lt;", with: "<").replacing("&gt;", with: ">") + " "
    }
    return text
  }

  @Test(arguments: languages)
  func `words of every language keep to the width of a terminal`(language: String) {
    var filler = PropertyFiller(["", "7"], seed: 3)
    for width in [1, 2, 5, 9, 16, 24, 40, 80] {
      for _ in 0..<12 {
        let screen = filler.screen()
        let lines = screen.ansi(.init(width: width, depth: .none, language: language))
          .split(separator: "\n")
        for line in lines { #expect(DisplayWidth.columns(of: String(line)) <= max(width, 1)) }
      }
    }
  }

  @Test func `words beyond ASCII are measured as they are drawn`() {
    let screen = Screen(
      title: "",
      sections: [
        Section(
          id: "s", title: "", layout: .card,
          components: [.alert(.init(title: "7", message: "", tone: .info))])
      ])
    let lines = screen.ansi(.init(width: 40, depth: .none, language: "es")).split(separator: "\n")
    #expect(lines.contains { $0.contains("Información") })
    #expect(Set(lines.map { DisplayWidth.columns(of: String($0)) }).count == 1)
  }

  @Test func `the switch of a language whose words are long is within the form`() {
    let screen = Screen(
      title: "",
      sections: [
        Section(
          id: "s", title: "", components: [.toggle(.init(label: "7", isOn: true))])
      ])
    for language in Self.languages {
      let drawn = screen.ansi(.init(width: 80, depth: .none, language: language))
      let line = drawn.split(separator: "\n").first { $0.contains("7") }
      #expect(line.map { DisplayWidth.columns(of: String($0)) } ?? 99 <= 46)
    }
  }

  @Test(arguments: [
    ("de", "7. März", "März 2027"), ("es", "7 de marzo", "marzo de 2027"),
    ("fr", "7 mars", "mars 2027"), ("it", "7 marzo", "marzo 2027"), ("en", "7 March", "March 2027"),
  ])
  func `a date is written as its language writes it`(
    language: String, day: String, month: String
  ) {
    let calendar = Component.calendar(
      .init(title: "", month: "2027-03", events: [.init(from: "2027-03-07", label: "8")]))
    let screen = Screen(title: "", sections: [Section(id: "s", components: [calendar])])
    let page = screen.html(.init(language: language))
    #expect(page.contains(">\(day)<"))
    #expect(page.contains(">\(month)<"))
    #expect(Self.drawn(screen, language).contains(month))
  }
}
