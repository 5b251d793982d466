/// A screen: typed, admitted, and complete for a renderer.
public struct Screen: Hashable, Sendable {
  /// How the sections of a screen are arranged.
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
  /// How the sections are arranged.
  public var layout: Layout
  /// The hue of what stands out.
  public var accent = Accent.standard
  /// Whether it is light or dark.
  public var appearance = Appearance.automatic
  /// The sections, in display order.
  public var sections: [Section]

  /// Creates a screen; sections without an id get a unique one.
  ///
  /// An id is derived from the section's title, its group, or the first of its components with
  /// words; otherwise from its number.
  public init(
    title: String, layout: Layout = .stack, accent: Accent = .standard,
    appearance: Appearance = .automatic, sections: [Section]
  ) {
    self.title = title
    self.layout = layout
    self.accent = accent
    self.appearance = appearance
    self.sections = sections
    nameSections()
  }

  /// Whether any value is a sample, which makes the screen a draft that is shown as one.
  public var isDraft: Bool {
    sections.contains { $0.elements.contains { !$0.samples.isEmpty } }
  }
}

extension Screen {
  /// The index of the section with an id; nil if there is none.
  package func index(of id: String) -> Int? { sections.firstIndex { $0.id == id } }
}
