internal import ScreenAdmission
internal import ScreenGrammar
internal import ScreenModel

/// Makes an example document of a shape that shows every variant of a union once, as far as the
/// bounds of collections allow.
struct ExampleBuilder {
  /// The most components in a section of an example.
  private static let sectionSize = 6

  /// The variants not yet shown, by the name of their union.
  private var rest: [String: ArraySlice<ObjectShape>] = [:]
  /// The index of the element being made, in its collection.
  private var ordinal = 0
  /// The name of the record being made.
  private var owner: String
  /// The tags of the variants to show; nil for all.
  private let tags: Set<String>?

  private init(owner: String, tags: Set<String>?) {
    self.owner = owner
    self.tags = tags
  }

  private static let ordinals = [
    "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth",
  ]

  /// An example that admission accepts unchanged.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - owner: The name of the document, as the name of a property.
  ///   - tags: The tags of the variants to show; a union that has none of them shows all its
  ///     variants.
  /// - Returns: A document that shows each variant at least once, as far as bounds allow.
  static func example(
    of shape: DocumentShape, called owner: String, holding tags: Set<String>? = nil
  ) -> TreeValue {
    var maker = ExampleBuilder(owner: owner, tags: tags)
    return TreeValue(.object(maker.object(shape.root)))
  }

  private mutating func object(_ object: ObjectShape) -> [TreeMember] {
    let outer = owner
    defer { owner = outer }
    if let tag = object.tag { owner = tag } else if object.name == "section" { owner = "section" }
    var members: [TreeMember] = []
    if let tag = object.tag { members.append(TreeMember(Element.tagName, .init(.text(tag)))) }
    for member in object.members where member.isRequired || !member.isOptional {
      members.append(TreeMember(member.name, value(member)))
    }
    return members
  }

  private mutating func value(_ member: MemberShape) -> TreeValue {
    switch member.value {
    case .text(let text): return .init(.text(self.text(text, member)))
    case .integer(let bounds):
      return .init(.number(Double(min(max(3 + ordinal, bounds.lowerBound), bounds.upperBound))))
    case .number(let bounds):
      return .init(.number(min(max(Double(3 + ordinal), bounds.lowerBound), bounds.upperBound)))
    case .flag: return false
    case .choice(let choices):
      guard !choices.isEmpty else { return .init(.null) }
      return member.neutral ?? .init(.text(choices[ordinal % choices.count].name))
    case .array(let count, _, let element): return .init(.array(elements(count, element, member)))
    case .object(let object): return .init(.object(self.object(object)))
    case .union(let union):
      guard let variant = next(of: union, within: .max) else { return .init(.null) }
      return .init(.object(object(variant)))
    }
  }

  private mutating func elements(
    _ count: ClosedRange<Int>, _ element: ValueShape, _ member: MemberShape
  ) -> [TreeValue] {
    var elements: [TreeValue] = []
    let outer = ordinal
    defer { ordinal = outer }
    switch element {
    case .union(let union):
      ordinal = 0
      // Bounds also apply to the components that these become.
      var room = min(max(Self.sectionSize, count.lowerBound), count.upperBound)
      while elements.count < count.lowerBound || !isExhausted(union),
        let variant = next(of: union, within: elements.isEmpty ? .max : room)
      {
        elements.append(.init(.object(object(variant))))
        room -= variant.size
      }
    case .object(let object) where object.name == "section":
      while !rest.values.allSatisfy(\.isEmpty) || rest.isEmpty || elements.count < count.lowerBound,
        elements.count < count.upperBound
      {
        ordinal = elements.count
        elements.append(.init(.object(self.object(object))))
      }
    case .object, .text, .integer, .number, .flag, .choice, .array:
      for index in 0..<min(max(2, count.lowerBound), count.upperBound) {
        // The contents of the second of two things must differ from those of the first.
        ordinal = outer * 2 + index
        var inner = member
        inner.value = element
        inner.neutral = nil
        elements.append(value(inner))
      }
    }
    return elements
  }

  /// Whether every variant was shown.
  private func isExhausted(_ union: UnionShape) -> Bool { rest[union.name]?.isEmpty ?? false }

  /// The variants of a union to show.
  private func variants(of union: UnionShape) -> ArraySlice<ObjectShape> {
    guard let tags else { return union.variants[...] }
    let chosen = union.variants.filter { tags.contains($0.title) }
    return chosen.isEmpty ? union.variants[...] : chosen[...]
  }

  /// The next variant to show, if there is room for all it becomes; once all were shown, the first
  /// again.
  private mutating func next(of union: UnionShape, within room: Int) -> ObjectShape? {
    let all = variants(of: union)
    var left = rest[union.name] ?? all
    if left.isEmpty { left = all }
    guard let first = left.first, first.size <= room else { return nil }
    rest[union.name] = left.dropFirst()
    return first
  }

  /// A text: the example in its guide, or the name of its property.
  private func text(_ text: TextShape, _ member: MemberShape) -> String {
    switch text.use {
    case .slug: return text.mayBeEmpty ? "" : member.name + "-\(ordinal + 1)"
    case .month: return text.length.contains(7) ? "2027-03" : ""
    case .date: return text.length.contains(10) ? "2027-03-1\(4 + ordinal)" : ""
    case .source, .destination: return "https://example.org/\(ordinal + 1)"
    case .code, .pattern, .label, .prose: break
    }
    // A generic property such as a label gets the name of its owner; any other, such as a price,
    // gets its own name.
    let isGeneric = ["title", "label", "text", "name"].contains(member.name) && !owner.isEmpty
    let given = Guide.example(in: member.guide)
    let words = given ?? Self.words(of: isGeneric ? owner : member.name)
    let place = Self.ordinals[ordinal % Self.ordinals.count]
    let candidate =
      ordinal == 0 ? words : place + " " + (given == nil ? words.lowercased() : words)
    let stated = member.neutral?.text ?? ""
    let fitting = [stated.isEmpty ? candidate : stated, candidate, words, place, "A"].first {
      text.rule.keeps($0)
    }
    // Enough words for a text of that length, cut to its bounds.
    let count = 1 + min(text.rule.length.lowerBound / 8 + (text.rule.words?.lowerBound ?? 0), 1000)
    return fitting
      ?? text.rule.cleaned(String(repeating: "example ", count: count))
  }

  /// The name of a property as words: `firstName` gives "First name".
  static func words(of name: String) -> String {
    var words = ""
    for scalar in name.unicodeScalars {
      if words.isEmpty {
        words += scalar.properties.uppercaseMapping
      } else if scalar.properties.isUppercase {
        words += " " + scalar.properties.lowercaseMapping
      } else {
        words.unicodeScalars.append(scalar == "_" || scalar == "-" ? " " : scalar)
      }
    }
    return words
  }
}
