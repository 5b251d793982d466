internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Lines below a head that names several things: they say what each of them has.
extension LineDraft {
  /// The table of the things that a head names, "Line items" above "description", "quantity" and
  /// "unit price", with the buttons of each; nil for other heads and lines.
  func gathered(_ wishes: [Request], below head: SourceRange, in range: SourceRange) -> Request? {
    let name = FieldLine(head, of: words).label
    let attributes = wishes.filter { !$0.isPressed }
    guard attributes.count > 1, attributes.allSatisfy(isAttribute) else { return nil }
    let areAsked = attributes.contains(where: \.isInput)
    // "Guests" above inputs may be one guest's; a guest list has a row for each.
    guard areAsked ? namesList(name) : namesList(name) || isOfSeveral(name) else { return nil }
    var details = Details(label: words.label(name))
    details.columns = attributes.compactMap(\.details.label)
    details.nameColumn = details.columns.removeFirst()
    var table = Request(.component(.table), range, details)
    table.parts = wishes.filter(\.isPressed).map(\.ofEach)
    return Self.literal(table)
  }

  /// The choice that a head names and lines below it offer, "Topics" above "Economy" and "Housing";
  /// nil for lines that name values themselves.
  func offered(_ wishes: [Request], below head: SourceRange, in range: SourceRange) -> Request? {
    let name = FieldLine(head, of: words).label
    let isOfMany = isOfSeveral(name)
    guard wishes.count > 1, isOfMany || inputs.namesValue(name),
      wishes.allSatisfy({ $0.isInput && isAttribute($0) && !$0.namesKind }),
      case let labels = wishes.compactMap(\.details.label),
      labels.allSatisfy({ label in label.range.map { !inputs.namesValue($0) } ?? false })
    else { return nil }
    var details = Details(label: words.label(name))
    details.items = labels.map { Details.Item($0) }
    details.variant = isOfMany ? "multiple" : nil
    return Request(.need(.choice), range, details)
  }

  /// Whether a wish only names a value.
  private func isAttribute(_ wish: Request) -> Bool {
    guard let label = wish.details.label, !label.text.isEmpty, wish.isBareName else { return false }
    return words.count(label.range ?? wish.range) <= Self.longestAttribute
  }

  /// The most words of the name of an attribute.
  private static let longestAttribute = 4

  /// Whether a name ends in a word for a collection: "Guest list", "Line items".
  private func namesList(_ name: SourceRange) -> Bool {
    guard let last = words.folded(name).words.last, words.count(name) <= Self.longestName else {
      return false
    }
    return isWord(last, "draft group") || last == "item" && words.count(name) > 1
  }

  /// The most words of a head that names a collection.
  private static let longestName = 5
}

extension Request {
  /// Whether its words say what is typed.
  fileprivate var namesKind: Bool {
    details.fieldKind != nil && details.fieldKind != .text
  }

  /// Whether it has a name and says nothing else: a fact, a figure or a field of text.
  fileprivate var isBareName: Bool {
    guard details.value == nil, details.items.isEmpty, details.columns.isEmpty, parts.isEmpty,
      details.variant == nil, details.minimum == nil, details.isRequired == nil,
      details.hint == nil
    else { return false }
    switch subject {
    case .need(.fact), .need(.metric), .need(.input), .component(.stat), .component(.badge),
      .component(.field):
      return true
    case .need, .component, .section, .unknown: return false
    }
  }
}
