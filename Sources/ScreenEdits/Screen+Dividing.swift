internal import ScreenAnchors
package import ScreenModel

/// Dividing sections, and moving them.
extension Screen {
  /// Gives some components of a section a section of their own: those before them stay in the
  /// section, and those after them become a section behind it.
  package func dividing(
    _ addresses: [ElementAddress], titled title: String, layout: Section.Layout?
  ) -> [Edit] {
    guard let first = addresses.first, let home = index(of: first.section) else { return [] }
    let section = sections[home]
    let indices = addresses.map(\.index).sorted()
    let start = indices[0]
    let after = section.elements.indices.filter { $0 > start && !indices.contains($0) }
    var edits: [Edit] = []
    if start == 0, title.isEmpty, let layout {
      // The title stays above the first components.
      for index in after.reversed() {
        edits.append(.remove(ElementAddress(section: section.id, index: index)))
      }
      let rest = newSection(of: after.map { section.elements[$0] }, section.layout, like: section)
      return edits + [
        .setting(section.id, .layout, to: layout.rawValue),
        .insertSection(rest, index: home + 1),
      ]
    }
    let own = newSection(
      of: indices.map { section.elements[$0] }, layout ?? section.layout, like: section,
      titled: title)
    let isFirst = start == 0
    // The components before keep their section or, if there are none, those after.
    let gone = isFirst ? indices : indices + after
    for index in gone.sorted().reversed() {
      edits.append(.remove(ElementAddress(section: section.id, index: index)))
    }
    guard gone.count < section.elements.count else {
      return [
        .setting(section.id, .title, to: title)
      ]
    }
    edits.append(.insertSection(own, index: isFirst ? home : home + 1))
    if !isFirst, !after.isEmpty {
      let rest = newSection(
        of: after.map { section.elements[$0] }, section.layout, like: section,
        except: [own.id])
      edits.append(.insertSection(rest, index: home + 2))
    }
    return edits
  }

  private func newSection(
    of elements: [Element], _ layout: Section.Layout, like section: Section,
    titled title: String = "", except ids: Set<String> = []
  ) -> Section {
    let name = title.isEmpty ? elements.first.map { OwnTexts(of: $0.component).title } ?? "" : title
    return Section(
      id: sectionName(name, except: ids), title: title, layout: layout, group: section.group,
      elements: elements)
  }

  /// Moves of sections that keep the buttons at the end of the last section at the end: `swap
  /// Contact and Address`.
  package func keepingActions(_ moves: [Edit]) -> [Edit] {
    guard let last = sections.last else { return moves }
    let buttons = last.elements.reversed().prefix { $0.component.kind == .button }.count
    let all = sections.flatMap(\.elements).count { $0.component.kind == .button }
    guard buttons > 0, buttons == all, buttons < last.elements.count,
      last.elements.contains(where: { $0.component.kind.family == .input })
    else { return moves }
    var changed = self
    for move in moves where !changed.apply(move) { return moves }
    guard let end = changed.sections.last, end.id != last.id,
      end.elements.contains(where: { $0.component.kind.family == .input })
    else { return moves }
    let first = last.elements.count - buttons
    return moves
      + (0..<buttons).map { offset in
        .move(
          ElementAddress(section: last.id, index: first), section: end.id,
          index: end.elements.count + offset)
      }
  }
}
