internal import ScreenDiagnostics
internal import ScreenModel

/// A part of a document in another format, in a form common to all formats.
///
/// Readers make blocks; `Recognizer` finds the components that are composed of several blocks, and
/// `Flattener` arranges nested blocks into sections.
struct Block {
  /// The content of a part.
  indirect enum Content {
    /// A single text.
    case text(String, TextRole)
    /// An icon, by its name.
    case icon(String)
    /// A line: horizontal between parts, or upright.
    case rule(isUpright: Bool)
    /// A component of our vocabulary, with its properties.
    case component(ComponentKind, Properties)
    /// An unknown component, which admission replaces by its fallback or reports.
    case foreign(String, Properties)
    /// Parts that belong together.
    case container(Container)
  }

  /// The content.
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

/// The role of a text among others.
enum TextRole: Equatable {
  /// A heading; 1 is the highest.
  case heading(Int)
  /// Running text.
  case body
  /// Small print: a label, a remark.
  case caption
}

/// Parts that belong together, with their arrangement.
struct Container {
  /// The arrangement of parts.
  enum Shape {
    /// One below the other.
    case column
    /// Side by side.
    case row
    /// In tiles.
    case grid
    /// One below the other, on a separate surface.
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
  /// Its own title, in addition to those of its children.
  var title = ""
  /// The id by which a button opens it; empty if there is none.
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

  /// The text, if it is one with that role.
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
