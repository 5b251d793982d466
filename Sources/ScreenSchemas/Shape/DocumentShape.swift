package import ScreenGrammar
package import ScreenModel

/// The documents of a grammar or of a schema: what admission takes without a lossy repair.
///
/// Grammars leave things unsaid that the vocabulary says (what may be left out, what form a name
/// or a date has). Here all is said, once, for every export.
package struct DocumentShape: Hashable, Sendable {
  /// The name of the grammar or schema.
  package var name: String
  /// What it is for.
  package var summary: String
  /// The document; all else hangs from it.
  package var root: ObjectShape
  /// Whether the document is a screen, which says things of itself once it is finished.
  package var isScreen: Bool
  /// What no export can state, as it takes more than one value to know.
  package var omissions: [Omission]
  /// How the facts in it may be given.
  var facts = FactForm.values

  /// The magnitude that every number stays below.
  package static let greatestNumber = NumberLimit.number

  /// The objects that are distinguished by a tag, each once, in the order in which they are met.
  package var tagged: [ObjectShape] {
    var found: [ObjectShape] = []
    Self.collect(.object(root), into: &found)
    return found
  }

  private static func collect(_ value: ValueShape, into found: inout [ObjectShape]) {
    switch value {
    case .text, .integer, .number, .flag, .choice: break
    case .array(_, _, let element): collect(element, into: &found)
    case .object(let object): for member in object.members { collect(member.value, into: &found) }
    case .union(let union):
      let known = Set(found.map(\.name))
      let new = union.variants.filter { !known.contains($0.name) }
      found += new
      for variant in new { collect(.object(variant), into: &found) }
    }
  }
}

extension ValueShape {
  /// Whether the value is a fact, which data may give. Which components there are, how they look
  /// and what a host calls them is layout, and the document's own.
  var isFact: Bool {
    switch self {
    case .text(let text): text.use != .slug
    case .integer, .number, .flag: true
    case .choice, .union, .object: false
    case .array(_, _, .union), .array(_, _, .choice): false
    case .array: true
    }
  }
}

/// Objects of which one is in a place, distinguished by their tags.
package struct UnionShape: Hashable, Sendable {
  /// A name for it that no other one of the document has: `component`.
  package var name: String
  /// What one of the objects is called: "a component".
  package var words: String
  /// The objects, the out branch the last of them.
  package var variants: [ObjectShape]
}

/// The members of an object.
package struct ObjectShape: Hashable, Sendable {
  /// A name for it that no other object of the document has: `component-list-items`.
  package var name: String
  /// The value of the first member, `type`; nil where it has no such member.
  package var tag: String?
  /// What it is for.
  package var guide: String
  /// The members after the tag, in the order they are written in.
  package var members: [MemberShape]
  /// How many components it becomes, where each collection it walks over has two elements.
  package var size = 1

  /// What people call it: a component's tag.
  package var title: String { tag ?? name }
}

/// A member of an object.
package struct MemberShape: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// What it is for.
  package var guide: String
  /// Its values.
  package var value: ValueShape
  /// Whether a document without it is refused.
  package var isRequired: Bool
  /// Whether the grammar says that it may be left out.
  package var isOptional: Bool
  /// The value that says what leaving it out says; nil where it is required, or no value does.
  package var neutral: TreeValue?
}

/// The values that may be in a place.
package indirect enum ValueShape: Hashable, Sendable {
  /// A text.
  case text(TextShape)
  /// A whole number.
  case integer(ClosedRange<Int>)
  /// A number.
  case number(ClosedRange<Double>)
  /// True or false.
  case flag
  /// One of several words.
  case choice([ChoiceRule])
  /// As many values of one shape.
  case array(ClosedRange<Int>, isDistinct: Bool, of: ValueShape)
  /// An object.
  case object(ObjectShape)
  /// One of several objects, by its tag.
  case union(UnionShape)
}

/// The texts that may be in a place.
package struct TextShape: Hashable, Sendable {
  /// What its rule says.
  package var rule: TextRule
  /// What it is for, which may give it a form.
  package var use: TextUse
  /// Whether the empty text is one, whatever the rule says.
  package var mayBeEmpty: Bool

  /// The number of scalars; a text that is not empty keeps to it.
  package var length: ClosedRange<Int> {
    guard use == .slug else { return rule.length }
    let limit = rule.slugLimit
    return min(rule.length.lowerBound, limit)...limit
  }
}
