internal import ScreenDiagnostics

/// A name with its place.
struct Name: Hashable, Sendable {
  var text: String
  var range: SourceRange
}

/// A grammar as written, before its names are resolved.
struct GrammarSyntax: Sendable {
  /// The name after `grammar`; nil if it is missing.
  var name: Name?
  /// The doc comment above `grammar`.
  var summary = ""
  var includes: [IncludeSyntax] = []
  /// `screen`, `section`, `component` and `out`, in order.
  var declarations: [DeclarationSyntax] = []
}

/// `include NAME`, or `include NAME: component, component`.
struct IncludeSyntax: Sendable {
  var name: Name
  /// The components to take, in order; nil for all.
  var only: [Name]?
  var range: SourceRange
}

/// `screen`, `section`, `component` or `out`, with everything that belongs to it.
struct DeclarationSyntax: Sendable {
  enum Keyword: String, CaseIterable, Sendable {
    case screen
    case section
    case component
    case out
  }

  var keyword: Keyword
  /// The component's name; the keyword itself for `screen` and `section`.
  var name: Name
  var summary = ""
  var attributes = AttributesSyntax()
  var record: RecordSyntax?
  var lowering: LoweringSyntax?
}

/// The attributes that may follow a name or a type, in any order.
struct AttributesSyntax: Sendable {
  var guide: Spelled<String>?
  var aliases: [Name] = []
  var weight: NumberSyntax?
  var fallback: Name?
  var defaultValue: ValueSyntax?
}

/// A value with its place.
struct Spelled<Value: Sendable>: Sendable {
  var value: Value
  var range: SourceRange
}

/// `{ property, property }`.
struct RecordSyntax: Sendable {
  var properties: [PropertySyntax]
  /// From brace to brace.
  var range: SourceRange
}

/// `name?: type "guide" aka other = default`.
struct PropertySyntax: Sendable {
  var name: Name
  var summary: String
  var isOptional: Bool
  var type: TypeSyntax
  var attributes: AttributesSyntax
  /// From the name to the last attribute.
  var range: SourceRange
}

/// A type with its place.
struct TypeSyntax: Sendable {
  indirect enum Kind: Sendable {
    case text(TextSyntax)
    case integer(BoundsSyntax?)
    case number(BoundsSyntax?)
    case flag
    case choice([ChoiceSyntax])
    /// A collection; bounds without `of` have no element.
    case collection(BoundsSyntax, leaving: NumberSyntax?, isDistinct: Bool, element: TypeSyntax?)
    case record(RecordSyntax)
    /// Something that could not be read; the parser has reported it.
    case missing
  }

  var kind: Kind
  var range: SourceRange
}

/// `text(1...60, words 1...3, plain)`.
struct TextSyntax: Sendable {
  var length: BoundsSyntax?
  var words: BoundsSyntax?
  var isPlain = false
  var stripsMarkers = false
  var allowsDigitsOnlyAtEnd = false
  var isUncut = false
  var excluded: [String] = []
}

/// `name("guide", aka other, weight 50)`.
struct ChoiceSyntax: Sendable {
  var name: Name
  var attributes: AttributesSyntax
}

/// `1...60`, or `3` for `3...3`.
struct BoundsSyntax: Sendable {
  var lower: NumberSyntax
  var upper: NumberSyntax
  var range: SourceRange
}

/// A number with its place.
struct NumberSyntax: Sendable {
  /// Its value; nil if it is beyond ±999999999999999.
  var value: Double?
  var isWhole: Bool
  var range: SourceRange
}

/// `= { template, template }`.
struct LoweringSyntax: Sendable {
  var templates: [TemplateSyntax]
  var range: SourceRange
}

/// `each item in items: keyValue(key: item.name, value: item.price)`.
struct TemplateSyntax: Sendable {
  /// The loops around it, the outermost first.
  var loops: [LoopSyntax]
  var component: Name
  var arguments: [ArgumentSyntax]
  var range: SourceRange
}

/// `each item in items`, `each dish in course.dishes`.
struct LoopSyntax: Sendable {
  var variable: Name
  /// A name or a member.
  var collection: ValueSyntax
}

/// `name: value`.
struct ArgumentSyntax: Sendable {
  var name: Name
  var value: ValueSyntax
}

/// A constant or, in a template, the value that fills a property.
struct ValueSyntax: Sendable {
  indirect enum Kind: Sendable {
    case text(String)
    case number(NumberSyntax)
    case flag(Bool)
    /// A value of an enumeration, or a parameter.
    case name(String)
    /// `item.name`.
    case member(Name, Name)
    /// `[value, value]`.
    case array([ValueSyntax])
    /// `{ name: value }`.
    case record([ArgumentSyntax])
    /// `each item in items { name: value }`.
    case each(LoopSyntax, [ArgumentSyntax])
    /// `value + value`.
    case joined([ValueSyntax])
    /// Something that could not be read; the parser has reported it.
    case missing
  }

  var kind: Kind
  var range: SourceRange
}
