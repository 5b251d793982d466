internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

/// The kind of screen that the whole of a short intent names.
extension ClauseReader {
  /// Takes the kind of screen from the whole of what is asked; false where that is no name of one.
  mutating func takeRecipe() -> Bool {
    let lower = requestEnd
    let book = RecipeBook.shipped
    var upper = tokens.count
    var isForm = false
    // The name of a screen has few words.
    while upper > lower, upper - lower <= 8 {
      let last = tokens[upper - 1]
      let words = range(lower, upper)
      if last.kind == .word,
        let place = book.place(
          ofScreenCalled: String(
            decoding: bytes[words.lowerBound..<words.upperBound], as: UTF8.self)),
        !isForm || book.entries[place].context == "form"
      {
        requirements.removeAll()
        recipe = (place, words)
        title = title ?? label(lower, upper)
        return true
      }
      let screen = lexicon.sense(.screen, of: last.entry)?.argument
      guard screen == "generic" || screen == "form" || last.kind == .line || last.kind == .stop
      else { return false }
      isForm = isForm || screen == "form"
      upper -= 1
    }
    return false
  }

  /// Takes the kind of screen from behind what it is of, "Apple cake - recipe page", "Rowan House
  /// (holiday home listing)"; false where no mark parts the two.
  mutating func takeNamedRecipe() -> Bool {
    let stop = (0..<tokens.count).last { tokens[$0].kind != .stop && tokens[$0].kind != .line } ?? 0
    let isClosed = stop < tokens.count && tokens[stop].kind == .close
    let upper = isClosed ? stop : stop + 1
    guard upper <= min(tokens.count, 12),
      let mark = (1..<max(1, upper)).last(where: {
        tokens[$0].kind == .dash && isSpaced($0) || tokens[$0].kind == .open
      }), !isClosed || tokens[mark].kind == .open,
      (0..<upper).allSatisfy({ $0 == mark || tokens[$0].kind == .word })
    else { return false }
    var words = mark + 1..<upper
    while !words.isEmpty {
      let name = range(words.lowerBound, words.upperBound)
      let text = String(decoding: bytes[name.lowerBound..<name.upperBound], as: UTF8.self)
      if let place = RecipeBook.shipped.place(ofScreenCalled: text) {
        requirements.removeAll()
        recipe = (place, name)
        title = label(requestEnd, mark)
        context = Context(rawValue: RecipeBook.shipped.entries[place].context) ?? context
        return true
      }
      guard lexicon.sense(.screen, of: tokens[words.upperBound - 1].entry)?.argument == "generic"
      else { return false }
      words.removeLast()
    }
    return false
  }

  /// Takes messages that are all of a screen for the kind of screen that their word names: "a chat
  /// between a tutor and a pupil" is written in as well.
  mutating func takeTalk() {
    guard recipe == nil, (1...2).contains(requirements.count),
      requirements.indices.allSatisfy({
        isComponent($0, .list) && requirements[$0].details.variant == "messages"
          && requirements[$0].details.items.isEmpty && requirements[$0].details.columns.isEmpty
      })
    else { return }
    for index in 0..<min(tokens.count, Limits.lookahead)
    where lexicon.sense(.component, of: tokens[index].entry)?.variant == "messages" {
      let word = range(index, index + 1)
      let name = String(decoding: bytes[word.lowerBound..<word.upperBound], as: UTF8.self)
      guard let place = RecipeBook.shipped.place(ofScreenCalled: name) else { continue }
      title = title ?? titleHint
      recipe = (place, word)
      return requirements.removeAll()
    }
  }
}
