import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import ScreenText
import Testing

@testable import ScreenAdmission

/// What must hold of admission whatever is proposed.
struct AdmissionPropertyTests {
  @Test func `random trees give screens of most kinds`() {
    var kinds: Set<ComponentKind> = []
    for seed in 0..<20 {
      var random = RandomTree(seed: UInt64(seed))
      let admission = Grammar.standard.admit(Proposal(tree: random.screen()))
      kinds.formUnion(admission.components.map(\.kind))
    }
    #expect(kinds.count >= 25)
  }

  @Test(arguments: 0..<100)
  func `an admitted screen is admitted again unchanged`(seed: UInt64) throws {
    var random = RandomTree(seed: seed)
    let tree = random.screen()
    for grammar in [Grammar.standard, .core] {
      let admission = grammar.admit(Proposal(tree: tree))
      guard let screen = admission.screen else {
        #expect(admission.diagnostics.contains { $0.severity == .error })
        continue
      }
      let again = try admit(screen.json(.compact), under: grammar)
      #expect(again.screen == screen)
      #expect(again.diagnostics.filter { $0.repair != nil }.map(\.message) == [])
      #expect(again.refused == [])
    }
  }

  @Test(arguments: 0..<100)
  func `an admitted screen keeps every bound of its grammar`(seed: UInt64) throws {
    var random = RandomTree(seed: seed)
    let tree = random.screen()
    for grammar in [Grammar.standard, .core] {
      guard let screen = grammar.admit(Proposal(tree: tree)).screen else { continue }
      #expect(screen.sections.count <= grammar.sectionCount.upperBound)
      #expect(Set(screen.sections.map(\.id)).count == screen.sections.count)
      for section in screen.sections {
        #expect((1...grammar.componentCount.upperBound).contains(section.elements.count))
        for component in section.components {
          let rule = try #require(grammar.component(component.kind))
          var visitor = BoundChecker(rule: rule.record)
          var component = component
          component.visitProperties(&visitor)
          #expect(visitor.faults == [])
        }
      }
    }
  }

  @Test(arguments: 0..<50)
  func `every component proposed has a placement, and each leads to an element`(
    seed: UInt64
  ) throws {
    var random = RandomTree(seed: seed)
    let admission = Grammar.standard.admit(Proposal(tree: random.screen()))
    let admitted = admission.placements.flatMap(\.admitted).map(\.description)
    var paths: [String] = []
    for (index, section) in (admission.screen?.sections ?? []).enumerated() {
      paths += section.elements.indices.map { "/sections/\(index)/components/\($0)" }
    }
    #expect(admitted.sorted() == paths.sorted())
  }
}

/// Holds the texts, numbers and collections of a component to its rule.
struct BoundChecker: PropertyVisitor {
  var rule: RecordRule
  var faults: [String] = []

  private mutating func check(_ name: String, isWritten: Bool, _ isWithin: (TypeRule) -> Bool) {
    guard let property = rule[name] else {
      if isWritten { faults.append("\(name) is not allowed") }
      return
    }
    guard isWritten || !property.isOptional else { return }
    if !isWithin(property.type) { faults.append("\(name) is out of bounds") }
  }

  mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) {
    let count = value.unicodeScalars.count
    check(name, isWritten: !value.isEmpty) { TextRule($0).length.contains(count) }
    for scalar in value.unicodeScalars
    where scalar != "\n" && ScalarClass.isForbidden(scalar, after: "🏴") {
      faults.append("\(name) has U+\(String(scalar.value, radix: 16))")
    }
  }

  mutating func integer(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Int, default: Int?
  ) {
    let number = value
    check(name, isWritten: number != `default`) { $0.integers.contains(number) }
  }

  mutating func integer(_ name: String, as meaning: PropertyMeaning, _ value: inout Int?) {
    let number = value
    check(name, isWritten: number != nil) { $0.integers.contains(number ?? 0) }
  }

  mutating func number(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Double, default: Double?
  ) {
    let number = value
    check(name, isWritten: number != `default`) { $0.numbers.contains(number) }
  }

  mutating func number(_ name: String, as meaning: PropertyMeaning, _ value: inout Double?) {
    let number = value
    check(name, isWritten: number != nil) { $0.numbers.contains(number ?? 0) }
  }

  mutating func flag(_ name: String, as meaning: PropertyMeaning, _ value: inout Bool) {
    check(name, isWritten: value) { _ in true }
  }

  mutating func choice<Choice>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Choice, default: Choice?
  )
  where Choice: RawRepresentable<String> & CaseIterable & Hashable {
    let word = value.rawValue
    check(name, isWritten: value != `default`) { type in
      guard case .choice(let choices) = type else { return false }
      return choices.contains { $0.name == word }
    }
  }

  mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String]) {
    let texts = value
    check(name, isWritten: !texts.isEmpty) { type in
      guard case .collection(let rule) = type else { return false }
      return rule.count.contains(texts.count)
        && texts.allSatisfy { TextRule(rule.element).length.contains($0.unicodeScalars.count) }
    }
  }

  mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]]) {
    let rows = value
    check(name, isWritten: !rows.isEmpty) { type in
      guard case .collection(let rule) = type else { return false }
      return rule.count.contains(rows.count)
    }
    if Set(rows.map(\.count)).count > 1 { faults.append("\(name) are ragged") }
  }

  mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {
    let count = value.count
    check(name, isWritten: count > 0) { $0.bounds?.contains(count) ?? false }
    guard case .collection(let collection) = rule[name]?.type,
      case .record(let inner) = collection.element
    else { return }
    let outer = rule
    rule = inner
    for index in value.indices { value[index].visitProperties(&self) }
    rule = outer
  }

  mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) {
    guard case .record(let inner) = rule[name]?.type else { return }
    let outer = rule
    rule = inner
    value?.visitProperties(&self)
    rule = outer
  }
}

extension TypeRule {
  fileprivate var bounds: ClosedRange<Int>? {
    guard case .collection(let rule) = self else { return nil }
    return rule.count
  }
}
