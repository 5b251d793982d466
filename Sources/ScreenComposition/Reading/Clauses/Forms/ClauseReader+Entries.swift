internal import ScreenModel
import ScreenReading

/// One of the things that are written down, as an intent names it for a form: "a new member".
struct NamedEntry {
  /// The verb before it, if there is one: "add".
  var verb: Int?
  /// Where the words of the thing begin, without article and "new".
  var first: Int
  /// Where they end, before any word for a form.
  var end: Int
  /// What is filled in for it.
  var recipe: Recipe
}

extension ClauseReader {
  /// Takes the whole of what is asked for a form, where it names one thing that is written down:
  /// "add a book", "new member form", "a form for new patients".
  mutating func takeEntry() {
    end = tokens.count
    defer { end = tokens.count }
    while end > 0, kind(end - 1) == .line || kind(end - 1) == .stop { end -= 1 }
    // Such a name has few words.
    guard end <= 12 else { return }
    var lower = 0
    while lower < end, !isRole(lower, .making), !isRole(lower, .changing),
      kind(lower) == .line || plays(lower, CueSet(.request, .article, .filler))
    {
      lower += 1
    }
    var isForm = false
    let start = lower
    // "a form to add a book"
    if isFormWord(lower), plays(lower + 1, CueSet(.for, .to)) {
      isForm = true
      lower += 2
    }
    guard let entry = entry(lower, end, isForm: isForm) else { return }
    requirements.removeAll()
    parent = nil
    recipe = nil
    context = .form
    title = entry.verb.map { compact($0, entry.end) } ?? label(start, end)
    topic = lowercased(label(entry.first, entry.end))
    write(entry)
  }

  /// The inputs for one thing, and the button that ends them; as parts of what is read now.
  mutating func write(_ entry: NamedEntry) {
    let words = range(entry.verb ?? entry.first, entry.end)
    for var part in entry.recipe.requirements {
      guard !isExcluded(part.details.label?.text ?? "") else { continue }
      part.parent = parent
      part.item = item
      part.range = words
      part.words = ""
      if part.details.fieldKind ?? .text == .text, part.details.hint == nil,
        part.subject == .need(.input), let name = part.details.label
      {
        // The name of a thing, or of another member, is not that of who fills in the form.
        part.details.hint = Phrase("Enter " + Self.lowercasedFirst(name.text))
      }
      requirements.append(part)
    }
    var action = Requirement(
      .need(.action), parent: parent, range: words, words: "", item: item, isImplied: true)
    let isNew = entry.verb.map { isRole($0, .making) } ?? false
    let deed = entry.verb.map { compact($0, entry.end) }
    action.details.label = isNew ? deed : Phrase("Save", at: words)
    requirements.append(action)
  }

  /// The thing that is written down between two indices; nil where none is named so.
  ///
  /// What is not known counts where a verb or "new" says what is done to it, on a form.
  func entry(_ lower: Int, _ upper: Int, isForm: Bool) -> NamedEntry? {
    var first = lower
    var verb: Int?
    if isRole(first, .making) || isRole(first, .changing) {
      verb = first
      first += 1
    }
    while plays(first, CueSet(.article)) { first += 1 }
    let isNew = isRole(first, .another)
    if isNew { first += 1 }
    var stop = upper
    var isForm = isForm
    var isScreen = isForm
    while stop > first + 1, isFormWord(stop - 1) {
      isScreen = true
      isForm = isForm || sense(.screen, stop - 1)?.argument == "form"
      stop -= 1
    }
    guard stop > first, stop - first <= 3,
      (first..<stop).allSatisfy({ kind($0) == .word && !plays($0, Self.boundary) }),
      isForm || verb != nil && (isScreen || !plays(lower, CueSet(.request)))
    else { return nil }
    let book = RecipeBook.shipped
    let words = lowercased(label(first, stop)).text
    let isChanged = isScreen && verb.map { !plays($0, CueSet(.request)) } ?? false
    let open = isForm && (verb != nil || isNew) || isChanged ? book.openEntry : nil
    return (book.entry(of: words) ?? open).map {
      NamedEntry(verb: verb, first: first, end: stop, recipe: $0)
    }
  }

  /// Whether a token is a word for a form, or for a screen of no kind.
  private func isFormWord(_ index: Int) -> Bool {
    let argument = sense(.screen, index)?.argument
    return argument == "form" || argument == "generic"
  }
}
