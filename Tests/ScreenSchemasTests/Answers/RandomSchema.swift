import ScreenGrammar
import ScreenModel

@testable import ScreenSchemas

/// Makes schemas from a seed: every kind of value, nested at most three deep.
struct RandomSchema {
  private var state: UInt64
  private var unions = 0

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 3 }

  private mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  mutating func schema() -> SchemaDescription {
    SchemaDescription(name: "Answer", record: record(depth: 0))
  }

  private mutating func record(depth: Int) -> RecordRule {
    RecordRule(
      guide: "What a record is",
      properties: (0..<(1 + next(4))).map { number in property("p\(number)", depth: depth) })
  }

  private mutating func property(_ name: String, depth: Int) -> PropertyRule {
    let type = type(depth: depth)
    var rule = PropertyRule(name, type, guide: "What it is for")
    switch next(4) {
    case 0: rule.isOptional = true
    case 1: rule.defaultValue = fallback(for: type)
    default: break
    }
    return rule
  }

  private func fallback(for type: TypeRule) -> TreeValue? {
    switch type {
    case .integer(let bounds): TreeValue(.number(Double(bounds.lowerBound)))
    case .number(let bounds): TreeValue(.number(bounds.upperBound))
    case .flag: true
    case .choice(let choices): choices.last.map { TreeValue(.text($0.name)) }
    case .text, .collection, .record, .union: nil
    }
  }

  private mutating func type(depth: Int) -> TypeRule {
    let least = next(3)
    switch next(depth < 3 ? 9 : 6) {
    case 0: return .text(TextRule(length: least...(least + 2 + next(30)), use: .label))
    case 1: return .integer((least * 7 - 9)...(least * 7 + next(300)))
    case 2: return .number(Double(least * 3 - 4)...Double(least * 3 + next(50)))
    case 3: return .flag
    case 4: return .choice(["low", "middle", "high"].prefix(1 + least).map { ChoiceRule($0) })
    case 5: return .text(TextRule(length: 0...40, use: [.prose, .date, .month][least]))
    case 6:
      return .collection(
        CollectionRule(
          count: least...(least + 1 + next(4)), of: type(depth: depth + 1),
          isDistinct: next(3) == 0))
    case 7: return .record(record(depth: depth + 1))
    default:
      unions += 1
      let name = "Union\(unions)"
      func variant(_ name: String, _ record: RecordRule) -> ComponentRule {
        ComponentRule(name: name, kind: nil, record: record)
      }
      let variants = ["first", "second"].prefix(1 + next(2)).map {
        variant($0, record(depth: depth + 1))
      }
      return .union(
        UnionRule(
          name: name, variants: variants,
          out: next(2) == 0 ? variant("neither", record(depth: 3)) : nil))
    }
  }
}
