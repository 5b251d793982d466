import ScreenModel
import ScreenSpecifications

/// Whether a tree of values describes a page rather than being data to show.
///
/// Two signs of different kinds are needed, at least one of which names a part of a screen; one
/// that other data has as well, such as a member "filters", does not suffice.
struct DescriptionShape {
  private enum Sign: Hashable {
    case page, typed, parts, inputs, actions, table, component
  }

  private var signs: Set<Sign> = []
  private var isForeign = false
  private var visits = 0

  /// The most values that are looked at.
  private static let mostVisits = 4_000

  private init() {}

  /// Whether a tree describes a page.
  ///
  /// - Complexity: O(number of values), at most 4,000.
  static func holds(of tree: TreeValue) -> Bool {
    var shape = DescriptionShape()
    for member in tree.members ?? [] {
      let word = DescriptionWord(member.name)
      if member.name.hasPrefix("$") || word.means(.foreign) && !word.means(.page) { return false }
      if word.means(.page), !member.value.isListOfScalars,
        member.value.text != nil || member.value.members != nil
      {
        shape.signs.insert(.page)
      }
    }
    shape.look(at: tree, depth: 0)
    return !shape.isForeign && shape.signs.count > 1
  }

  private mutating func look(at value: TreeValue, depth: Int) {
    visits += 1
    guard visits < Self.mostVisits, depth < 12 else { return }
    for element in value.elements ?? [] { look(at: element, depth: depth + 1) }
    guard let members = value.members else { return }
    if DescribedTable.isOne(members) {
      signs.insert(.table)
      if members.contains(where: { DescriptionWord($0.name).means(.rows) && !$0.value.isScalar }) {
        signs.insert(.component)
      }
    }
    for member in members {
      look(at: member, depth: depth)
      look(at: member.value, depth: depth + 1)
    }
  }

  private mutating func look(at member: TreeMember, depth: Int) {
    let word = DescriptionWord(member.name)
    if let text = member.value.text {
      if text == "AdaptiveCard" || member.name == "$ref" || member.name == "$schema" {
        isForeign = true
      }
      if word.means(.typing), Self.isComponent(text) { signs.insert(.typed) }
      if let view = member.leadingView, view.isControl, view != .stat { signs.insert(.typed) }
      if word.text.hasPrefix("cta") || word.text.hasPrefix("submit") { signs.insert(.actions) }
      return
    }
    guard !member.value.isScalar else { return }
    if word.first(of: .section, .container, .side) != nil, member.value.holdsParts {
      signs.insert(.parts)
    }
    if word.means(.inputs) { signs.insert(.inputs) }
    if word.first(of: .actions, .rowActions) != nil, word.text != "links" { signs.insert(.actions) }
    switch word.view ?? word.views {
    case .table?, .chart?, .tabs?, .toggle?, .card?, .form?, .alert?, .picker?:
      signs.insert(.component)
    default: if word.means(.stats) && word.text.hasPrefix("kpi") { signs.insert(.component) }
    }
  }

  /// Whether a text names a component, other than a type that data may have as well.
  private static func isComponent(_ text: String) -> Bool {
    guard text.utf8.count <= 30 else { return false }
    let word = DescriptionWord(text)
    switch word.part {
    case .key(.facts)?, .key(.nav)?: return false
    case .key?: return true
    case .view(let view)?: return view.isControl
    case nil:
      return DescriptionWord.last(of: text)?.view.map {
        $0 == .table || $0 == .chart || $0 == .list
      } ?? false
    }
  }
}

extension ViewMeaning {
  /// Whether the view is one that only screens have.
  fileprivate var isControl: Bool {
    switch self {
    case .multiline, .picker, .toggle, .slider, .button, .list, .steps, .checklist, .table, .chart,
      .stat, .badge, .progress, .alert, .card, .dialog, .disclosure, .tabs, .tab, .form, .heading,
      .calendar, .divider:
      true
    case .field, .link, .title, .paragraph, .label, .quote, .code, .item, .row, .head, .cell,
      .image, .player, .map, .rating, .fact, .section, .columns, .container, .option, .group,
      .hidden:
      false
    }
  }
}

extension TreeValue {
  /// Whether the value has parts of a screen among its members or elements.
  var holdsParts: Bool { holdsParts(within: 6) }

  fileprivate func holdsParts(within depth: Int) -> Bool {
    guard depth > 0 else { return false }
    if let elements { return elements.prefix(200).contains { $0.holdsParts(within: depth - 1) } }
    guard let members else { return false }
    if DescribedTable.isOne(members) { return true }
    return members.contains { member in
      if member.isTyping { return true }
      let word = DescriptionWord(member.name)
      if member.value.isScalar { return member.leadingView?.isControl ?? false }
      switch word.part {
      case .key(.facts)?, .key(.nav)?: return false
      case .key?: return true
      case .view(let view)? where view.isControl: return true
      case .view?: return member.value.holdsParts(within: depth - 1)
      case nil:
        return word.views?.isControl ?? false || member.value.holdsParts(within: depth - 1)
      }
    }
  }

  /// Whether the value is an object for a button or a link.
  var holdsAction: Bool {
    members?.contains { member in
      member.leadingView == .button || member.leadingView == .link
        || DescriptionWord(member.name).means(.typing)
          && [.button, .link].contains(member.value.text.flatMap { DescriptionWord($0).view })
    } ?? false
  }

  /// Whether the value is an object with parts, rather than a single input.
  var holdsCollection: Bool {
    members?.contains { member in
      !member.value.isScalar && !DescriptionWord(member.name).means(.typing)
        && PropertyRule(named: member.name) != .options && member.value.holdsParts
        || DescriptionWord(member.name).means(.inputs) && !member.value.isScalar
    } ?? false
  }
}
