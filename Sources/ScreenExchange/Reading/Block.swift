internal import ScreenDiagnostics
internal import ScreenModel

/// A part of a document of another format, in the words that all of them share.
///
/// Readers make blocks; `Recognizer` finds the components that are composed of several, and
/// `Flattener` sets what nests into sections.
struct Block {
  /// What a part is.
  indirect enum Content {
    /// A text by itself.
    case text(String, TextRole)
    /// A picture that stands for a word, by its name.
    case icon(String)
    /// A line: between what is above and below it, or upright.
    case rule(isUpright: Bool)
    /// A component of our vocabulary, with its properties.
    case component(ComponentKind, Properties)
    /// A component that nobody here knows; admission puts its fallback there, or says so.
    case foreign(String, Properties)
    /// Parts that belong together.
    case container(Container)
  }

  /// What it is.
  var content: Content
  /// The bytes it was read from.
  var range: SourceRange?

  init(_ content: Content, at range: SourceRange?) {
    self.content = content
    self.range = range
  }

  /// Creates a component.
  init(_ kind: ComponentKind, _ properties: Properties, at range: SourceRange?) {
    self.init(.component(kind, properties), at: range)
  }
}

/// What a text is among others.
enum TextRole: Equatable {
  /// A heading; 1 is the highest.
  case heading(Int)
  /// Running text.
  case body
  /// Small print: a label, a remark.
  case caption
}

/// Parts that belong together, and how they are set.
struct Container {
  /// How parts are set.
  enum Shape {
    /// One below the other.
    case column
    /// Side by side.
    case row
    /// In tiles.
    case grid
    /// One below the other, on a surface of their own.
    case card
    /// Things of one kind.
    case list(Component.ListStyle)
    /// One at a time; each child is a titled container.
    case tabs
    /// Behind its title.
    case disclosure
    /// In a window of its own.
    case dialog
  }

  var shape: Shape
  /// Its own title, beside those of its children.
  var title = ""
  /// The id that a button opens it by; empty for none.
  var id = ""
  var children: [Block]
}

extension Block {
  /// Creates a container.
  init(
    _ shape: Container.Shape, title: String = "", id: String = "", _ children: [Block],
    at range: SourceRange?
  ) {
    self.init(
      .container(Container(shape: shape, title: title, id: id, children: children)), at: range)
  }

  /// The container, if it is one.
  var container: Container? {
    guard case .container(let container) = content else { return nil }
    return container
  }

  /// The text, if it is one.
  var text: String? {
    guard case .text(let text, _) = content else { return nil }
    return text
  }

  /// The text, if it is one of that role.
  func text(_ role: TextRole) -> String? {
    guard case .text(let text, role) = content else { return nil }
    return text
  }

  /// The text and its level, if it is a heading.
  var heading: (text: String, level: Int)? {
    guard case .text(let text, .heading(let level)) = content else { return nil }
    return (text, level)
  }
}
