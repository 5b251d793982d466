internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenModel

/// Replacing texts, wherever they are on the screen.
extension EditSession {
  /// The place of a text: a component, and a pointer in its JSON.
  struct TextPlace: Hashable {
    var address: ElementAddress
    var pointer: JSONPointer
  }

  /// How often something occurs.
  enum OccurrenceCount {
    case none
    case one(TextPlace)
    case several([TextPlace])

    /// All the places.
    var places: [TextPlace] {
      switch self {
      case .none: []
      case .one(let place): [place]
      case .several(let places): places
      }
    }
  }

  /// The places where a text is the whole of a value shown, on the screen or within a target.
  func held(_ text: String, in scope: EditTarget? = nil) -> OccurrenceCount {
    var places: [TextPlace] = []
    let wanted = text.lowercased()
    for section in screen.sections {
      for (index, element) in section.elements.enumerated() {
        let address = ElementAddress(section: section.id, index: index)
        var start = JSONPointer(tokens: [])
        switch scope {
        case .section(let id) where id != section.id: continue
        case .element(let home) where home != address: continue
        case .part(let home, let part):
          guard home == address else { continue }
          start = part.pointer
        default: break
        }
        guard let tree = element.tree[start] else { continue }
        Self.collect(tree, at: start) { pointer, value in
          if ComponentPart.shown(value).lowercased() == wanted {
            places.append(TextPlace(address: address, pointer: pointer))
          }
        }
      }
    }
    return places.count == 1 ? .one(places[0]) : places.isEmpty ? .none : .several(places)
  }

  /// Visits the texts and numbers that users see.
  private static func collect(
    _ tree: TreeValue, at pointer: JSONPointer, _ found: (JSONPointer, TreeValue) -> Void
  ) {
    switch tree.content {
    case .text, .number: found(pointer, tree)
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        collect(element, at: pointer.appending(String(index)), found)
      }
    case .object(let members):
      for member in members where !hidden.contains(member.name) {
        collect(member.value, at: pointer.appending(member.name), found)
      }
    case .null, .flag: break
    }
  }

  /// The names of things on the screen, and their short texts.
  var names: [String] {
    var names = [screen.title]
    for section in screen.sections {
      names += [section.title, section.group]
      for element in section.elements {
        Self.collect(element.tree, at: JSONPointer(tokens: [])) { _, value in
          names.append(ComponentPart.shown(value))
        }
      }
    }
    return names.filter { !$0.isEmpty && $0.utf8.count < 48 }
  }

  /// Properties that only hosts read.
  private static let hidden: Set<String> = [
    "type", "kind", "style", "tone", "trend", "state", "name", "action", "opens", "source",
    "destination", "image", "language", "sample",
  ]

  /// Replaces the text in some places.
  func replacing(_ places: [TextPlace], with text: String, old: String) -> EditPlan? {
    var edits: [Edit] = []
    var targets: [EditTarget] = []
    for place in places {
      guard let tree = element(at: place.address)?.tree else { return nil }
      let part = ComponentPart(kind: "value", pointer: place.pointer, labels: [old])
      let operations = setting(part, to: text, in: tree)
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
  func replacing(
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
    var places = held(old).places
    // `6 kg` if "6" is under "Fish (kg)".
    if places.isEmpty, anchor.count > 1, let figure = anchor.first?.text, Figure(figure) != nil,
      case .one(let place) = held(figure), let texts = element(at: place.address)?.tree,
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
  func correcting(
    _ anchor: ArraySlice<EditToken>, _ targets: [EditTarget], _ text: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    guard targets.count == 1 else { return nil }
    let old = written(finder.bare(anchor))
    let label: String
    switch targets[0] {
    case .part(_, let part):
      label = part.label
      guard part.kind != "option", part.kind != "value" else { return nil }
      if label.lowercased() != old.lowercased(), case .one(let place) = held(old, in: targets[0]) {
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
  func replacing(
    old anchor: ArraySlice<EditToken>, with text: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    for index in anchor.indices.dropFirst() {
      guard let from = words.match("old", at: anchor[index...]),
        index + from.count < anchor.endIndex,
        let target = finder.find(anchor[..<index]).one
      else { continue }
      let old = written(anchor[(index + from.count)...])
      guard case .one(let place) = held(old, in: target) else {
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
