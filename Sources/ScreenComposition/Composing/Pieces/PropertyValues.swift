internal import ScreenCatalog
internal import ScreenModel

/// The values of a record's properties in a draft, with what the properties mean.
struct PropertyValues {
  private let members: [TreeMember]
  private let properties: [PropertyDeclaration]

  init(_ members: [TreeMember], _ properties: [PropertyDeclaration]) {
    self.members = members
    self.properties = properties
  }

  /// The value of a property; nil if the draft leaves it out.
  subscript(property: some PropertyName) -> TreeValue? { value(named: property.rawValue) }

  private func value(named name: String) -> TreeValue? {
    members.first { $0.name == name }?.value
  }

  /// The text of the first property that names the record, or is its text; nil if there is none.
  var name: String? {
    properties.first { $0.meaning.isName || $0.meaning == .text || $0.meaning == .code }
      .flatMap { value(named: $0.name)?.text }
  }

  /// The records that it lists, which are its things, or series and their points.
  var records: [PropertyValues] {
    for property in properties {
      guard case .records(let inner) = property.type,
        [.things, .series, .points].contains(property.meaning)
      else { continue }
      return records(property.name, inner)
    }
    return []
  }

  private func records(_ name: String, _ inner: [PropertyDeclaration]) -> [PropertyValues] {
    (value(named: name)?.elements ?? []).map { value in
      guard case .object(let members) = value.content else { return PropertyValues([], inner) }
      return PropertyValues(members, inner)
    }
  }

  /// A number as it is written; `missing` if the draft leaves it out.
  func number(_ property: some PropertyName, or missing: String) -> String {
    number(self[property], or: missing)
  }

  private func number(_ value: TreeValue?, or missing: String) -> String {
    value.flatMap(Self.written) ?? missing
  }

  private static func written(_ value: TreeValue) -> String? {
    guard case .number(let number) = value.content else { return nil }
    return Quantity.written(number)
  }

  /// What the record says besides its name, in declared order; what can be done stands last.
  var details: [String] {
    var details: [String] = []
    var actions: [String] = []
    for property in properties {
      let value = value(named: property.name)
      switch property.meaning {
      case .value, .detail, .remark, .firstDay: details += [value?.text].compactMap { $0 }
      case .percentage: details.append(number(value, or: "0") + "%")
      case .quantity, .count: details.append(number(value, or: "0"))
      case .scaleEnd:
        guard let last = details.popLast() else { continue }
        details.append(
          last + " of "
            + number(value, or: property.defaultValue.flatMap(Self.written) ?? ""))
      case .isOn: details.append(value == nil ? "Off" : "On")
      case .state: details.append(value == nil ? "To do" : "Done")
      case .options: details.append(Self.alternatives((value?.elements ?? []).compactMap(\.text)))
      case .facts, .things, .actions:
        guard case .records(let inner) = property.type else { continue }
        let words = records(property.name, inner).map { record in
          // An action or a nested thing is told by its name alone.
          let facts = property.meaning == .facts ? record.details : []
          return ([record.name ?? ""] + facts).joined(separator: " ")
        }
        if property.meaning == .actions { actions += words } else { details += words }
      default: continue
      }
    }
    return details + actions
  }

  /// Returns options as a phrase: "S, M or L".
  private static func alternatives(_ options: [String]) -> String {
    guard options.count > 1, let last = options.last else { return options.first ?? "" }
    return options.dropLast().joined(separator: ", ") + " or " + last
  }
}
