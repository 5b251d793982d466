import ScreenGrammar
import ScreenModel

@testable import ScreenSchemas

/// Makes documents of a grammar or a schema from a seed: valid ones, or with one fault at a chosen place.
///
/// It reads the grammar's own rules, not what exports make of them.
struct RandomDocument {
  /// What may be wrong with a document.
  enum Fault: String, CaseIterable {
    case tooLong, tooShort, tooMany, tooFew, tooGreat, tooSmall, misspelt, dropped, added, wrongKind
  }

  private let grammar: Grammar
  private var state: UInt64
  /// The number of places where something could go wrong, so far.
  private(set) var places = 0
  /// The place where it does; none for a valid document.
  private let faultyPlace: Int?
  /// What went wrong there; nil where nothing could.
  private(set) var fault: Fault?
  /// Whether an answer is being made, not a screen.
  private var isAnswer = false
  /// The component that is being made.
  private var rule: ComponentRule?
  private var kind: ComponentKind? { rule?.lowering == nil ? rule?.kind : nil }

  init(_ grammar: Grammar, seed: UInt64, faultyPlace: Int? = nil) {
    self.grammar = grammar
    self.faultyPlace = faultyPlace
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 7
  }

  /// The next number below `bound`: SplitMix64 (Steele, Lea and Flood, 2014).
  private mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, bound)))
  }

  /// Picks the fault for a place, if it is the faulty one: one of those that can happen there.
  private mutating func fault(among faults: [Fault]) -> Fault? {
    places += 1
    guard places == faultyPlace, !faults.isEmpty else { return nil }
    fault = faults[next(faults.count)]
    return fault
  }

  /// An answer of a schema.
  mutating func answer(_ schema: SchemaDescription) -> TreeValue {
    isAnswer = true
    var members = record(schema.record.properties)
    if fault(among: [.added]) != nil { members.append(TreeMember("zzz", "x")) }
    return TreeValue(.object(members))
  }

  mutating func screen() -> TreeValue {
    var members = record(grammar.screen.properties) { random, property in
      guard property.name == "sections" else { return nil }
      return random.array(random.grammar.sectionCount.atLeastOne, usually: 2) { $0.section() }
    }
    if fault(among: [.added]) != nil { members.append(TreeMember("zzz", "x")) }
    return TreeValue(.object(members))
  }

  private mutating func section() -> TreeValue {
    rule = nil
    return TreeValue(
      .object(
        record(grammar.section.properties) { random, property in
          guard property.name == "components" else { return nil }
          return random.array(random.grammar.componentCount.atLeastOne, usually: 2) {
            $0.component()
          }
        }))
  }

  private mutating func component() -> TreeValue {
    let outer = rule
    defer { rule = outer }
    var rules = grammar.components
    if let out = grammar.out { rules.append(out) }
    let rule = rules[next(rules.count)]
    self.rule = rule
    let misspelt = fault(among: [.misspelt]) != nil
    return TreeValue(
      .object(
        [TreeMember("type", .init(.text(rule.name + (misspelt ? "qx" : ""))))]
          + record(rule.record.properties)))
  }

  private mutating func record(
    _ properties: [PropertyRule],
    _ special: (inout RandomDocument, PropertyRule) -> TreeValue? = { _, _ in nil }
  ) -> [TreeMember] {
    var members: [TreeMember] = []
    for property in properties {
      if property.isOptional, next(3) > 0 { continue }
      if !property.isOptional, fault(among: [.dropped]) != nil { continue }
      // A text for a text, or for a word, would be read; an object is nothing that is.
      if fault(among: [.wrongKind]) != nil {
        members.append(TreeMember(property.name, [("zzz", [])].object))
        continue
      }
      // The id of a section is a slug, as the names of fields are.
      let isID = !isAnswer && rule == nil && property.name == "id"
      let value =
        isID
        ? .init(.text("section-\(next(1_000_000))"))
        : special(&self, property) ?? value(property.type, named: property.name)
      members.append(TreeMember(property.name, value))
    }
    return members
  }

  /// The meaning of a property of the component, or of a record in it.
  private func meaning(of name: String) -> PropertyMeaning {
    func found(_ properties: [PropertyDeclaration]) -> PropertyMeaning? {
      properties.first { $0.name == name }?.meaning
        ?? properties.lazy.compactMap { property -> PropertyMeaning? in
          switch property.type {
          case .records(let inner), .record(let inner): found(inner)
          case .text, .integer, .number, .flag, .choice, .texts, .grid: nil
          }
        }.first
    }
    return found(kind?.properties ?? []) ?? .label
  }

  private mutating func value(_ type: TypeRule, named name: String) -> TreeValue {
    switch type {
    case .text(let rule):
      return .init(.text(text(rule, rule.use ?? TextUse(meaning(of: name)))))
    case .integer(var bounds):
      if kind == .rating, name == "outOf" { bounds = max(1, bounds.lowerBound)...bounds.upperBound }
      switch fault(among: [.tooGreat, .tooSmall]) {
      case .tooGreat: return .init(.number(Double(bounds.upperBound + 1)))
      case .tooSmall: return .init(.number(Double(bounds.lowerBound - 1)))
      default:
        let span = min(bounds.upperBound - bounds.lowerBound, 1 << 40)
        let edges = [bounds.lowerBound, bounds.upperBound, bounds.lowerBound + next(span + 1)]
        return .init(.number(Double(edges[next(3)])))
      }
    case .number(var bounds):
      if kind == .progress { bounds = bounds.clamped(to: 0...100) }
      if name == "latitude" { bounds = bounds.clamped(to: -90...90) }
      if name == "longitude" { bounds = bounds.clamped(to: -180...180) }
      // Beyond the greatest number there is, one more is not counted.
      let isBounded = bounds.upperBound < 1e12
      switch fault(among: isBounded ? [.tooGreat, .tooSmall] : []) {
      case .tooGreat: return .init(.number(bounds.upperBound + 1))
      case .tooSmall: return .init(.number(bounds.lowerBound - 1))
      default:
        let steps = min((bounds.upperBound - bounds.lowerBound) * 8, 1e9)
        let inner = max(bounds.lowerBound, isBounded ? bounds.lowerBound : -1e6)
        let edges = [
          bounds.lowerBound, bounds.upperBound, inner + Double(next(Int(steps) + 1)) / 8,
        ]
        return .init(.number(edges[isBounded ? next(3) : 2]))
      }
    case .flag: return next(2) == 0 ? true : false
    case .choice(let choices):
      let name = choices[next(choices.count)].name
      return .init(.text(fault(among: [.misspelt]) == nil ? name : name + "qx"))
    case .collection(let collection):
      var count = collection.count
      if kind == .table {
        // As many cells as columns.
        count = name == "rows" ? count : 2.clamped(to: count)...2.clamped(to: count)
      }
      if case .collection(let cells) = collection.element {
        let width = 2.clamped(to: cells.count)
        return array(count, usually: 2) { random in
          // A cell more than there are columns is none more than a row may have.
          random.array(width...width, usually: 2, canFail: false) {
            $0.value(cells.element, named: "cell")
          }
        }
      }
      return array(count, usually: 2, canFail: count == collection.count, isDistinct: true) {
        $0.value(collection.element, named: collection.element.isRecord ? name : "element")
      }
    case .record(let rule): return .init(.object(record(rule.properties)))
    case .union(let union): return variant(union)
    }
  }

  private mutating func variant(_ union: UnionRule) -> TreeValue {
    let variants = union.variants + (union.out.map { [$0] } ?? [])
    let variant = variants[next(variants.count)]
    let misspelt = fault(among: [.misspelt]) != nil
    return TreeValue(
      .object(
        [TreeMember("type", .init(.text(variant.name + (misspelt ? "qx" : ""))))]
          + record(variant.record.properties)))
  }

  private mutating func array(
    _ count: ClosedRange<Int>, usually: Int, canFail: Bool = true, isDistinct: Bool = false,
    _ element: (inout RandomDocument) -> TreeValue
  ) -> TreeValue {
    // A thousand rows would take a minute and show what a dozen do.
    let faults: [Fault] =
      canFail
      ? (count.upperBound <= 64 ? [.tooMany] : []) + (count.lowerBound > 0 ? [.tooFew] : [])
      : []
    let size: Int
    switch fault(among: faults) {
    case .tooMany: size = count.upperBound + 1
    case .tooFew: size = count.lowerBound - 1
    default: size = (next(40) == 0 ? count.upperBound : next(usually + 1)).clamped(to: count)
    }
    var elements: [TreeValue] = []
    for _ in 0..<min(size, 65) {
      var made = element(&self)
      // Texts of one letter come twice; a few more draws find another.
      for _ in 0..<20 where isDistinct && elements.contains(made) && fault == nil {
        made = element(&self)
      }
      elements.append(made)
    }
    return .init(.array(elements))
  }

  // MARK: - Texts

  private mutating func text(_ rule: TextRule, _ use: TextUse) -> String {
    switch use {
    case .month: return "2027-0\(1 + next(9))"
    case .date: return "2027-0\(1 + next(9))-\(10 + next(18))"
    case .slug:
      let limit = min(rule.length.upperBound, 64)
      let isTooLong = fault(among: [.tooLong]) != nil
      let count = isTooLong ? limit + 1 : max(1, next(limit))
      return String((0..<count).map { _ in "abcdefghijklmnopqrstuvwxyz0123456789"[next(36)] })
    case .label, .prose, .code, .pattern, .destination, .source: break
    }
    var faults: [Fault] = rule.length.upperBound <= 2000 ? [.tooLong] : []
    if rule.length.lowerBound > 0 { faults.append(.tooShort) }
    switch fault(among: faults) {
    case .tooLong: return letters(rule.length.upperBound + 1, rule)
    case .tooShort: return letters(rule.length.lowerBound - 1, rule)
    default: break
    }
    // A text of a million letters takes long, and shows what one of two thousand does.
    let size = next(12) == 0 ? min(rule.length.upperBound, 2000) : 3 + next(20)
    return letters(size.clamped(to: rule.length), rule)
  }

  /// So many scalars, none of which any rule of texts finds fault with.
  private mutating func letters(_ count: Int, _ rule: TextRule) -> String {
    var scalars = String.UnicodeScalarView()
    let most = rule.words?.upperBound ?? .max
    let least = rule.words?.lowerBound ?? 1
    var words = 1
    let alphabet = Array(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZéßЖ漢\"\\&<".unicodeScalars)
    for index in 0..<count {
      let isBetween = index > 1 && index < count - 1 && scalars.last != " "
      if isBetween, words < most, words < least || next(7) == 0 {
        scalars.append(" ")
        words += 1
      } else {
        scalars.append(alphabet[next(alphabet.count)])
      }
    }
    return String(scalars)
  }
}

extension ClosedRange<Int> {
  fileprivate var atLeastOne: ClosedRange<Int> {
    Swift.max(1, lowerBound)...Swift.max(1, upperBound)
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension String {
  fileprivate subscript(index: Int) -> Character { Array(self)[index] }
}

extension TypeRule {
  fileprivate var isRecord: Bool {
    if case .record = self { return true }
    return false
  }
}

extension [(String, TreeValue)] {
  fileprivate var object: TreeValue { TreeValue(.object(map { TreeMember($0.0, $0.1) })) }
}
