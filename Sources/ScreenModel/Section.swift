/// A part of a screen: a title, a layout and components.
public struct Section: Hashable, Sendable {
  /// How the components of a section are arranged.
  public enum Layout: String, Hashable, Sendable, CaseIterable {
    /// One below the other.
    case stack
    /// Side by side, wrapping.
    case row
    /// In tiles of equal width.
    case grid
    /// One below the other, on a raised surface.
    case card
    /// Behind its title, opened on demand.
    case disclosure
    /// In a window of its own, opened by a button.
    case dialog
  }

  /// The slug that names the section within its screen.
  ///
  /// If none was given, it is empty until a screen is created with the section.
  public var id: String
  /// The title shown above it; may be empty.
  public var title: String
  /// How the components are arranged.
  public var layout: Layout
  /// The column, tab or step that it shares with its neighbours of the same group; empty if it has
  /// none.
  public var group: String
  /// The components with their sample marks, in display order.
  public var elements: [Element]

  /// Creates a section; if it has no id, its screen derives one from its texts.
  public init(
    id: String = "", title: String = "", layout: Layout = .stack, group: String = "",
    elements: [Element]
  ) {
    self.id = id
    self.title = title
    self.layout = layout
    self.group = group
    self.elements = elements
  }

  /// Creates a section of components without samples; if it has no id, its screen derives one from
  /// its texts.
  public init(
    id: String = "", title: String = "", layout: Layout = .stack, group: String = "",
    components: [Component]
  ) {
    self.init(
      id: id, title: title, layout: layout, group: group, elements: components.map { Element($0) })
  }

  /// The components without their sample marks.
  public var components: [Component] { elements.map(\.component) }
}

/// A component, with the marks of its sample values and the looks of its texts, which renderers
/// show.
public struct Element: Hashable, Sendable {
  /// The component.
  public var component: Component {
    didSet { looks = Looks(of: component) }
  }
  /// The names of the properties whose values are samples, in declared order.
  public var samples: [String]
  /// How the component's texts are drawn where none of its properties says so.
  public private(set) var looks: Looks

  /// Creates an element.
  public init(_ component: Component, samples: [String] = []) {
    self.component = component
    self.samples = samples
    looks = Looks(of: component)
  }
}
