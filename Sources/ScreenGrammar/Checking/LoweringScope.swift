internal import ScreenDiagnostics
internal import ScreenModel

/// What the names in a derived component's templates mean.
struct LoweringScope {
  /// A parameter, or a property of the elements of a collection parameter.
  struct Slot: Hashable {
    var parameter: String
    /// The property of an element; empty for the element itself, nil for the parameter.
    var member: String?
  }

  /// The rules of the derived component's own properties.
  var record: RecordRule
  /// The loop that a template or an argument stands in.
  var loop: (variable: String, collection: String, element: TypeRule)?
  /// The parameters that some template uses.
  var used: Set<String> = []
  /// Where bounds are written; a slot without takes those of the properties that it fills.
  let bounds: [Slot: SourceRange]
  /// The bounds found so far for the slots that state none.
  var inferred: [Slot: TypeRule] = [:]

  init(_ record: RecordRule, written syntax: RecordSyntax?) {
    self.record = record
    var bounds: [Slot: SourceRange] = [:]
    for property in syntax?.properties ?? [] {
      bounds[Slot(parameter: property.name.text)] = property.type.boundsRange
      guard case .collection(_, _, let element?) = property.type.kind else { continue }
      bounds[Slot(parameter: property.name.text, member: "")] = element.boundsRange
      guard case .record(let inner) = element.kind else { continue }
      for member in inner.properties {
        let slot = Slot(parameter: property.name.text, member: member.name.text)
        bounds[slot] = member.type.boundsRange
      }
    }
    self.bounds = bounds
  }

  /// The record with the bounds that were found for what states none.
  var resolved: RecordRule {
    var resolved = record
    for (index, property) in record.properties.enumerated() {
      if let type = inferred[Slot(parameter: property.name)] {
        resolved.properties[index].type = type
      }
      guard case .collection(var rule) = property.type else { continue }
      if let type = inferred[Slot(parameter: property.name, member: "")] { rule.element = type }
      if case .record(var element) = rule.element {
        for (place, member) in element.properties.enumerated() {
          let slot = Slot(parameter: property.name, member: member.name)
          if let type = inferred[slot] { element.properties[place].type = type }
        }
        rule.element = .record(element)
      }
      resolved.properties[index].type = .collection(rule)
    }
    return resolved
  }
}

extension TypeSyntax {
  /// Where the type's bounds are written; nil where it states none and could.
  fileprivate var boundsRange: SourceRange? {
    switch kind {
    case .text(let rules): rules.length?.range
    case .integer(let bounds), .number(let bounds): bounds?.range
    case .collection(let bounds, _, _): bounds.range
    case .flag, .choice, .record, .missing: range
    }
  }
}
