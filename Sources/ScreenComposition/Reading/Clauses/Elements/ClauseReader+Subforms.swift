internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Whether a phrase names a form that is a part of the screen: "a contact form", "a form".
  func namesForm(_ phrase: NounPhrase) -> Bool {
    guard let head = phrase.screen, head == phrase.end - 1, phrase.component == nil,
      phrase.section == nil, phrase.layout == nil,
      context != .form || recipe != nil || !requirements.isEmpty,
      let sense = sense(.screen, head)
    else { return false }
    if sense.argument == "form" { return endsInForm(head) }
    guard phrase.hasDeterminer || endsInForm(head), let place = recipePlace(of: sense) else {
      return false
    }
    return RecipeBook.shipped.entries[place].context == "form"
  }

  /// The thing that a form is for; its verb may stand before the phrase.
  private func entry(_ phrase: NounPhrase) -> NamedEntry? {
    let verb = phrase.start - 1
    let hasVerb = isRole(verb, .making) || isRole(verb, .changing)
    return entry(hasVerb ? verb : phrase.start, phrase.end, isForm: true)
  }

  private func endsInForm(_ index: Int) -> Bool {
    bytes[tokens[index].start..<tokens[index].end].suffix(4).elementsEqual("form".utf8)
  }

  /// A form among other parts of the screen: a section of its fields, and the button that sends it.
  mutating func subform(_ phrase: NounPhrase) {
    let head = phrase.end - 1
    let index = holder() ?? require(.section(nil), from: phrase.start, to: phrase.end)
    let first = requirements.count
    let isKnown = sense(.screen, head).flatMap { recipePlace(of: $0) } != nil
    if requirements[index].details.label == nil, isKnown || head > phrase.first {
      requirements[index].details.label = label(phrase.first, isKnown ? phrase.end : head)
    }
    let outer = (context, parent)
    defer { (context, parent) = outer }
    context = .form
    if plays(position, CueSet(.to, .for)), let verb = purposeVerb(position + 1) {
      let object = nounPhrase(position + 2)
      let stop = max(object.end, position + 2)
      if !plays(stop, CueSet(.container)), kind(stop) != .colon, object.component == nil {
        return form(index, sending: verb, object, upTo: stop)
      }
    }
    content(of: index)
    if requirements.count == first, !isKnown, let entry = entry(phrase) {
      // "an add book form"
      requirements[index].details.label = compact(entry.verb ?? phrase.first, entry.end)
      requirements[index].range.lowerBound = tokens[entry.verb ?? phrase.first].start
      parent = index
      write(entry)
    } else if requirements.count == first, !isKnown, head > phrase.first,
      plays(head - 1, CueSet(.field))
    {
      // "a message form"
      parent = index
      let input = require(.need(.input), from: phrase.first, to: head)
      requirements[input].details.label = label(phrase.first, head)
      requirements[input].details.fieldKind = fieldKind(phrase.first, head)
      send("Send", index)
    } else if requirements.count > first, !requirements[first...].contains(where: \.isForAction),
      requirements[first...].contains(where: \.isForInput)
    {
      parent = index
      let known = sense(.screen, head).flatMap { recipePlace(of: $0) }
        .map { RecipeBook.shipped.recipe(at: $0).requirements.last { $0.isForAction } }
      send(known??.details.label?.text ?? "Send", index)
    }
    close(index)
  }

  /// The part of the screen that holds nothing else yet: "Contact with a message form".
  private func holder() -> Int? {
    guard let parent, parent == requirements.count - 1,
      case .section(nil) = requirements[parent].subject
    else { return nil }
    return parent
  }

  /// "a form to request a song": what is asked for by its object, and sent by its verb.
  private mutating func form(
    _ index: Int, sending verb: String, _ object: NounPhrase, upTo stop: Int
  ) {
    let start = position + 1
    // "invite a guest" keeps its article.
    let isOne = sense(.article, start + 1)?.argument == "indefinite"
    let words = isOne ? verbatim(start + 1, stop) : compact(start + 1, stop)
    let thing = object.end > object.first ? words.text : ""
    let name = thing.isEmpty ? verb : verb + " " + Self.lowercasedFirst(thing)
    requirements[index].details.label =
      requirements[index].details.label ?? Phrase(name, at: range(start, stop))
    position = stop
    parent = index
    let goal = Phrase(name, at: range(start, stop))
    let inputs = taskInputs(for: goal, told: requirements[index].range)
    let isWritten = isRole(start, .making) || isRole(start, .changing) || inputs.isEmpty
    if isWritten, let entry = entry(start, stop, isForm: true) {
      // "a form to add a plant"
      write(entry)
      parent = requirements[index].parent
      return close(index)
    }
    for var input in inputs where !isFull {
      input.parent = index
      requirements.append(input)
    }
    send(name, index)
    parent = requirements[index].parent
    close(index)
  }

  private mutating func send(_ name: String, _ index: Int) {
    let action = require(.need(.action), from: position - 1, to: position)
    requirements[action].range = requirements[index].range
    requirements[action].isImplied = true
    requirements[action].details.label = Phrase(name, at: requirements[index].range)
  }
}
