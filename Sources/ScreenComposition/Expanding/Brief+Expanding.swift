import ScreenBrief
internal import ScreenCatalog
import ScreenDiagnostics
import ScreenModel
import ScreenReading
internal import ScreenTables
internal import ScreenText

extension Brief {
  /// Returns the brief with what the kind of screen that it names implies.
  ///
  /// What the intent names comes first; a recipe gives it types, columns and samples. If the intent
  /// names nothing, the whole recipe is added; otherwise, only parts that the named ones leave room
  /// for.
  func expanded(by book: RecipeLibrary = .shipped) -> Brief {
    var expander = BriefExpander(brief: self, book: book)
    expander.expand()
    return expander.brief
  }
}

/// Adds what recipes imply to a brief.
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

  /// Replaces an unnamed section without a layout that holds all other requirements by its
  /// contents: "a form with a name and a wish".
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

  /// Turns a question without answers that is the only requirement into a request for the things it
  /// asks about, if the catalog knows them: "Which houseplants are hard to kill?".
  private mutating func answerQuestion() {
    guard brief.requirements.count == 1, let question = brief.requirements.first,
      question.subject == .need(.choice), question.isBare,
      let label = question.details.label, label.text.hasSuffix("?")
    else { return }
    let words = label.text.dropLast().split(separator: " ").dropFirst().prefix(4)
    for end in words.indices.reversed() {
      let name = words[...end].spaced
      guard TopicTable.shipped.index(named: WordSequence(name)) != nil else { continue }
      brief.requirements[0].subject = .need(.records)
      brief.requirements[0].details.label = Phrase(Wording.capitalized(name), at: label.range)
      return
    }
  }

  // MARK: Nothing named

  /// Fills a screen that is described by its title alone.
  private mutating func expandTitle(_ naming: RecipeLibrary.Naming?) {
    let recipe = naming.map { book.recipe(at: $0.place) }
    // "Reserve a court at the sports club" is not a club's page.
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

  /// Whether the title names things in the catalog.
  private var isOfCatalog: Bool {
    Catalog.shipped.named(KindPhrase(brief.title.text)) != nil
  }

  /// Whether the title is a name in quotation marks after the kind of screen: 'a profile page
  /// titled "My account"'.
  private var isTitled: Bool {
    guard let kind = brief.kind?.text, kind.hasSuffix(brief.title.text) else { return false }
    return kind.dropLast(brief.title.text.count).last.map { "\"'“‘„«".contains($0) } ?? false
  }

  /// Whether the title is a bare plural, which asks for such things even if they are unknown:
  /// "metal chess drafts".
  private var namesThings: Bool {
    guard brief.kind != nil, brief.layout == nil, brief.exclusions.isEmpty else { return false }
    let last = brief.title.text.spacedWords.last.map(String.init) ?? ""
    return Wording.singular(last) != last
  }

  /// Adds a collection of the things that the title names.
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

  /// Shows bare names as facts or as the recipe's parts on a screen without inputs: the station of
  /// a "radio player", which would otherwise be read as an input.
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

  /// Gives requirements that are only names what the recipe knows about them: their type, columns
  /// and samples.
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

  /// Adds the parts of a recipe that the named requirements leave room for: the button of a form,
  /// and the inputs of a form that only has named switches or buttons.
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
        brief.requirements.append(brief.implying(button(part, of: recipe)))
      }
    }
    if brief.requirements.count > named.count { brief.recipe = recipe.name }
  }

  /// The button of a recipe; a form that asks for no password makes no account, and is sent by the name
  /// of what it is for.
  private func button(_ part: Requirement, of recipe: Recipe) -> Requirement {
    func asksForPassword(_ requirements: [Requirement]) -> Bool {
      requirements.contains { $0.details.fieldKind == .password }
    }
    guard asksForPassword(recipe.requirements), !asksForPassword(brief.requirements) else {
      return part
    }
    var part = part
    part.details.label = Phrase(recipe.title)
    return part
  }

  /// Adds the button that sends a form after its inputs, on a screen that has other parts too.
  private mutating func send(by recipe: Recipe) {
    let named = brief.requirements
    guard recipe.context == "form", let first = named.firstIndex(where: \.isForInput),
      let last = named.lastIndex(where: \.isForInput), last > first,
      named[first...last].allSatisfy(\.isForInput),
      let action = recipe.requirements.first(where: { $0.isForAction && !brief.excludes($0) })
    else { return }
    brief.requirements.insert(brief.implying(button(action, of: recipe)), at: last + 1)
    brief.recipe = recipe.name
  }
}

/// What recipes add to a brief.
extension Brief {
  /// The range of the words that name the kind of screen.
  var range: SourceRange { title.range ?? .at(0) }

  /// Returns a part of a recipe, with the range of the words that name its kind of screen.
  func implying(_ part: Requirement) -> Requirement {
    var part = part
    part.range = range
    part.words = ""
    return part
  }

  /// Whether the intent asks to leave out a part, or the kind of component that would show it.
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
  /// Whether it has no items, columns, value or samples.
  var isBare: Bool {
    details.items.isEmpty && details.columns.isEmpty && details.value == nil
      && details.samples.isEmpty
  }

  /// Its label in the singular and in lower case; nil if it has none.
  fileprivate var commonName: String? {
    details.label.map { Wording.singular($0.text.lowercased()) }
  }

  /// Whether a kind of component is the one requested, or the default for the need.
  fileprivate func isShown(as kind: ComponentKind) -> Bool {
    switch subject {
    case .component(let own): own == kind
    case .need(let need): need.expressions.first?.kind == kind
    case .section, .unknown: false
    }
  }
}
