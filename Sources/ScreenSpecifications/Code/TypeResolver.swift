internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// Resolves the types of properties to kinds of values, by the types that the code declares and by
/// the type names that languages have in common.
struct TypeResolver {
  private let types: [Declaration]
  private let places: [String: Int]
  private let words = SpecificationWords.shipped
  /// The types that belong to others: as parents, as types of properties, or as mere references.
  private var isWithin: Set<Int> = []
  private(set) var leftOut: [LeftOut] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// The maximum depth of things within things.
  private static let mostNesting = 4
  /// The maximum number of top-level types on a screen.
  private static let mostDefinitions = 12

  init(_ types: [Declaration]) {
    self.types = types
    places = Dictionary(
      types.indices.map { (types[$0].name.text, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the types that are not part of others; if all are, only the first.
  mutating func definitions() -> [Specification.Definition] {
    for (place, type) in types.enumerated() {
      for parent in type.parents { note(parent, from: place) }
      for property in type.properties { note(property.type, from: place, depth: 0) }
    }
    for type in types {
      for property in type.properties
      where property.kind == .reference || property.kind == .choice(isMultiple: true) {
        noteReference(property.reference, from: type)
      }
    }
    var roots = types.indices.filter { !isWithin.contains($0) && !types[$0].properties.isEmpty }
    if roots.isEmpty {
      roots = types.indices.filter { !types[$0].properties.isEmpty }.prefix(1).map { $0 }
    }
    return roots.prefix(Self.mostDefinitions).map { place in
      Specification.Definition(
        name: types[place].name, properties: resolved(types[place], path: [place]))
    }
  }

  /// Leaves out a type that others only refer to and that has at most two properties to fill in.
  private mutating func noteReference(_ name: String, from type: Declaration) {
    guard let place = places[name], types[place].name != type.name, !isWithin.contains(place),
      types[place].properties.count(where: { !$0.isFilledBySystem }) <= 2
    else { return }
    isWithin.insert(place)
    leftOut.append(
      LeftOut(types[place].name.range ?? .at(0), "a list of its own to choose from"))
  }

  private mutating func note(_ name: String, from place: Int) {
    if let other = places[name], other != place { isWithin.insert(other) }
  }

  private mutating func note(_ type: TypeExpression, from place: Int, depth: Int) {
    note(type.name.text, from: place)
    guard depth < TypeParser.mostNesting else { return }
    for argument in type.arguments { note(argument, from: place, depth: depth + 1) }
    for member in type.members ?? [] { note(member.type, from: place, depth: depth + 1) }
  }

  // MARK: Properties

  /// Returns the properties of a type, those of its parents first.
  private mutating func resolved(_ type: Declaration, path: [Int]) -> [Property] {
    var properties: [Property] = []
    if path.count <= Self.mostNesting {
      for name in type.parents {
        guard let place = places[name], !path.contains(place) else { continue }
        properties += resolved(types[place], path: path + [place])
      }
    }
    return properties + resolved(type.properties, path: path)
  }

  mutating func resolved(_ properties: [Property], path: [Int]) -> [Property] {
    properties.map { property in
      var property = property
      resolve(&property, path)
      return property
    }
  }

  private mutating func resolve(_ property: inout Property, _ path: [Int]) {
    if property.isFilledBySystem {
      leftOut.append(LeftOut(property.range, SystemFilled.reason))
      return
    }
    let found = meaning(of: property.type, property, path, depth: 0)
    if found.isOptional { property.isRequired = property.isRequired ?? false }
    if property.options.isEmpty { property.options = found.options }
    // A kind that the code states outright, such as a relation, takes precedence over the type.
    if property.kind == .text { property.kind = found.kind }
    if !property.options.isEmpty, property.kind == .text || property.kind == .list {
      property.kind = .choice(isMultiple: property.kind == .list)
    }
    property.settle()
  }

  /// The resolved meaning of a type.
  private struct Meaning {
    var kind: Property.Kind
    var options: [Phrase] = []
    var isOptional = false
  }

  private mutating func meaning(
    of type: TypeExpression, _ property: Property, _ path: [Int], depth: Int
  ) -> Meaning {
    var meaning = base(of: type, property, path, depth: depth)
    meaning.isOptional = meaning.isOptional || type.isOptional
    if type.isList { meaning.kind = meaning.kind.several }
    return meaning
  }

  private mutating func base(
    of type: TypeExpression, _ property: Property, _ path: [Int], depth: Int
  ) -> Meaning {
    guard type.options.isEmpty else {
      return Meaning(kind: .choice(isMultiple: false), options: type.options)
    }
    if let members = type.members {
      return Meaning(
        kind: .group(path.count < Self.mostNesting ? resolved(members, path: path) : []))
    }
    let name = type.name.text
    guard !name.isEmpty else { return Meaning(kind: .text) }
    if let place = places[name] { return declared(place, path) }
    switch words.types[name.lowercased()] {
    case .kind(let kind)?: return Meaning(kind: kind)
    case .list?:
      guard let first = type.arguments.first, depth < TypeParser.mostNesting else {
        return Meaning(kind: .list)
      }
      var inner = meaning(of: first, property, path, depth: depth + 1)
      inner.kind = inner.kind.several
      inner.isOptional = false
      return inner
    case .optional?, .same?:
      guard let first = type.arguments.first, depth < TypeParser.mostNesting else {
        return Meaning(kind: .text)
      }
      var inner = meaning(of: first, property, path, depth: depth + 1)
      if words.types[name.lowercased()] == .optional { inner.isOptional = true }
      return inner
    case .map?:
      diagnostics.append(.noInput(for: "named values ('\(name)')", property))
      return Meaning(kind: .field(.multiline))
    case nil:
      diagnostics.append(.unknownType(type.name, property))
      return Meaning(kind: .text)
    }
  }

  /// Returns the meaning of a declared type: a choice of its cases, a nested thing, or a reference
  /// if it is recursive or nested too deeply.
  private mutating func declared(_ place: Int, _ path: [Int]) -> Meaning {
    let type = types[place]
    if !type.cases.isEmpty { return Meaning(kind: .choice(isMultiple: false), options: type.cases) }
    guard !path.contains(place), path.count < Self.mostNesting else {
      return Meaning(kind: .reference)
    }
    return Meaning(kind: .group(resolved(type, path: path + [place])))
  }
}

extension Property.Kind {
  /// The kind of a list of such values.
  var several: Property.Kind {
    switch self {
    case .choice: .choice(isMultiple: true)
    case .group(let properties): .records(properties)
    case .field(.file): self
    case .reference: .choice(isMultiple: true)
    case .text, .field, .flag, .scale, .rating, .list, .records, .table: .list
    }
  }
}

extension Property {
  /// Reconciles the rules of a property with its kind: the bounds of a text limit its length, and
  /// neither a flag nor a property with a value is required.
  mutating func settle() {
    switch kind {
    case .text, .field(.multiline), .field(.password), .field(.email), .field(.url), .field(.phone):
      minimumLength = minimumLength ?? minimum.flatMap { Int(whole: $0) }
      maximumLength = maximumLength ?? maximum.flatMap { Int(whole: $0) }
      (minimum, maximum) = (nil, nil)
    case .field, .flag, .choice, .scale, .rating, .list, .reference, .group, .records, .table: break
    }
    if kind == .flag { isRequired = nil }
    if value != nil { isRequired = nil }
  }
}

/// The reason for leaving out properties that a system fills in.
enum SystemFilled {
  static let reason = "a key or a timestamp that the system fills in"
}

extension Diagnostic {
  /// The type of a property is neither declared nor known.
  static func unknownType(_ type: Phrase, _ property: Property) -> Diagnostic {
    Diagnostic(
      .warning, id: "unknown-type",
      "the type '\(type.text)' is not declared here; '\(property.label.text)' becomes a text field",
      at: type.range ?? property.range)
  }

  /// The values of a property have no input of their own.
  static func noInput(for what: String, _ property: Property) -> Diagnostic {
    Diagnostic(
      .warning, id: "no-input",
      "there is no input for \(what); '\(property.label.text)' becomes a text "
        + "field", at: property.range)
  }
}
