/// A screen: admitted, typed, and all that a renderer needs.
public struct Screen: Hashable, Sendable {
  /// How the sections of a screen are set.
  public enum Layout: String, Hashable, Sendable, CaseIterable {
    /// One below the other.
    case stack
    /// Side by side, a column for each section or group.
    case columns
    /// One at a time, chosen by tabs.
    case tabs
    /// One at a time, in order.
    case wizard
  }

  /// The title shown at the top.
  public var title: String
  /// How the sections are set.
  public var layout: Layout
  /// The sections, in display order.
  public var sections: [Section]

  /// Creates a screen; sections without an id get one, as they do in JSON: of the title, the group,
  /// or the words of the first component, and no other section's.
  public init(title: String, layout: Layout = .stack, sections: [Section]) {
    self.title = title
    self.layout = layout
    self.sections = sections
    nameSections()
  }

  /// Whether any value shown is a sample: such a screen is a draft, and says so.
  public var isDraft: Bool {
    sections.contains { $0.elements.contains { !$0.samples.isEmpty } }
  }
}

extension Screen {
  /// The place of the section of an id; nil where there is none.
  package func index(of id: String) -> Int? { sections.firstIndex { $0.id == id } }
}
