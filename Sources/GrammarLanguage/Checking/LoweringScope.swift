internal import ScreenDiagnostics
internal import ScreenModel

/// The meaning of the names in a derived component's templates.
struct LoweringScope {
  /// A parameter, or a value within it.
  struct Slot: Hashable {
    /// A step down from a parameter.
    enum Step: Hashable {
      /// To the elements of a collection.
      case element
      /// To a property of a record.
      case member(String)
    }

    var parameter: String
    var steps: [Step] = []

    /// The slot of the elements of this one.
    var element: Slot { Slot(parameter: parameter, steps: steps + [.element]) }

    /// The slot of a property of this one.
    func member(_ name: String) -> Slot {
      Slot(parameter: parameter, steps: steps + [.member(name)])
    }
  }

  /// A loop around a template or an argument.
  struct Loop {
    var variable: String
    /// The type of its items.
    var element: TypeRule
    /// The slot of its items.
    var slot: Slot
  }

  /// The rules of the derived component's own properties.
  let record: RecordRule
  /// The loops around the part being checked, the outermost first.
  var loops: [Loop] = []
  /// The parameters that some template uses.
  var used: Set<String> = []
  /// The places where bounds are written; a slot without bounds takes those of the properties it
  /// fills.
  private(set) var bounds: [Slot: SourceRange] = [:]
  /// The bounds found so far for the slots that state none.
  var inferred: [Slot: TypeRule] = [:]

  init(_ record: RecordRule, written syntax: RecordSyntax?) {
    self.record = record
    for property in syntax?.properties ?? [] {
      note(property.type, Slot(parameter: property.name.text))
    }
  }

  private mutating func note(_ type: TypeSyntax, _ slot: Slot) {
    if let range = type.boundsRange { bounds[slot] = range }
    switch type.kind {
    case .collection(_, _, _, let element?): note(element, slot.element)
    case .record(let record):
      for property in record.properties { note(property.type, slot.member(property.name.text)) }
    default: break
    }
  }

  /// The loop of a variable, and its depth.
  func loop(named variable: String) -> (depth: Int, loop: Loop)? {
    loops.lastIndex { $0.variable == variable }.map { ($0, loops[$0]) }
  }

  /// The record, with the inferred bounds for the properties that state none.
  var resolved: RecordRule {
    var resolved = record
    for (index, property) in record.properties.enumerated() {
      resolved.properties[index].type = self.resolved(
        property.type, Slot(parameter: property.name))
    }
    return resolved
  }

  private func resolved(_ type: TypeRule, _ slot: Slot) -> TypeRule {
    switch inferred[slot] ?? type {
    case .collection(var rule):
      rule.element = resolved(rule.element, slot.element)
      return .collection(rule)
    case .record(var rule):
      for (index, property) in rule.properties.enumerated() {
        rule.properties[index].type = resolved(property.type, slot.member(property.name))
      }
      return .record(rule)
    case .text, .integer, .number, .flag, .choice, .union: return inferred[slot] ?? type
    }
  }
}

extension TypeSyntax {
  /// The place where the type's bounds are written; nil if it could state bounds but does not.
  fileprivate var boundsRange: SourceRange? {
    switch kind {
    case .text(let rules): rules.length?.range
    case .integer(let bounds), .number(let bounds): bounds?.range
    case .collection(let bounds, _, _, _): bounds.range
    case .flag, .choice, .record, .missing: range
    }
  }
}
