package import ScreenBrief
internal import ScreenDiagnostics
package import ScreenModel
internal import ScreenText

/// Fills the slots of a pattern from a thing. The result is expressed as needs and components, so
/// that it fits any grammar.
package struct PatternFilling {
  let pattern: Pattern
  let thing: Thing
  /// The title of the screen, and the verb of the request.
  let title: String
  let verb: String
  /// The number of rows requested, or nil if the request leaves it open.
  let count: Int?
  /// The requirements filled in so far.
  package internal(set) var requirements: [Requirement] = []
  /// The layout of the screen, if the contents call for one.
  package private(set) var layout: Screen.Layout?
  /// The index of the open section, if any.
  private var section: Int?
  /// The range of the requirements that the latest recipe line added.
  private var latest = 0..<0

  package init(_ pattern: Pattern, _ thing: Thing, title: String, verb: String, count: Int?) {
    (self.pattern, self.thing, self.title, self.verb) = (pattern, thing, title, verb)
    self.count = count
    layout = pattern.layout.flatMap(Screen.Layout.init(rawValue:))
  }

  var frame: Frame { thing.frame }

  /// The origin of facts; nil for samples.
  var origin: Origin? { frame.isFactual ? .catalog(topic: frame.name) : nil }

  /// Fills all lines of the pattern and drops empty sections.
  package mutating func fill() {
    for line in pattern.lines {
      switch PatternLine(line) {
      case .place(let place, let count): fill(place, count)
      case .section(let layout, let title): open(layout, title)
      case .recipe(let line): add(line: filled(line))
      }
    }
    showPictures()
    dropEmptySections()
  }

  /// Gives the entries of galleries pictures, unless something is known of each that stands there
  /// instead. A gallery without pictures is a list of captions.
  private mutating func showPictures() {
    for place in requirements.indices {
      guard requirements[place].subject == .component(.list),
        requirements[place].details.variant == "gallery",
        requirements[place].details.columns.isEmpty,
        requirements[place].details.items.allSatisfy(\.values.isEmpty)
      else { continue }
      var details = requirements[place].details
      if details.items.isEmpty {
        details.items = details.samples.compactMap { row in row.first.map { .init(Phrase($0)) } }
        details.isSample = true
      }
      (details.samples, details.columns) = ([], [Phrase("Photo")])
      requirements[place].details = details
    }
  }

  func filled(_ text: String) -> String { thing.filling(text, title: title, verb: verb) }

  // MARK: Adding

  /// Opens a section, or closes the open one if there is neither a layout nor a title.
  mutating func open(_ layout: String?, _ title: String) {
    guard layout != nil || !title.isEmpty else {
      section = nil
      return
    }
    let words = filled(title)
    let isSaid = words.lowercased() == self.title.lowercased()
    var details = Details()
    if !words.isEmpty, !isSaid {
      details.label = Phrase(words, from: .catalog(topic: pattern.name))
    }
    section = nil
    add(
      Requirement(
        .section(layout.flatMap(Section.Layout.init(rawValue:)) ?? .stack), range: .at(0),
        words: "section " + words, details: details, isImplied: true))
    section = requirements.count - 1
  }

  /// Adds a column of a board with its content.
  mutating func addColumn(_ title: String, _ content: Requirement) {
    layout = .columns
    section = nil
    var details = Details(label: Phrase(title, from: .catalog(topic: frame.name)))
    details.variant = "column"
    add(
      Requirement(
        .section(nil), range: .at(0), words: "column " + title, details: details, isImplied: true))
    section = requirements.count - 1
    add(content)
    section = nil
  }

  mutating func add(_ requirement: Requirement) {
    var requirement = requirement
    requirement.parent = requirement.parent ?? section
    requirements.append(requirement)
  }

  mutating func add(line: String) {
    if line.hasPrefix("~") {
      let cells = line.dropFirst().split(separator: "|").map(TextLine.trimmed)
      return RecipeLibrary.addSamples(cells, to: &requirements[latest])
    }
    if line.hasPrefix("?") {
      for place in latest {
        requirements[place].details.hint = Phrase(TextLine.trimmed(line.dropFirst()))
      }
      return
    }
    let text = FileText(line)
    let reader = RecipeContents(text: text)
    let start = requirements.count
    for var requirement in reader.requirements(
      text.trimmed(0..<text.bytes.count), from: .catalog(topic: pattern.name))
    {
      // A paragraph has no label besides its text.
      if requirement.subject == .component(.paragraph) { requirement.details.label = nil }
      // The name of an unknown thing is text, even if its noun suggests another kind, such as
      // phones.
      if requirement.subject == .need(.input), requirement.details.fieldKind == nil,
        thing.isUnknown, requirement.details.label?.text == Wording.capitalized(thing.rowNoun)
      {
        requirement.details.fieldKind = .text
      }
      add(requirement)
    }
    latest = start..<requirements.count
  }

  /// Drops sections without contents, such as that of a chart without figures.
  private mutating func dropEmptySections() {
    for place in requirements.indices.reversed() {
      guard case .section = requirements[place].subject,
        !requirements.contains(where: { $0.parent == place })
      else { continue }
      requirements.remove(at: place)
      for later in requirements.indices {
        if let parent = requirements[later].parent, parent > place {
          requirements[later].parent = parent - 1
        }
      }
    }
  }
}
