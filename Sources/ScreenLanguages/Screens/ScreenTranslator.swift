package import ScreenModel

/// Gives a finished screen the texts of another language, except for what the user stated.
package struct ScreenTranslator {
  /// A screen in another language.
  package struct Result: Sendable {
    package var screen: Screen
    /// How many of its texts have words.
    package var texts = 0
    /// Those of them that stayed in English, each once, in order.
    package var untranslated: [String] = []
    /// How many parts were left out.
    package var leftOut = 0
    /// For each section, its former place and those of its components.
    private var places: [(section: Int, components: [Int])] = []

    fileprivate init(_ original: Screen, _ sections: [TranslatedSection]) {
      screen = original
      screen.sections = sections.map(\.translated)
      places = sections.map { ($0.place, $0.elements.map(\.place)) }
      for section in sections {
        texts += section.texts
        for text in section.untranslated where !untranslated.contains(text) {
          untranslated.append(text)
        }
      }
      let count = { (sections: [Section]) in sections.reduce(0) { $0 + $1.elements.count } }
      leftOut = count(original.sections) - count(screen.sections)
    }

    /// Returns the path of a value in the new screen, by that in the original; nil if it is gone.
    package func path(_ path: TreePath) -> TreePath? {
      var steps = path.steps
      guard steps.count > 1, steps[0] == .name("sections"), case .index(let section) = steps[1]
      else { return path }
      guard let place = places.firstIndex(where: { $0.section == section }) else { return nil }
      steps[1] = .index(place)
      guard steps.count > 3, steps[2] == .name("components"), case .index(let component) = steps[3]
      else { return TreePath(steps) }
      guard let moved = places[place].components.firstIndex(of: component) else { return nil }
      steps[3] = .index(moved)
      return TreePath(steps)
    }

    /// Whether more than a third of the texts stayed in English.
    package var isMostlyForeign: Bool { untranslated.count * 3 <= texts }
  }

  private let language: ForeignLanguage
  private let request: ForeignRequest
  private let isEnglish: (String) -> Bool

  /// Creates a translator into the language of a request.
  ///
  /// - Parameters:
  ///   - request: The request, with the user's own words for what it names.
  ///   - language: The language.
  ///   - isEnglish: Whether English has a word, in lower case.
  package init(
    for request: ForeignRequest, into language: ForeignLanguage,
    isEnglish: @escaping (String) -> Bool
  ) {
    self.request = request
    self.language = language
    self.isEnglish = isEnglish
  }

  /// Returns a screen in the language; its title is the user's and stays.
  ///
  /// Parts with words that have no translation are left out if enough others stay.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - english: The English request that it answers; its text becomes the title.
  /// - Returns: The screen, and which of its texts stayed in English.
  package func translated(_ screen: Screen, for english: String) -> Result {
    let names = [ForeignRequest.Name(english: english, said: screen.title)] + request.names
    var visitor = TranslatingVisitor(
      TextTranslator(language, names: names, isEnglish: isEnglish))
    var sections = screen.sections.enumerated().map { place, section in
      TranslatedSection(section, at: place, &visitor)
    }
    let whole = sections.reduce(0) { $0 + $1.elements.count(where: \.isWhole) }
    let all = sections.reduce(0) { $0 + $1.elements.count }
    let targets = Set(screen.sections.flatMap(\.components).compactMap(\.target))
    if whole > 1, whole * 3 >= all {
      for place in sections.indices { sections[place].leaveOutHalves(keeping: targets) }
    }
    sections.removeAll { $0.elements.isEmpty && !targets.contains($0.section.id) }
    return Result(screen, sections)
  }
}

extension Component {
  /// Whether it marks rows by their numbers.
  var hasMarks: Bool {
    guard case .table(let table) = self else { return false }
    return !table.marks.isEmpty
  }

  /// The section that it opens.
  fileprivate var target: String? {
    guard case .button(let button) = self, !button.opens.isEmpty else { return nil }
    return button.opens
  }
}

/// A section with its components in another language.
private struct TranslatedSection {
  /// A component, with its former place.
  struct Part {
    var element: Element
    var place: Int
    var texts: Int
    var untranslated: [String]

    /// Whether all of it is in the language.
    var isWhole: Bool { untranslated.isEmpty }
  }

  var section: Section
  let place: Int
  var elements: [Part] = []
  private var head: (texts: Int, untranslated: [String]) = (0, [])

  init(_ section: Section, at place: Int, _ visitor: inout TranslatingVisitor) {
    self.section = section
    self.place = place
    head = visitor.noting { visitor in
      visitor.translate(&self.section.title)
      visitor.translate(&self.section.group)
    }
    for (place, element) in section.elements.enumerated() {
      var element = element
      var component = element.component
      visitor.keepsRows = component.hasMarks
      let noted = visitor.noting { component.visitProperties(&$0) }
      if case .table(var table) = component {
        table.leaveOutColumns(heads: noted.untranslated)
        component = .table(table)
      }
      element.component = component
      let left = RecordTexts.of(component)
      elements.append(
        Part(
          element: element, place: place, texts: noted.texts,
          untranslated: noted.untranslated.filter(left.contains)))
    }
  }

  /// Leaves out a title, and components other than collections, of which a part has no translation.
  mutating func leaveOutHalves(keeping targets: Set<String>) {
    if !head.untranslated.isEmpty, section.layout != .dialog, section.layout != .disclosure {
      section.title = ""
      head.untranslated = []
    }
    guard !targets.contains(section.id) else { return }
    // A screen without what it is about is worse than one with English samples.
    elements.removeAll { !$0.isWhole && $0.element.component.kind.family != .collections }
  }

  var translated: Section {
    var section = section
    section.elements = elements.map(\.element)
    return section
  }

  var texts: Int { elements.reduce(head.texts) { $0 + $1.texts } }
  var untranslated: [String] { head.untranslated + elements.flatMap(\.untranslated) }
}

extension Component.Table {
  /// Leaves out the columns under heads that have no translation, if two others stay.
  fileprivate mutating func leaveOutColumns(heads: [String]) {
    let gone = columns.indices.filter { $0 > 0 && heads.contains(columns[$0]) }
    guard !gone.isEmpty, columns.count - gone.count > 1, marks.isEmpty,
      rows.allSatisfy({ $0.count == columns.count })
    else { return }
    for column in gone.reversed() {
      columns.remove(at: column)
      for row in rows.indices { rows[row].remove(at: column) }
    }
  }
}
