import ScreenModel
import ScreenHTML
import Testing

/// Expects what holds for every screen: well-formed, inert, ids unique, controls and landmarks named.
func expectSound(
  _ screen: Screen, _ options: HTMLOptions = .default,
  at location: SourceLocation = #_sourceLocation
) {
  let page = HTMLRenderer(options).render(screen)
  let markup = Markup(page)
  #expect(markup.faults.isEmpty, sourceLocation: location)
  #expect(String(validating: page, as: UTF8.self) != nil, sourceLocation: location)
  let opening = markup.tags.filter { !$0.isClosing }
  let active: Set = ["script", "iframe", "object", "embed", "base", "link", "form"]
  #expect(!opening.contains { active.contains($0.name) }, sourceLocation: location)
  for tag in opening {
    for (name, value) in tag.attributes {
      #expect(!name.hasPrefix("on") && name != "style", sourceLocation: location)
      guard name == "href" || name == "src", let value else { continue }
      #expect(!value.lowercased().hasPrefix("javascript:"), sourceLocation: location)
    }
  }

  let ids = opening.compactMap { $0["id"] }
  #expect(Set(ids).count == ids.count, sourceLocation: location)
  let known = Set(ids)
  for reference in ["for", "aria-labelledby", "aria-describedby", "popovertarget"] {
    for tag in opening {
      guard let target = tag[reference] else { continue }
      #expect(known.contains(target), sourceLocation: location)
    }
  }

  #expect(opening.count { $0.name == "h1" } == 1, sourceLocation: location)
  expectLabels(markup.tags, at: location)
}

/// Expects every control to have a label: around it, by id, or as an attribute.
private func expectLabels(_ tags: [Markup.Tag], at location: SourceLocation) {
  let labelled = Set(tags.compactMap { $0.name == "label" ? $0["for"] : nil })
  let controls: Set = ["input", "select", "textarea", "progress"]
  var depth = 0
  var landmarks: [String] = []
  for tag in tags {
    if tag.name == "label" { depth += tag.isClosing ? -1 : 1 }
    guard !tag.isClosing else { continue }
    if controls.contains(tag.name) {
      let isNamed = depth > 0 || tag["id"].map { labelled.contains($0) } ?? false
      #expect(isNamed, "\(tag.name) without a label", sourceLocation: location)
    }
    if tag.name == "button" { #expect(tag["type"] == "button", sourceLocation: location) }
    if tag["role"] == "region" { landmarks.append(tag["aria-label"] ?? "") }
    if tag["tabindex"] != nil {
      let isNamed = tag["aria-label"] != nil || tag["aria-labelledby"] != nil
      #expect(isNamed, sourceLocation: location)
    }
  }
  #expect(Set(landmarks).count == landmarks.count, sourceLocation: location)
}
