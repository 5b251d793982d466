package import ScreenBrief
internal import ScreenModel
internal import ScreenTables
package import ScreenText

/// The recipes of kinds of screens and of their parts. They are found by name and read on demand.
public struct RecipeLibrary: Sendable {
  /// The kind of content that a recipe describes.
  package enum Kind: String {
    /// A kind of screen.
    case screen
    /// The contents of a tab, a step or a section.
    case part
    /// The inputs for a task.
    case task
    /// The inputs for one record of a kind.
    case entry
    /// Optional contents of any screen for a purpose.
    case options
  }

  /// The head of a recipe and the range of its contents.
  package struct Entry: Sendable {
    package var text: FileText
    package var name = ""
    package var kind = Kind.part
    /// The range of the list of names that are recognized anywhere.
    package var names: Range<Int>
    /// The ranges of the lists of names that are recognized only if they are the whole request.
    var others: [Range<Int>] = []
    var title = ""
    var context = "generic"
    var extras: String?
    var layout: Screen.Layout?
    /// Whether the names are too vague to count beside others, such as "company".
    var isVague = false
    /// The range of the contents.
    var body: Range<Int>
  }

  /// The cues of the recipes of a kind.
  struct Cues: CueFinding {
    let table: RecipeTable
    let kind: Kind

    func number(hash: UInt64) -> Int? { table.place(of: kind.rawValue, cue: hash) }
  }

  private let table: RecipeTable

  var screens: Cues { Cues(table: table, kind: .screen) }
  private var parts: Cues { Cues(table: table, kind: .part) }
  private var tasks: Cues { Cues(table: table, kind: .task) }
  private var things: Cues { Cues(table: table, kind: .entry) }

  /// The recipes that ship with the compiler.
  public static let shipped = RecipeLibrary(
    RecipeTable(ConcatenatedTexts(ending: ".recipes"), TableNumbers(EmbeddedText.recipes)))

  /// Opens a library of recipes in the format of the `*.recipes` files.
  public init(_ text: String) {
    self.init(RecipeTable(reading: ConcatenatedTexts([FileText(text)])))
  }

  /// Creates the shipped library, preceded by the user's recipes.
  init(adding recipes: [FileText]) {
    let shipped = ConcatenatedTexts(ending: ".recipes").texts
    self.init(RecipeTable(reading: ConcatenatedTexts(recipes + shipped)))
  }

  private init(_ table: RecipeTable) { self.table = table }

  /// The records, each of which is read on access.
  package var entries: LazyMapCollection<Range<Int>, Entry> {
    (0..<table.count).lazy.map { entry(at: $0) }
  }

  /// Returns the record at an index.
  package func entry(at place: Int) -> Entry {
    let (text, lines) = table[place]
    return Entry(text, lines)
  }

  /// Whether lower-case words occur in the text of the library.
  func holds(_ words: [UInt8]) -> Bool { table.holds(words) }

  /// The kinds of screens, in file order.
  public var kinds: [Recipe] {
    entries.filter { $0.kind == .screen }.map { Self.recipe($0) }
  }

  /// The names of the kinds of screens, in file order.
  public var names: [String] { entries.filter { $0.kind == .screen }.map(\.name) }

  /// Returns the kind of screen that words name exactly, or nil if there is none.
  public func screen(named words: String) -> Recipe? {
    (place(ofScreenNamed: words) ?? place(ofScreenCalled: words)).map { recipe(at: $0) }
  }

  /// Returns the index of the kind of screen with this name in its head.
  func place(ofScreenNamed name: String) -> Int? {
    place(of: .screen, named: name)
  }

  private func place(of kind: Kind, named name: String) -> Int? {
    table.place(of: kind.rawValue, named: name).flatMap { entry(at: $0).name == name ? $0 : nil }
  }

  /// Returns the index of the kind of screen with this cue.
  package func place(ofScreenCalled words: String) -> Int? { screens.number(exactly: words) }

  /// Whether words are one of the names by which a recipe is recognized anywhere.
  package func isCalled(_ words: String, at place: Int) -> Bool {
    let entry = entry(at: place)
    return entry.text.items(of: entry.names).contains { entry.text.string($0) == words }
  }

  /// Returns the recipe for the label of a tab, a step or a section, by the whole label or by one
  /// word of it.
  package func recipe(for words: String) -> Recipe? {
    let number =
      parts.number(exactly: words) ?? screens.number(exactly: words) ?? parts.number(for: words)
      ?? screens.number(for: words)
    return number.map { recipe(at: $0) }
  }

  /// Returns the optional contents of a kind of screen: its own, then those that it names or those
  /// of its purpose, without what it already has.
  package func options(of recipe: Recipe) -> [Recipe.Option] {
    let name = recipe.extras ?? recipe.context
    let common = place(of: .options, named: name)
    let held = recipe.requirements + recipe.options.flatMap(\.requirements)
    return recipe.options
      + (common.map { self.recipe(at: $0).options } ?? []).filter { option in
        !option.requirements.contains { added in held.contains { $0.isLike(added) } }
      }
  }

  /// Returns the inputs for the task of a verb, or nil if it is unknown.
  package func task(_ verb: String) -> Recipe? {
    tasks.number(exactly: verb).map { recipe(at: $0) }
  }

  /// Returns the inputs for a record of a thing, by its name or the last word of it, or nil if it
  /// is unknown.
  package func entry(of label: String) -> Recipe? {
    let head = label.spacedWords.last.map(String.init) ?? ""
    return (things.number(exactly: label) ?? things.number(for: head)).map { recipe(at: $0) }
  }

  /// Returns the part that several words name exactly, such as "shipping address" or "order
  /// summary".
  package func part(named words: String) -> Recipe? {
    guard words.utf8.contains(UInt8(ascii: " ")) else { return nil }
    return parts.number(exactly: words).map { recipe(at: $0) }
  }

  /// Returns the usual columns for records of a kind; none if it is unknown.
  package func columns(for label: String) -> [Phrase] {
    recipe(for: label)?.requirements.lazy.map(\.details.columns).first { !$0.isEmpty } ?? []
  }
}

extension Requirement {
  /// Whether the requirement duplicates another: both are searches, or their labels begin with the
  /// same word, as "Add" and "Add a contact" do.
  fileprivate func isLike(_ other: Requirement) -> Bool {
    if details.fieldKind == .search, other.details.fieldKind == .search { return true }
    func start(_ requirement: Requirement) -> Substring? {
      requirement.details.label?.text.spacedWords.first
    }
    return start(self)?.lowercased() == start(other)?.lowercased()
  }
}
