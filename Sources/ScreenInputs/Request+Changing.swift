package import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel

extension [Request] {
  /// Joins tabs that are only named with the parts of the same names: "Tabs: Docks, History" above
  /// "History".
  package mutating func joinTabs() {
    var joined: Set<Int> = []
    for tab in indices where self[tab].details.variant == "tab" && self[tab].parts.isEmpty {
      guard let label = self[tab].details.label,
        let part = indices.first(where: { index in
          (self[index].isSection || self[index].isCollection)
            && self[index].details.variant != "tab"
            && (self[index].details.label.map { $0.isSame(as: label) } ?? false)
        })
      else { continue }
      // The buttons behind a list with a name of its own are those of the list.
      let own = self[part].isSection ? [] : self[(part + 1)...].prefix(while: \.isPressed)
      self[tab].parts = self[part].isSection ? self[part].parts : [self[part]] + own
      self[tab].range = self[part].range
      joined.formUnion(part...part + own.count)
    }
    for tab in indices where self[tab].details.variant == "tab" && self[tab].parts.isEmpty {
      // A tab that is named after things shows some of them.
      guard let label = self[tab].details.label, label.text.hasSuffix("s"),
        !label.text.hasSuffix("ss"), !label.text.hasSuffix("ings")
      else { continue }
      self[tab].parts = [Request(.component(.list), self[tab].range, Details(label: label))]
    }
    self = indices.filter { !joined.contains($0) }.map { self[$0] }
  }
}

extension Request {
  /// Adds the parts of each thing to a collection: attributes as column names, actions unchanged.
  package mutating func addPerThing(_ added: [Request]) {
    for wish in added {
      if wish.isPressed || wish.subject == .component(.toggle) || wish.subject == .component(.link)
      {
        if !parts.contains(where: { $0.details.label == wish.details.label }) { parts.append(wish) }
      } else if wish.isCollection {
        details.columns += wish.details.columns
      } else if let label = wish.details.label,
        !details.columns.contains(where: { $0.isSame(as: label) }),
        details.nameColumn.map({ !$0.isSame(as: label) }) ?? true, details.items.isEmpty
      {
        details.columns.append(label)
      }
    }
  }

  /// The wish, as one of each thing of a collection.
  package var ofEach: Request {
    var wish = self
    wish.details.isOfEach = true
    return wish
  }

  /// The wish, moved to another place in the text.
  package func moved(by offset: Int) -> Request {
    var wish = self
    wish.range = range.moved(by: offset)
    wish.details = details.moved(by: offset)
    wish.parts = parts.map { $0.moved(by: offset) }
    return wish
  }
}

extension SourceRange {
  /// The range, moved to another place in the text.
  package func moved(by offset: Int) -> SourceRange {
    SourceRange(lowerBound + offset, upperBound + offset)
  }
}

extension Phrase {
  /// The phrase, moved to another place in the text.
  package func moved(by offset: Int) -> Phrase {
    range.map { Phrase(text, at: $0.moved(by: offset)) } ?? self
  }
}

extension Details {
  fileprivate func moved(by offset: Int) -> Details {
    var details = self
    details.label = label?.moved(by: offset)
    details.kind = kind?.moved(by: offset)
    details.value = value?.moved(by: offset)
    details.unit = unit?.moved(by: offset)
    details.target = target?.moved(by: offset)
    details.change = change?.moved(by: offset)
    details.timeframe = timeframe?.moved(by: offset)
    details.dimension = dimension?.moved(by: offset)
    details.columns = columns.map { $0.moved(by: offset) }
    details.nameColumn = nameColumn?.moved(by: offset)
    details.items = items.map { $0.moved(by: offset) }
    details.hint = hint?.moved(by: offset)
    return details
  }
}

extension Details.Item {
  fileprivate func moved(by offset: Int) -> Details.Item {
    var item = self
    item.label = label.moved(by: offset)
    item.values = values.map { $0.moved(by: offset) }
    item.state = state?.moved(by: offset)
    item.items = items.map { $0.moved(by: offset) }
    return item
  }
}
