package import ScreenGrammar
package import ScreenModel

/// The documents of a grammar or a schema: those that admission accepts without a lossy repair.
///
/// Grammars leave some rules to the vocabulary (what may be left out, which form a name or a date
/// has). The shape states all of them, once, for every export.
package struct DocumentShape: Hashable, Sendable {
  /// The name of the grammar or schema.
  package var name: String
  /// What it is for.
  package var summary: String
  /// The root object of the document.
  package var root: ObjectShape
  /// Whether the document is a screen, which has further marks once it is finished.
  package var isScreen: Bool
  /// The rules that no export can state, because they concern more than one value.
  package var omissions: [Omission]
  /// How its facts may be stated.
  var facts = FactForm.values

  /// The exclusive upper bound on the magnitude of numbers.
  package static let greatestNumber = NumberLimit.number

  /// The objects distinguished by a tag, each once, in the order in which they are found.
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
  /// Whether the value is a fact, which data may supply.
  ///
  /// The components, their looks and the names that a host uses are layout, which the document
  /// itself must state.
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

/// Objects that are alternatives in a place, distinguished by their tags.
package struct UnionShape: Hashable, Sendable {
  /// Its unique name in the document: `component`.
  package var name: String
  /// The words for one of the objects: "a component".
  package var words: String
  /// The objects, the out branch last.
  package var variants: [ObjectShape]
}

/// The members of an object.
package struct ObjectShape: Hashable, Sendable {
  /// Its unique name in the document: `component-list-items`.
  package var name: String
  /// The value of the first member, `type`; nil if it has no such member.
  package var tag: String?
  /// What it is for.
  package var guide: String
  /// The members after the tag, in the order in which they are written.
  package var members: [MemberShape]
  /// How many components it becomes if each collection it loops over has two elements.
  package var size = 1

  /// The name that people use for it, such as a component's tag.
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
  /// The value that means the same as leaving it out; nil if it is required or there is none.
  package var neutral: TreeValue?
}

/// The values that are allowed in a place.
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
  /// Values of one shape, as many as the bounds allow.
  case array(ClosedRange<Int>, isDistinct: Bool, of: ValueShape)
  /// An object.
  case object(ObjectShape)
  /// One of several objects, by its tag.
  case union(UnionShape)
}

/// The texts that are allowed in a place.
package struct TextShape: Hashable, Sendable {
  /// Its rule.
  package var rule: TextRule
  /// Its use, which may require a form.
  package var use: TextUse
  /// Whether the empty text is allowed, whatever the rule says.
  package var mayBeEmpty: Bool

  /// The number of scalars, for a text that is not empty.
  package var length: ClosedRange<Int> {
    guard use == .slug else { return rule.length }
    let limit = rule.slugLimit
    return min(rule.length.lowerBound, limit)...limit
  }
}
