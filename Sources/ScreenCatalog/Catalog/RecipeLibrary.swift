package import ScreenBrief
internal import ScreenModel
internal import ScreenTables
package import ScreenText

/// The recipes of kinds of screens and of their parts: found by name, read when one is requested.
public struct RecipeLibrary: Sendable {
  /// What a recipe is of.
  package enum Kind: String {
    /// A kind of screen.
    case screen
    /// What a tab, a step or a section holds.
    case part
    /// What is filled in for something to be done.
    case task
    /// What is written down of one thing of a kind.
    case entry
    /// What any screen for a purpose may hold.
    case options
  }

  /// A recipe's first line, and where the rest of it is.
  package struct Entry: Sendable {
    package var text: FileText
    package var name = ""
    package var kind = Kind.part
    /// The names that are recognized anywhere, by the place of their list in the text.
    package var names: Range<Int>
    /// The names that count only where they are all that is asked, by the places of their lists.
    var others: [Range<Int>] = []
    var title = ""
    var context = "generic"
    var extras: String?
    var layout: Screen.Layout?
    /// Whether its names say too little to count beside others: "company".
    var isVague = false
    /// The place of its contents.
    var body: Range<Int>
  }

  private let table: RecipeTable
  let screens: CueIndex
  private let parts: CueIndex
  private let tasks: CueIndex
  private let things: CueIndex

  /// The recipes that come with the compiler.
  public static let shipped = RecipeLibrary(
    RecipeTable(ConcatenatedTexts(ending: ".recipes"), TableNumbers(EmbeddedText.recipes)))

  /// Opens a book of recipes in the format of the files `*.recipes`.
  public init(_ text: String) {
    self.init(RecipeTable(reading: ConcatenatedTexts([FileText(text)])))
  }

  /// What comes with the compiler, after recipes of one's own.
  init(adding recipes: [FileText]) {
    let shipped = ConcatenatedTexts(ending: ".recipes").texts
    self.init(RecipeTable(reading: ConcatenatedTexts(recipes + shipped)))
  }

  private init(_ table: RecipeTable) {
    self.table = table
    func index(_ kind: Kind) -> CueIndex { CueIndex(kind.rawValue, of: table) }
    (screens, parts, tasks, things) = (index(.screen), index(.part), index(.task), index(.entry))
  }

  /// The records, each of which is read when it is looked at.
  package var entries: LazyMapCollection<Range<Int>, Entry> {
    (0..<table.count).lazy.map { entry(at: $0) }
  }

  /// A record by its place.
  package func entry(at place: Int) -> Entry {
    let (text, lines) = table[place]
    return Entry(text, lines)
  }

  /// Whether words in lower case stand in the text of the book.
  func holds(_ words: [UInt8]) -> Bool { table.holds(words) }

  /// The kinds of screens, in the order of the book.
  public var kinds: [Recipe] {
    entries.filter { $0.kind == .screen }.map { Self.recipe($0) }
  }

  /// The names of the kinds of screens, in the order of the book.
  public var names: [String] { entries.filter { $0.kind == .screen }.map(\.name) }

  /// The kind of screen that words are the very name of; nil where they are none.
  public func screen(named words: String) -> Recipe? {
    (place(ofScreenNamed: words) ?? place(ofScreenCalled: words)).map { recipe(at: $0) }
  }

  /// The place of the kind of screen of which a text is the name in the book.
  func place(ofScreenNamed name: String) -> Int? {
    place(of: .screen, named: name)
  }

  private func place(of kind: Kind, named name: String) -> Int? {
    table.place(of: kind.rawValue, named: name).flatMap { entry(at: $0).name == name ? $0 : nil }
  }

  /// The place of the kind of screen that is called so.
  package func place(ofScreenCalled words: String) -> Int? { screens.number(exactly: words) }

  /// Whether words are among the names by which a recipe is recognized anywhere, not borrowed.
  package func isCalled(_ words: String, at place: Int) -> Bool {
    let entry = entry(at: place)
    return entry.text.items(of: entry.names).contains { entry.text.string($0) == words }
  }

  /// The recipe of what a tab, a step or a section is called: by its whole name, or by one word.
  package func recipe(for words: String) -> Recipe? {
    let number =
      parts.number(exactly: words) ?? screens.number(exactly: words) ?? parts.number(for: words)
      ?? screens.number(for: words)
    return number.map { recipe(at: $0) }
  }

  /// What a kind of screen may hold: its own options, then those that it names or those of all screens
  /// for its purpose, without what it has already.
  package func options(of recipe: Recipe) -> [Recipe.Option] {
    let name = recipe.extras ?? recipe.context
    let common = place(of: .options, named: name)
    let held = recipe.requirements + recipe.options.flatMap(\.requirements)
    return recipe.options
      + (common.map { self.recipe(at: $0).options } ?? []).filter { option in
        !option.requirements.contains { added in held.contains { $0.isLike(added) } }
      }
  }

  /// What is filled in to do what a verb says; nil where that is not known.
  package func task(_ verb: String) -> Recipe? {
    tasks.number(exactly: verb).map { recipe(at: $0) }
  }

  /// What is written down of a thing, by its name or by the last word of it; nil where that is not
  /// known.
  package func entry(of label: String) -> Recipe? {
    let head = label.spacedWords.last.map(String.init) ?? ""
    return (things.number(exactly: label) ?? things.number(for: head)).map { recipe(at: $0) }
  }

  /// The part of which several words are the very name: "shipping address", "order summary".
  package func part(named words: String) -> Recipe? {
    guard words.utf8.contains(UInt8(ascii: " ")) else { return nil }
    return parts.number(exactly: words).map { recipe(at: $0) }
  }

  /// The columns that records of a kind usually have; none where that is not known.
  package func columns(for label: String) -> [Phrase] {
    recipe(for: label)?.requirements.lazy.map(\.details.columns).first { !$0.isEmpty } ?? []
  }
}

extension Requirement {
  /// Whether it does what another does: it searches too, or its label begins with the same word,
  /// as those of "Add" and "Add a contact" do.
  fileprivate func isLike(_ other: Requirement) -> Bool {
    if details.fieldKind == .search, other.details.fieldKind == .search { return true }
    func start(_ requirement: Requirement) -> Substring? {
      requirement.details.label?.text.spacedWords.first
    }
    return start(self)?.lowercased() == start(other)?.lowercased()
  }
}
