extension Slug {
  /// Returns the slug of a section, derived from its title, its group, or the first of its
  /// components with words; otherwise from its number.
  package static func ofSection(
    at index: Int, title: String, group: String, components: some Sequence<Component>
  ) -> String {
    derived(from: title) ?? derived(from: group)
      ?? components.lazy.compactMap { derived(from: RecordWords.first(of: $0)) }.first
      ?? "section-" + String(index + 1)
  }
}

extension Screen {
  /// Gives each section without an id a unique one.
  mutating func nameSections() {
    guard sections.contains(where: \.id.isEmpty) else { return }
    var taken = Set(sections.lazy.map(\.id))
    var next: [String: Int] = [:]
    for index in sections.indices where sections[index].id.isEmpty {
      let section = sections[index]
      let slug = Slug.ofSection(
        at: index, title: section.title, group: section.group, components: section.components)
      sections[index].id = Slug.unique(
        slug, limit: Slug.maximumLength, taken: &taken, next: &next)
    }
  }
}
