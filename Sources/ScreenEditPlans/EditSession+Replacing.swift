package import ScreenAnchors
internal import ScreenDiagnostics
package import ScreenEdits
package import ScreenModel

/// Replacing texts, wherever they are on the screen.
extension EditSession {

  /// Replaces the text in some places.
  package func replacing(_ places: [Screen.TextPlace], with text: String, old: String) -> EditPlan?
  {
    var edits: [Edit] = []
    var targets: [EditTarget] = []
    for place in places {
      guard let tree = element(at: place.address)?.tree else { return nil }
      let part = ComponentPart(kind: "value", pointer: place.pointer, labels: [old])
      let operations = part.setting(text, in: tree)
      guard !operations.isEmpty else { return nil }
      edits.append(.change(place.address, operations))
      let target = EditTarget.element(place.address)
      if !targets.contains(target) { targets.append(target) }
    }
    let count = places.count == 1 ? "" : " in \(places.count) places"
    return EditPlan(
      subject: "set", edits: edits, targets: targets, done: "\"\(old)\" is \"\(text)\" now\(count)")
  }

  /// `change 12 to 15`, `change all EUR to GBP`, `replace Paolo with Maya everywhere`: replaces a
  /// text that is shown; nil if it is shown nowhere.
  ///
  /// - Throws: `Refusal` if it is in several places and not all are meant.
  package func replacing(
    _ anchor: ArraySlice<EditToken>, with text: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    var (anchor, text) = (finder.bare(anchor), text)
    var isAll = false
    if let all = words.match("all", at: anchor) {
      isAll = true
      anchor = finder.bare(anchor.dropFirst(all.count))
    }
    for count in [3, 2, 1] where text.count > count {
      guard words.match("everywhere", at: text.suffix(count))?.count == count else { continue }
      isAll = true
      text = text.dropLast(count)
    }
    guard !anchor.isEmpty, !text.isEmpty else { return nil }
    var old = written(anchor)
    let new = written(text)
    var places = screen.held(old).places
    // `6 kg` if "6" is under "Fish (kg)".
    if places.isEmpty, anchor.count > 1, let figure = anchor.first?.text, Figure(figure) != nil,
      case .one(let place) = screen.held(figure), let texts = element(at: place.address)?.tree,
      let unit = anchor.last?.text, Self.says(texts, AnchorFinder.fold(unit))
    {
      (old, places) = (figure, [place])
    }
    // A text in each item of one list counts as one thing.
    let isOfEach =
      Set(places.map(\.address)).count == 1
      && Set(places.map { $0.pointer.tokens.count }).count == 1
      && Set(places.compactMap { $0.pointer.tokens.last }).count == 1
    guard isAll || places.count < 2 || isOfEach else {
      throw Refusal(reason: "\"\(old)\" is in \(places.count) places; say which, or all of them")
    }
    return places.isEmpty ? nil : replacing(places, with: new, old: old)
  }

  /// Whether some text contains all the words.
  private static func says(_ tree: TreeValue, _ words: [String]) -> Bool {
    switch tree.content {
    case .text(let text):
      let own = AnchorFinder.fold(text)
      return words.allSatisfy(own.contains)
    case .array(let elements): return elements.contains { says($0, words) }
    case .object(let members): return members.contains { says($0.value, words) }
    case .null, .flag, .number: return false
    }
  }

  /// `replace Paolo with Maya everywhere`; nil if not all places are meant.
  func replacingEverywhere(
    _ anchor: ArraySlice<EditToken>, with text: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    let isAll = [3, 2, 1].contains { count in
      text.count > count
        && words.match("everywhere", at: text.suffix(count))?.count == count
    }
    return isAll ? try replacing(anchor, with: text) : nil
  }

  /// `change Dunn to Dunne`, `change 9 August to 16 August`: changes only a cell of a target or a
  /// part of its name; nil if the words are the whole name.
  package func correcting(
    _ anchor: ArraySlice<EditToken>, _ targets: [EditTarget], _ text: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    guard targets.count == 1 else { return nil }
    let old = written(finder.bare(anchor))
    let label: String
    switch targets[0] {
    case .part(_, let part):
      label = part.label
      guard part.kind != "option", part.kind != "value" else { return nil }
      if label.lowercased() != old.lowercased(),
        case .one(let place) = screen.held(old, in: targets[0])
      {
        return replacing([place], with: written(text), old: old)
      }
    case .element(let address):
      guard let component = element(at: address)?.component else { return nil }
      label = OwnTexts(of: component).title
      // `change "Ready" to "Ready by"` refers to the name.
      if label.lowercased() == old.lowercased(),
        component.kind == .keyValue || component.kind == .stat, anchor.first?.isQuoted ?? false
      {
        return try rename(targets, to: text)
      }
    case .section, .screen: return nil
    }
    guard label.utf8.count > old.utf8.count, let range = Self.range(of: old, in: label),
      !anchor.isEmpty, words.meanings("kind", endingIn: anchor).isEmpty
    else { return nil }
    let new = label[..<range.lowerBound] + written(text) + label[range.upperBound...]
    let token = EditToken(
      text: String(new), folded: new.lowercased(), range: anchor.first?.range ?? .at(0),
      isQuoted: true)
    return try rename(targets, to: [token])
  }

  /// The range of whole words in a text; nil if they occur not at all, or twice.
  private static func range(of words: String, in text: String) -> Range<String.Index>? {
    let (low, wanted) = (text.lowercased(), words.lowercased())
    guard low.utf8.count == text.utf8.count, !wanted.isEmpty else { return nil }
    let found = low.ranges(of: wanted).filter { range in
      let before = low[..<range.lowerBound].last
      let after = low[range.upperBound...].first
      return !(before.map { $0.isLetter || $0.isNumber } ?? false)
        && !(after.map { $0.isLetter || $0.isNumber } ?? false)
    }
    guard found.count == 1 else { return nil }
    let start = low.utf8.distance(from: low.startIndex, to: found[0].lowerBound)
    let end = low.utf8.distance(from: low.startIndex, to: found[0].upperBound)
    let first = text.utf8.index(text.startIndex, offsetBy: start)
    return first..<text.utf8.index(text.startIndex, offsetBy: end)
  }

  /// `change compost from 80 l to 95 l`: the thing and its old value; nil if no old value is
  /// stated, or it is a different one.
  package func replacing(
    old anchor: ArraySlice<EditToken>, with text: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    for index in anchor.indices.dropFirst() {
      guard let from = words.match("old", at: anchor[index...]),
        index + from.count < anchor.endIndex,
        let target = finder.find(anchor[..<index]).one
      else { continue }
      let old = written(anchor[(index + from.count)...])
      guard case .one(let place) = screen.held(old, in: target) else {
        if case .section(let id) = target,
          screen.index(of: id).map({ screen.sections[$0].title.lowercased() }) == old.lowercased()
        {
          return try rename([target], to: text)
        }
        continue
      }
      return replacing([place], with: written(text), old: old)
    }
    return nil
  }
}
