import ScreenBrief
internal import ScreenCatalog
import ScreenDiagnostics
import ScreenModel
import ScreenReading
internal import ScreenTables
internal import ScreenText

extension Brief {
  /// The brief with what the kind of screen that it names implies.
  ///
  /// What is named comes first: a recipe lends it types, columns and samples. What is not named may
  /// are kept, all of it where nothing is named, and the less the more a sentence enumerates.
  func expanded(by book: RecipeLibrary = .shipped) -> Brief {
    var expander = BriefExpander(brief: self, book: book)
    expander.expand()
    return expander.brief
  }
}

/// Adds to a brief what recipes imply.
struct BriefExpander {
  var brief: Brief
  let book: RecipeLibrary

  mutating func expand() {
    unwrapWhole()
    answerQuestion()
    takeKinds()
    let naming = book.naming(in: brief.topic.text, said: brief.kind?.text)
    if brief.requirements.isEmpty {
      expandTitle(naming)
      return
    }
    completeBoard()
    guard !brief.isExhaustive else { return }
    if let naming {
      let recipe = book.recipe(at: naming.place)
      if naming.isWhole { show(recipe) }
      lend(recipe)
      complete(by: recipe)
    }
    completeSteps()
    completeFormSections()
    completeDialogs()
    completeTask()
    completeForm()
  }

  /// Takes a section without name and layout that holds all there is for the screen itself: "a form
  /// with a name and a wish".
  private mutating func unwrapWhole() {
    guard brief.requirements.count > 1, let first = brief.requirements.first,
      first.subject == .section(nil), first.parent == nil, first.details.label == nil,
      brief.requirements.dropFirst().allSatisfy({ $0.parent != nil })
    else { return }
    brief.requirements.removeFirst()
    for index in brief.requirements.indices {
      brief.requirements[index].parent =
        brief.requirements[index].parent.flatMap { $0 > 0 ? $0 - 1 : nil }
    }
  }

  /// Takes a question without answers that is all there is, "Which houseplants are hard to kill?", for
  /// a request of the things that it asks for, where the catalog knows them.
  private mutating func answerQuestion() {
    guard brief.requirements.count == 1, let question = brief.requirements.first,
      question.subject == .need(.choice), question.isBare,
      let label = question.details.label, label.text.hasSuffix("?")
    else { return }
    let words = label.text.dropLast().split(separator: " ").dropFirst().prefix(4)
    for end in words.indices.reversed() {
      let name = words[...end].joined(separator: " ")
      guard TopicTable.shipped.index(named: WordSequence(name)) != nil else { continue }
      brief.requirements[0].subject = .need(.records)
      brief.requirements[0].details.label = Phrase(Wording.capitalized(name), at: label.range)
      return
    }
  }

  // MARK: Nothing named

  /// Fills a screen of which the title alone is said.
  private mutating func expandTitle(_ naming: RecipeLibrary.Naming?) {
    let recipe = naming.map { book.recipe(at: $0.place) }
    // "Reserve a court at the sports club" is no page of a club.
    let isTask = recipe?.context != "form" && isTitledByTask
    if let naming, let recipe, naming.isWhole || !isOfCatalog && !isTask {
      brief.recipe = recipe.name
      if naming.isWhole, !isTitled { brief.title.text = recipe.title }
      brief.layout = brief.layout ?? recipe.layout
      for part in recipe.requirements { imply(part) }
    } else if isOfCatalog {
      implyThings()
    } else {
      for input in inputs(for: brief.title) { brief.requirements.append(input) }
      completeForm()
      if brief.requirements.isEmpty, namesThings { implyThings() }
    }
  }

  /// Whether the title names things that the catalog has.
  private var isOfCatalog: Bool {
    Catalog.shipped.named(KindPhrase(brief.title.text)) != nil
  }

  /// Whether the title is a name of its own, after the words that say what it is of: 'a profile page
  /// titled "My account"'.
  private var isTitled: Bool {
    guard let kind = brief.kind?.text, kind.hasSuffix(brief.title.text) else { return false }
    return kind.dropLast(brief.title.text.count).last.map { "\"'“‘„«".contains($0) } ?? false
  }

  /// Whether the title is a bare plural, which asks for such things, known or not: "metal chess drafts".
  private var namesThings: Bool {
    guard brief.kind != nil, brief.layout == nil, brief.exclusions.isEmpty else { return false }
    let last = brief.title.text.spacedWords.last.map(String.init) ?? ""
    return Wording.singular(last) != last
  }

  /// Adds the things that the title names.
  private mutating func implyThings() {
    var things = Requirement(.need(.records), range: brief.range, words: "", isImplied: true)
    things.details.label = brief.title
    brief.requirements.append(things)
  }

  private mutating func imply(_ part: Requirement) {
    guard !brief.excludes(part) else { return }
    brief.requirements.append(brief.implying(part))
  }

  // MARK: Some things named

  /// Shows what is named bare on a screen that has nothing to fill in: the station of a "radio
  /// player", which no other word says to be shown.
  private mutating func show(_ recipe: Recipe) {
    guard ["detail", "dashboard", "generic"].contains(recipe.context),
      !recipe.requirements.contains(where: \.isForInput)
    else { return }
    let names = recipe.requirements.map(\.commonName)
    for index in brief.requirements.indices
    where brief.requirements[index].parent == nil
      && brief.requirements[index].subject == .need(.input) && brief.requirements[index].isBare
      && brief.requirements[index].details.fieldKind == nil
    {
      let place = names.firstIndex(of: brief.requirements[index].commonName ?? "")
      brief.requirements[index].subject =
        place.map { recipe.requirements[$0].subject } ?? .need(.fact)
    }
  }

  /// Gives what is named bare what the recipe knows of it: its type, columns and samples.
  private mutating func lend(_ recipe: Recipe) {
    let names = recipe.requirements.map(\.commonName)
    for index in brief.requirements.indices where brief.requirements[index].isBare {
      guard let name = brief.requirements[index].commonName,
        let place = names.firstIndex(of: name)
      else { continue }
      let part = recipe.requirements[place]
      switch (brief.requirements[index].subject, part.subject) {
      case (.need(.records), _) where part.hasThings:
        brief.requirements[index].subject = part.subject
        brief.requirements[index].details.variant = part.details.variant
        brief.requirements[index].details.columns = part.details.columns
      case (.need(.input), .need(.input)), (.component(.field), .need(.input)):
        brief.requirements[index].details.fieldKind =
          brief.requirements[index].details.fieldKind ?? part.details.fieldKind
      case (.need(.choice), .need(.choice)), (.component(.picker), .need(.choice)):
        brief.requirements[index].details.items = part.details.items
      default: continue
      }
      brief.requirements[index].details.samples = part.details.samples
    }
  }

  /// Adds the parts of a kind of screen that what is named leaves room for: what sends a form, and
  /// what is written in one of which only switches are named.
  private mutating func complete(by recipe: Recipe) {
    let named = brief.requirements
    let hasAction = named.contains(where: \.isForAction)
    let hasInput = named.contains { $0.isForInput && $0.subject != .component(.toggle) }
    let isForm = named.allSatisfy { $0.isForInput || $0.isForAction }
    guard named.allSatisfy({ $0.parent == nil }) else { return }
    guard isForm else {
      if !hasAction { send(by: recipe) }
      return
    }
    var written = 0
    for part in recipe.requirements {
      guard !brief.excludes(part) else { continue }
      if part.isForInput, !hasInput, part.subject != .component(.toggle) {
        brief.requirements.insert(brief.implying(part), at: written)
        written += 1
      } else if part.isForAction, !hasAction, recipe.context == "form" {
        brief.requirements.append(brief.implying(part))
      }
    }
    if brief.requirements.count > named.count { brief.recipe = recipe.name }
  }

  /// Ends the inputs of a form that has other parts beside it with the button that sends it.
  private mutating func send(by recipe: Recipe) {
    let named = brief.requirements
    guard recipe.context == "form", let first = named.firstIndex(where: \.isForInput),
      let last = named.lastIndex(where: \.isForInput), last > first,
      named[first...last].allSatisfy(\.isForInput),
      let action = recipe.requirements.first(where: { $0.isForAction && !brief.excludes($0) })
    else { return }
    brief.requirements.insert(brief.implying(action), at: last + 1)
    brief.recipe = recipe.name
  }
}

/// What a recipe lends.
extension Brief {
  /// The bytes that name the kind of screen.
  var range: SourceRange { title.range ?? .at(0) }

  /// A part of a recipe, at the place where its kind is named.
  func implying(_ part: Requirement) -> Requirement {
    var part = part
    part.range = range
    part.words = ""
    return part
  }

  /// Whether a part, or the kind of component that shows it, is asked to be left out.
  func excludes(_ part: Requirement) -> Bool {
    let label = (part.details.label?.text ?? "").lowercased()
    return exclusions.contains { exclusion in
      let words = exclusion.text.lowercased()
      return !label.isEmpty && (label.contains(words) || words.contains(label))
        || ComponentKind(rawValue: Wording.singular(words)).map { part.isShown(as: $0) } ?? false
    }
  }
}

extension Requirement {
  /// Whether nothing is said of it but its name.
  var isBare: Bool {
    details.items.isEmpty && details.columns.isEmpty && details.value == nil
      && details.samples.isEmpty
  }

  /// What it is called, in the singular and in lower case; nil where it has no name.
  fileprivate var commonName: String? {
    details.label.map { Wording.singular($0.text.lowercased()) }
  }

  /// Whether a kind of component would show it.
  fileprivate func isShown(as kind: ComponentKind) -> Bool {
    switch subject {
    case .component(let own): own == kind
    case .need(let need): need.expressions.first?.kind == kind
    case .section, .unknown: false
    }
  }
}
