internal import ScreenAnchors
internal import ScreenModel

/// The fate of each element of a screen.
struct ElementComparison {
  /// The fate of an element.
  enum Outcome: Hashable {
    /// It is unchanged.
    case kept
    /// It changed, with the element before and after.
    case changed(Element, Element)
    /// It was removed.
    case removed
  }

  private(set) var fates: [ElementAddress: Outcome] = [:]
  /// The elements that are new, in order.
  private(set) var added: [Element] = []
  /// The elements before and after, in order, each new one with the old one it corresponds to.
  private let old: [(address: ElementAddress, element: Element)]
  private var new: [(section: String, element: Element, origin: ElementAddress?)]

  /// Pairs the elements of two screens.
  ///
  /// Equal elements are paired first, then those that hosts know by the same name, then those of
  /// the same kind and title, then those of the same kind in the same section, in order.
  init(_ before: Screen, _ after: Screen) {
    old = before.sections.flatMap { section in
      section.elements.enumerated().map {
        (ElementAddress(section: section.id, index: $0), $1)
      }
    }
    new = after.sections.flatMap { section in
      section.elements.map { (section.id, $0, nil) }
    }
    var free = Array(old.indices)
    func pair(_ isOne: (Element, String, Element, String) -> Bool) {
      for index in new.indices where new[index].origin == nil {
        guard
          let place = free.firstIndex(where: { candidate in
            isOne(
              old[candidate].element, old[candidate].address.section, new[index].element,
              new[index].section)
          })
        else { continue }
        new[index].origin = old[free[place]].address
        free.remove(at: place)
      }
    }
    pair { $0 == $2 && $1 == $3 }
    pair { before, _, after, _ in before == after }
    pair { before, _, after, _ in
      Self.hostName(before).map { $0 == Self.hostName(after) } ?? false
    }
    pair { before, _, after, _ in
      before.component.kind == after.component.kind
        && OwnTexts(of: before.component).title == OwnTexts(of: after.component).title
    }
    pair { $0.component.kind == $2.component.kind && $1 == $3 }
    var changes: [ElementAddress: Element] = [:]
    for entry in new {
      if let origin = entry.origin {
        changes[origin] = entry.element
      } else {
        added.append(entry.element)
      }
    }
    for (address, element) in old {
      fates[address] =
        changes[address].map { $0 == element ? .kept : .changed(element, $0) }
        ?? .removed
    }
  }

  /// The elements that changed or were removed.
  var touched: [ElementAddress] { old.map(\.address).filter { fates[$0] != .kept } }

  /// The position of an element in the old screen.
  func order(_ address: ElementAddress) -> Int {
    old.firstIndex { $0.address == address } ?? old.count
  }

  /// The fate of an element, in words.
  func fate(of address: ElementAddress) -> String {
    switch fates[address] {
    case .kept?, nil: "kept"
    case .changed?: "changed"
    case .removed?: "removed"
    }
  }

  /// The elements that moved relative to each other, without those that are named, new or removed;
  /// and, unless a section was to be divided, those that changed sections.
  func strayed(naming named: Set<EditTarget>, mayDivide: Bool) -> [EditTarget] {
    func isFixed(_ address: ElementAddress) -> Bool {
      guard fates[address] != .removed else { return false }
      return !named.contains { target in
        switch target {
        case .element(let other), .part(let other, _): other == address
        case .section(let id): id == address.section
        case .screen: false
        }
      }
    }
    let before = old.map(\.address).filter(isFixed)
    var after: [ElementAddress] = []
    var homes: [ElementAddress: String] = [:]
    for entry in new {
      guard let origin = entry.origin, isFixed(origin) else { continue }
      after.append(origin)
      homes[origin] = entry.section
    }
    if let first = zip(before, after).first(where: { $0 != $1 }) { return [.element(first.0)] }
    guard !mayDivide else { return [] }
    return before.filter { homes[$0] != $0.section }.map { .element($0) }
  }

  /// The name by which hosts know an element.
  private static func hostName(_ element: Element) -> String? {
    let texts = OwnTexts(of: element.component)
    return texts[.identity] ?? texts[.action]
  }
}
