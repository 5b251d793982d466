internal import ScreenComposition
public import ScreenLedger
public import ScreenModel
internal import ScreenText

/// Checks a screen against the expectations of an intent's author.
public struct ScreenChecker: Sendable {
  private let screen: Screen
  private let ledger: Ledger
  private let components: [(kind: ComponentKind, properties: [TreeMember])]
  private let collections: [ItemCollection]
  private let visible: [String]

  /// Prepares a screen and its ledger.
  public init(_ screen: Screen, ledger: Ledger) {
    self.screen = screen
    self.ledger = ledger
    components = screen.sections.flatMap(\.components).map {
      ($0.kind, PropertyCollector.properties(of: $0))
    }
    collections = screen.sections.flatMap(\.elements).compactMap { ItemCollection($0) }
    var texts = [screen.title]
    for section in screen.sections {
      texts += [section.group, section.title]
      for component in section.components {
        Self.collect(
          TreeValue(.object(PropertyCollector.visibleProperties(of: component))), into: &texts)
      }
    }
    visible = texts.map(folded)
  }

  /// Whether the screen meets an expectation.
  public func meets(_ expectation: Expectation) -> Bool {
    switch expectation {
    case .count(let kind, let range):
      range.contains(components.count { kind == nil || $0.kind == kind })
    case .anyOf(let kinds): components.contains { kinds.contains($0.kind) }
    case .component(let kind, let members):
      components.contains { $0.kind == kind && matches(members, $0.properties) }
    case .text(let text): visible.contains { $0.contains(folded(text)) }
    case .absent(let text): !visible.contains { $0.contains(folded(text)) }
    case .order(let texts): isInOrder(texts)
    case .options(let label, let options): hasOptions(options, label: label)
    case .pair(let label, let value): hasPair(label: label, value: value)
    case .point(let label, let value): hasPoint(label: label, value: value)
    case .items(let range): range.contains(collections.map(\.count).max() ?? 0)
    case .cleanItems(let range):
      collections.max { $0.count < $1.count }.map {
        $0.isClean && range.contains($0.count)
      } ?? false
    case .columns(let columns): hasColumns(columns)
    case .title(let title): folded(screen.title) == folded(title)
    case .layout(let layout): screen.layout == layout
    case .sectionLayout(let layout): screen.sections.contains { $0.layout == layout }
    case .settledLedger: ledger.isSettled
    case .ledgerEntries(let count): ledger.entries.count >= count
    }
  }

  private func isInOrder(_ texts: [String]) -> Bool {
    var position = 0
    for text in texts.map(folded) {
      guard let found = visible[position...].firstIndex(where: { $0.contains(text) }) else {
        return false
      }
      position = found
    }
    return true
  }

  private func hasOptions(_ options: [String], label: String) -> Bool {
    screen.sections.flatMap(\.components).contains { component in
      guard case .picker(let picker) = component else { return false }
      return folded(picker.label) == folded(label)
        && picker.options.map(folded) == options.map(folded)
    }
  }

  private func hasPair(label: String, value: String) -> Bool {
    screen.sections.flatMap(\.components).contains { component in
      var texts: [String] = []
      Self.collect(
        TreeValue(.object(PropertyCollector.visibleProperties(of: component))), into: &texts)
      let words = texts.map(folded)
      return words.contains(folded(label)) && words.contains { $0.contains(folded(value)) }
    }
  }

  private func hasPoint(label: String, value: Double) -> Bool {
    screen.sections.flatMap(\.components).contains { component in
      guard case .chart(let chart) = component else { return false }
      return chart.series.contains {
        $0.points.contains { folded($0.label) == folded(label) && $0.value == value }
      }
    }
  }

  private func hasColumns(_ columns: [String]) -> Bool {
    screen.sections.flatMap(\.components).contains { component in
      var texts: [String] = []
      Self.collect(
        TreeValue(.object(PropertyCollector.visibleProperties(of: component))), into: &texts)
      let words = texts.map(folded)
      return columns.allSatisfy { column in words.contains { $0.contains(folded(column)) } }
    }
  }

  private func matches(_ expected: [TreeMember], _ properties: [TreeMember]) -> Bool {
    expected.allSatisfy { member in
      guard let value = properties.first(where: { $0.name == member.name })?.value else {
        return false
      }
      return matches(member.value, value)
    }
  }

  private func matches(_ expected: TreeValue, _ value: TreeValue) -> Bool {
    switch (expected.content, value.content) {
    case (.text(let left), .text(let right)): folded(left) == folded(right)
    case (.object(let left), .object(let right)): matches(left, right)
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { matches($0, $1) }
    case (let left, let right): left == right
    }
  }

  /// Collects the texts and numbers of a tree.
  private static func collect(_ value: TreeValue, into texts: inout [String]) {
    switch value.content {
    case .text(let text): texts.append(text)
    case .number(let number):
      var buffer = UTF8Buffer()
      buffer.append(number: number)
      texts.append(buffer.string)
    case .array(let elements): for element in elements { collect(element, into: &texts) }
    case .object(let members):
      for member in members { collect(member.value, into: &texts) }
    case .flag, .null: break
    }
  }
}

/// A text without case.
private func folded(_ text: String) -> String { text.lowercased() }
