internal import ScreenAnchors
public import ScreenModel

/// A change to a screen, as a value.
public enum Edit: Hashable, Sendable {
  /// Inserts components into a section before the one at an index.
  case insert([Element], section: String, index: Int)
  /// Inserts a section before the one at an index.
  case insertSection(Section, index: Int)
  /// Removes a component.
  case remove(ElementAddress)
  /// Removes a section with everything in it.
  case removeSection(String)
  /// Moves a component into a section, before the one at an index.
  case move(ElementAddress, section: String, index: Int)
  /// Moves a section before the one at an index.
  case moveSection(String, index: Int)
  /// Replaces a component with others.
  case replace(ElementAddress, with: [Element])
  /// Sets a property of a component; `rules.required` is a property of a record in it.
  case set(ElementAddress, property: String, value: TreeValue)
  /// Changes the parts of a component by a patch (RFC 6902) to its JSON.
  case change(ElementAddress, [JSONPatch.Operation])
  /// Sets the title, layout or group of a section.
  case setSection(String, property: String, value: String)
  /// Sets the title, the layout or the looks of the screen.
  case setScreen(property: String, value: String)
}

extension Edit {
  /// Sets a property of a component.
  package static func setting(
    _ address: ElementAddress, _ property: some PropertyName, to value: TreeValue
  ) -> Edit {
    .set(address, property: property.rawValue, value: value)
  }

  /// Sets the title, layout or group of a section.
  package static func setting(_ id: String, _ property: Section.Property, to value: String) -> Edit
  {
    .setSection(id, property: property.rawValue, value: value)
  }

  /// Sets the title, the layout or the looks of the screen.
  package static func setting(_ property: Screen.Property, to value: String) -> Edit {
    .setScreen(property: property.rawValue, value: value)
  }
}

extension Screen {
  /// Applies an edit; if it refers to something that does not exist, nothing changes.
  ///
  /// - Returns: Whether it was applied.
  public mutating func apply(_ edit: Edit) -> Bool {
    switch edit {
    case .insert(let elements, let section, let index):
      guard let place = self.index(of: section), index <= sections[place].elements.count, index >= 0
      else {
        return false
      }
      sections[place].elements.insert(contentsOf: elements, at: index)
    case .insertSection(let section, let index):
      guard (0...sections.count).contains(index) else { return false }
      sections.insert(section, at: index)
    case .remove(let address):
      guard let place = place(of: address) else { return false }
      sections[place].elements.remove(at: address.index)
      if sections[place].elements.isEmpty { sections.remove(at: place) }
    case .removeSection(let id):
      guard let place = index(of: id) else { return false }
      sections.remove(at: place)
    case .move(let address, let section, let index): return move(address, section, index)
    case .moveSection(let id, let index):
      guard let place = self.index(of: id), (0...sections.count).contains(index) else {
        return false
      }
      let section = sections.remove(at: place)
      sections.insert(section, at: index > place ? index - 1 : index)
    case .replace(let address, let elements):
      guard let place = place(of: address) else { return false }
      sections[place].elements.replaceSubrange(address.index...address.index, with: elements)
    case .set(let address, let property, let value):
      guard let place = place(of: address) else { return false }
      return sections[place].elements[address.index].set(property, to: value)
    case .change(let address, let operations):
      guard let place = place(of: address), !operations.isEmpty,
        let changed = try? JSONPatch(operations)
          .applied(to: sections[place].elements[address.index].tree),
        let element = Element(changed)
      else { return false }
      sections[place].elements[address.index] = element
    case .setSection(let id, let property, let value):
      guard let place = index(of: id) else { return false }
      return sections[place].set(property, to: value)
    case .setScreen(let property, let value): return set(property, to: value)
    }
    return true
  }

  private mutating func set(_ property: String, to value: String) -> Bool {
    switch Property(rawValue: property) {
    case .title: title = value
    case .layout:
      guard let layout = Layout(rawValue: value) else { return false }
      self.layout = layout
    case .accent:
      guard let accent = Accent(rawValue: value) else { return false }
      self.accent = accent
    case .appearance:
      guard let appearance = Appearance(rawValue: value) else { return false }
      self.appearance = appearance
    case .version, .draft, .sections, nil: return false
    }
    return true
  }

  private mutating func move(_ address: ElementAddress, _ section: String, _ index: Int) -> Bool {
    guard let from = place(of: address), let to = self.index(of: section),
      (0...sections[to].elements.count).contains(index)
    else { return false }
    let element = sections[from].elements.remove(at: address.index)
    let isLater = from == to && index > address.index
    sections[to].elements.insert(element, at: isLater ? index - 1 : index)
    if sections[from].elements.isEmpty { sections.remove(at: from) }
    return true
  }

  private func place(of address: ElementAddress) -> Int? {
    guard let place = index(of: address.section),
      sections[place].elements.indices.contains(address.index)
    else { return nil }
    return place
  }
}

extension Section {
  fileprivate mutating func set(_ property: String, to value: String) -> Bool {
    switch Property(rawValue: property) {
    case .title: title = value
    case .group: group = value
    case .layout:
      guard let layout = Layout(rawValue: value) else { return false }
      self.layout = layout
    case .id, .components, nil: return false
    }
    return true
  }
}
