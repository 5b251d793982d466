internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads "order tracking: ordered (done), shipped (now)": data of the screen itself.
  mutating func screenData() {
    guard kind(position) == .colon || kind(position) == .dash && !tokens[position].isJoined,
      let title, position + 1 < end, !plays(position + 1, CueSet(.verb)),
      recipe != nil || context != .form && context != .settings, !isQuestion(position + 1),
      !listsWidgets(position + 1)
    else { return }
    let start = position
    let count = requirements.count
    position += 1
    let index = require(.need(.fact), from: start + 1, to: start + 2)
    requirements[index].details.label = title
    if context != .form, context != .settings, tokens[start - 1].isPlural, namesColumns(position) {
      // "visa applications: applicant, country, decision"
      requirements[index].subject = .need(.records)
      columnNames(of: index)
      return close(index)
    }
    let isRead = items(of: index)
    if isRead { adapt(index) }
    if isRead, position == end, isNeed(index, .fact),
      requirements[index].details.items.count > 1,
      requirements[index].details.items.allSatisfy({ !$0.values.isEmpty })
    {
      return close(index)
    }
    let isList = isAbout && recipe == nil && context == .generic && isNeed(index, .records)
    if isRead, isNeed(index, .records, .fact),
      requirements[index].details.items.contains(where: { $0.state != nil })
    {
      requirements[index].subject = .need(.sequence)
    }
    if isRead, position == end, isList || isNeed(index, .status, .sequence, .routine, .trend) {
      return close(index)
    }
    requirements.removeLast(requirements.count - count)
    position = start
  }

  /// "a contact list with name and phone": columns of what the screen lists.
  mutating func screenColumns() {
    guard let title, let recipe, plays(position, CueSet(.container)),
      context == .list
        || context == .generic
          && RecipeBook.shipped.recipe(at: recipe.place).requirements.first?.hasThings ?? false
    else { return }
    let phrase = nounPhrase(position + 1)
    guard phrase.end > position + 1, phrase.component == nil, !phrase.hasDeterminer,
      tokens[phrase.end - 1].plays(CueSet(.field)) || phrase.need == .fact,
      !tokens[phrase.end - 1].isPlural
    else { return }
    let index = require(.need(.records), from: position, to: position + 1)
    requirements[index].details.label = title
    if columns(of: index, after: 1, isForEach: false) { return close(index) }
    requirements.removeLast()
  }

  /// The place of the recipe that a sense of a screen names; nil where it names none.
  func recipePlace(of sense: Sense) -> Int? {
    RecipeBook.shipped.place(ofScreenNamed: sense.argument)
  }

  /// Takes the title, the context and the recipe from the noun of the screen.
  mutating func titled(_ phrase: NounPhrase) {
    var named: Int?
    for index in phrase.first..<phrase.end where tokens[index].plays(CueSet(.screen)) {
      if let sense = sense(.screen, index), recipePlace(of: sense) != nil {
        if (index..<phrase.end).allSatisfy({ tokens[$0].plays(CueSet(.screen)) }) {
          named = index
        }
      }
    }
    var upper = phrase.end
    while upper > phrase.first, let sense = sense(.screen, upper - 1),
      sense.argument == "generic" || sense.argument == "form" && upper - 1 > phrase.first
    {
      if named == upper - 1 { break }
      upper -= 1
    }
    if upper - phrase.first == 2, isLikeness(upper - 1) {
      // "a Wikipedia-style page"
      upper = phrase.first
    }
    let first =
      (phrase.first..<phrase.end).first { !plays($0, CueSet(.style)) || plays($0, CueSet(.screen)) }
      ?? phrase.first
    if let named, let sense = sense(.screen, named), let place = recipePlace(of: sense) {
      let known = RecipeBook.shipped.entries[place]
      recipe = (place, range(first, phrase.end))
      let isForm =
        self.sense(.screen, phrase.end - 1)?.argument == "form"
        || context == .form
          && (known.context != "detail" || isRole(phrase.start - 1, .making)
            || isRole(phrase.start - 2, .making))
      context =
        isForm
        ? .form : Context(rawValue: known.context) ?? context
      title =
        named == first && tokens[named].plays(CueSet(.verb))
        ? Phrase(known.title, at: range(first, phrase.end)) : label(first, max(upper, named + 1))
    } else if upper > first {
      let isForm = upper < phrase.end && sense(.screen, phrase.end - 1)?.argument == "form"
      title = label(first, isForm ? phrase.end : upper)
      if sense(.screen, phrase.end - 1)?.argument == "detail" { context = .detail }
      screenPhrase = phrase
      screenPhrase?.end = upper
      topic = lowercased(label(first, upper))
    } else if let sense = sense(.screen, phrase.end - 1), sense.argument == "form" {
      title = nil
    }
  }
}
