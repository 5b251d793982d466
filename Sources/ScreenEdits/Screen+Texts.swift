package import ScreenAnchors
package import ScreenModel

/// The texts that a screen shows, and their places.
extension Screen {
  /// The place of a text: a component, and a pointer in its JSON.
  package struct TextPlace: Hashable {
    package var address: ElementAddress
    package var pointer: JSONPointer

    package init(address: ElementAddress, pointer: JSONPointer) {
      (self.address, self.pointer) = (address, pointer)
    }
  }

  /// How often something occurs.
  package enum OccurrenceCount {
    case none
    case one(TextPlace)
    case several([TextPlace])

    /// All the places.
    package var places: [TextPlace] {
      switch self {
      case .none: []
      case .one(let place): [place]
      case .several(let places): places
      }
    }
  }

  /// The places where a text is the whole of a value shown, on the screen or within a target.
  package func held(_ text: String, in scope: EditTarget? = nil) -> OccurrenceCount {
    var places: [TextPlace] = []
    let wanted = text.lowercased()
    for section in sections {
      for (index, element) in section.elements.enumerated() {
        let address = ElementAddress(section: section.id, index: index)
        var start = JSONPointer(tokens: [])
        switch scope {
        case .section(let id) where id != section.id: continue
        case .element(let home) where home != address: continue
        case .part(let home, let part):
          guard home == address else { continue }
          start = part.pointer
        default: break
        }
        guard let tree = element.tree[start] else { continue }
        Self.collect(tree, at: start) { pointer, value in
          if ComponentPart.shown(value).lowercased() == wanted {
            places.append(TextPlace(address: address, pointer: pointer))
          }
        }
      }
    }
    return places.count == 1 ? .one(places[0]) : places.isEmpty ? .none : .several(places)
  }

  /// Visits the texts and numbers that users see.
  private static func collect(
    _ tree: TreeValue, at pointer: JSONPointer, _ found: (JSONPointer, TreeValue) -> Void
  ) {
    switch tree.content {
    case .text, .number: found(pointer, tree)
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        collect(element, at: pointer.appending(String(index)), found)
      }
    case .object(let members):
      for member in members where !hidden.contains(member.name) {
        collect(member.value, at: pointer.appending(member.name), found)
      }
    case .null, .flag: break
    }
  }

  /// The names of things on the screen, and their short texts.
  package var texts: [String] {
    var names = [title]
    for section in sections {
      names += [section.title, section.group]
      for element in section.elements {
        Self.collect(element.tree, at: JSONPointer(tokens: [])) { _, value in
          names.append(ComponentPart.shown(value))
        }
      }
    }
    return names.filter { !$0.isEmpty && $0.utf8.count < 48 }
  }

  /// Properties that only hosts read.
  private static let hidden: Set<String> = [
    "type", "kind", "style", "tone", "emphasis", "shape", "width", "trend", "state", "name",
    "action", "opens", "source",
    "destination", "image", "language", "sample",
  ]

  /// The places of the figures that a thing shows.
  package func figures(in target: EditTarget) -> [TextPlace] {
    texts(in: target) { Figure($0) != nil }
  }

  /// The places of the values of a thing whose texts are of some kind.
  package func texts(
    in target: EditTarget, where isOne: (String) -> Bool
  ) -> [TextPlace] {
    func figures(_ address: ElementAddress, _ pointers: [JSONPointer]) -> [TextPlace] {
      let tree = tree(at: address)
      return pointers.filter { pointer in
        guard case .text(let text)? = tree[pointer]?.content else { return false }
        return isOne(text)
      }.map { TextPlace(address: address, pointer: $0) }
    }
    func elements(_ section: Section) -> [TextPlace] {
      section.elements.indices.flatMap {
        self.texts(in: .element(ElementAddress(section: section.id, index: $0)), where: isOne)
      }
    }
    switch target {
    case .screen: return sections.flatMap(elements)
    case .section(let id): return index(of: id).map { elements(sections[$0]) } ?? []
    case .part(let address, let part):
      let tree = tree(at: address)
      switch part.kind {
      case "column": return figures(address, part.cells(in: tree))
      case "fact":
        return figures(
          address,
          ComponentPart.places(ofFact: part.label, in: tree).map {
            $0.appending(Component.Fact.Property.value)
          })
      case "value": return figures(address, [part.pointer])
      default: return figures(address, part.values(in: tree).map(\.pointer))
      }
    case .element(let address):
      let tree = tree(at: address)
      let parts = ComponentPart.parts(of: tree).filter { $0.kind == "item" || $0.kind == "row" }
      return figures(
        address,
        [JSONPointer(tokens: ["value"])] + parts.flatMap { $0.values(in: tree).map(\.pointer) })
    }
  }

  /// The JSON of a component; empty if there is none.
  package func tree(at address: ElementAddress) -> TreeValue {
    guard let place = index(of: address.section),
      sections[place].elements.indices.contains(address.index)
    else { return TreeValue(.object([])) }
    return sections[place].elements[address.index].tree
  }
}
