internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Inputs named in clauses next to rows and lines.
extension Interpreter {
  /// "Add a search box" names a search box.
  func withoutAdding(_ range: SourceRange) -> SourceRange {
    guard let adding = phrases.opening(of: words.folded(range), as: "wished adding"),
      adding.length < words.count(range),
      case let rest = cutter.withoutArticle(words.dropping(adding.length, from: range)),
      phrases.sense(in: words.folded(rest), as: "component any") != nil || cutter.isSearch(rest)
    else { return range }
    return rest
  }

  /// "An enquiry form underneath with name, mobile, message": a part with that name and its inputs.
  func formWished(_ range: SourceRange) -> Request? {
    let bare = cutter.withoutArticle(cutter.withoutLead(range))
    let folded = words.folded(bare)
    guard hasRows || hasFacts,
      let form = folded.words.prefix(5).firstIndex(where: {
        phrases.sense(ofAll: FoldedWords($0), as: "wished form") != nil
      }),
      let with = folded.words.indices.dropFirst(form + 1).prefix(5).first(where: {
        phrases.sense(ofAll: FoldedWords(folded.words[$0]), as: "wished with") != nil
      }), with + 1 < folded.count
    else { return nil }
    let rest = words.dropping(with + 1, from: bare)
    let parted = words.partsAtCommas(of: rest)
    let names = parted.count > 1 ? parted : words.members(of: rest)
    guard names.count > 1, names.allSatisfy({ words.count($0) <= 4 }) else { return nil }
    let label = SourceRange(bare.lowerBound, words.place(after: form + 1, in: bare).end)
    return .section(
      words.label(label), range,
      names.flatMap { name in
        inputs.isPressed(name) ? [.action(words.label(name), name)] : inputs.wishes(name)
      })
  }

  /// "A date picker": an input given only by its type.
  func inputTyped(_ range: SourceRange) -> Request? {
    let bare = cutter.withoutArticle(cutter.withoutLead(cutter.withoutPlaceBehind(range)))
    let folded = words.folded(bare)
    guard (1...3).contains(folded.count),
      let kind = phrases.sense(ofAll: folded, as: "type").flatMap(InputParts.Kind.init),
      [.date, .time, .datetime, .file].contains(kind)
    else { return nil }
    let name = folded.count > 1 ? words.droppingLast(1, from: bare) : bare
    var parts = InputParts(words.label(name), range)
    parts.kind = kind
    return parts.wish(book)
  }
}
