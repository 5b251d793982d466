internal import ScreenModel

/// The documents of a grammar: what admission takes without a lossy repair.
///
/// Grammars leave things unsaid that the vocabulary says (what may be left out, what form a name
/// or a date has). Here all is said, once, for every export.
struct DocumentShape: Hashable, Sendable {
  /// The grammar's name.
  var name: String
  /// What the grammar is for.
  var summary: String
  /// The screen; its sections and their components hang from it.
  var screen: ObjectShape
  /// The components, the out branch the last of them.
  var components: [ObjectShape]
  /// What no export can state, as it takes more than one value to tell.
  var omissions: [Omission]
}

/// The members of an object.
struct ObjectShape: Hashable, Sendable {
  /// A name for it that no other object of the document has: `component-list-items`.
  var name: String
  /// The value of the first member, `type`; nil where it has no such member.
  var tag: String?
  /// What it is for.
  var guide: String
  /// The members after the tag, in the order they are written in.
  var members: [MemberShape]
  /// How many components it becomes, where each collection it walks over has two elements.
  var size = 1

  /// What people call it: a component's tag.
  var title: String { tag ?? name }
}

/// A member of an object.
struct MemberShape: Hashable, Sendable {
  /// Its name.
  var name: String
  /// What it is for.
  var guide: String
  /// Its values.
  var value: ValueShape
  /// Whether a document without it is refused.
  var isRequired: Bool
  /// Whether the grammar says that it may be left out.
  var isOptional: Bool
  /// The value that says what leaving it out says; nil where it is required, or no value does.
  var neutral: TreeValue?
}

/// The values that may stand in a place.
indirect enum ValueShape: Hashable, Sendable {
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
  /// Any of the components.
  case component
}

/// The texts that may stand in a place.
struct TextShape: Hashable, Sendable {
  /// What its rule says.
  var rule: TextRule
  /// What it is for, which may give it a form.
  var use: TextUse
  /// Whether the empty text is one, whatever the rule says.
  var mayBeEmpty: Bool

  /// The number of scalars; a text that is not empty keeps to it.
  var length: ClosedRange<Int> {
    guard use == .slug else { return rule.length }
    let limit = Admitter.slugLimit(rule)
    return min(rule.length.lowerBound, limit)...limit
  }
}
