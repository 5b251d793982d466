internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel
internal import ScreenReading
internal import ScreenText

/// Statements that apply to several things.
extension Assembler {
  /// Gives things the details stated for them together: a head, bounds, or that they are required,
  /// on or off.
  mutating func share(_ gaps: [SourceRange]) {
    shareHeads()
    shareInRuns()
    for (place, gap) in gaps.enumerated() { shareStatement(in: gap, at: place) }
    for (place, node) in tree.nodes.enumerated() { shareKind(of: node, at: place) }
  }

  /// Adds the shared head to names that lack it: "first and last name".
  private mutating func shareHeads() {
    for index in requirements.indices.dropLast() {
      guard let label = requirements[index].details.label, let range = label.range,
        requirements[index].isInput, requirements[index + 1].isInput,
        book.senses(of: label.text, as: "modifier") == [.isMember],
        FoldedWords(label.text).count == 1,
        let next = requirements[index + 1].details.label, let nextRange = next.range,
        let head = next.text.split(separator: " ").last, next.text.contains(" "),
        book.senses(of: String(next.text.prefix { $0 != " " }), as: "modifier") == [.isMember],
        nextRange.lowerBound - range.upperBound < 40
      else { continue }
      requirements[index].details.label?.text += " " + head
      requirements[index].details.fieldKind =
        requirements[index].details.fieldKind ?? book.fieldKind(of: label.text + " " + head)
    }
  }

  /// Gives all members of a run the details stated with the last or the first of them.
  private mutating func shareInRuns() {
    var start = 0
    while start < requirements.count {
      var end = start + 1
      while end < requirements.count, requirements[end].subject == requirements[start].subject,
        requirements[end].parent == requirements[start].parent
      {
        end += 1
      }
      if end - start > 1, requirements[start].subject == .component(.slider) {
        shareBounds(start..<end)
      }
      start = end
    }
  }

  private mutating func shareBounds(_ run: Range<Int>) {
    let bounded = run.filter { requirements[$0].details.maximum != nil }
    guard bounded.count == 1, let only = bounded.first, only == run.lowerBound || only == run.last
    else { return }
    let known = requirements[only].details
    for index in run where index != only {
      requirements[index].details.minimum = known.minimum
      requirements[index].details.maximum = known.maximum
      requirements[index].details.value = requirements[index].details.value ?? known.value
      requirements[index].details.unit = requirements[index].details.unit ?? known.unit
    }
  }

  // MARK: Statements

  /// Applies statements between brackets about several inputs by their order: "The first one is on,
  /// the others are off", "All are required".
  private mutating func shareStatement(in gap: SourceRange, at place: Int) {
    let senses = book.senses(of: FoldedWords(slice(gap)), as: "which")
    guard senses.contains(where: \.isOfState) else { return }
    let before = inputs(before: place)
    let inputs = before.isEmpty ? inputs(after: place) : before
    var left = inputs
    var named = inputs[..<0]
    for sense in senses {
      switch sense {
      case .among(.first): named = left.prefix(1)
      case .among(.last): named = left.suffix(1)
      case .among(.all): named = inputs[...]
      case .among(.rest), .among(.both): named = left[...]
      case .isOn(let isOn):
        for index in named where requirements[index].subject == .component(.toggle) {
          let value = Phrase(isOn ? "on" : "off", at: gap)
          requirements[index].details.value = requirements[index].details.value ?? value
        }
      case .isRequired(let isRequired):
        for index in named {
          requirements[index].details.isRequired =
            requirements[index].details.isRequired ?? isRequired
        }
      default: continue
      }
      if sense.isOfState { left.removeAll { named.contains($0) } }
    }
  }

  /// Applies the kind of an input to those before it, if its words say so: "least and most players,
  /// both numbers".
  private mutating func shareKind(of node: ReadingTree.Node, at place: Int) {
    guard let name = node.children.first(where: { $0.label == .label }),
      let kind = node.children.first(where: { $0.label == .kind }),
      name.range.upperBound < kind.range.lowerBound
    else { return }
    let words = slice(SourceRange(name.range.upperBound, kind.range.lowerBound))
    let senses = book.senses(of: FoldedWords(words), as: "which")
    let inputs = inputs(before: place + 1)
    guard let own = inputs.last, case .among(let share) = senses.first,
      share == .all || share == .both
    else { return }
    let details = requirements[own].details
    for index in share == .both ? inputs.suffix(2) : inputs[...] {
      requirements[index].details.fieldKind =
        requirements[index].details.fieldKind ?? details.fieldKind
      requirements[index].details.isRequired =
        requirements[index].details.isRequired ?? details.isRequired
    }
  }

  /// The requirements of the consecutive inputs before a place among the outermost brackets.
  private func inputs(before place: Int) -> [Int] {
    let start = tree.nodes[..<place].lastIndex { !$0.label.isInput }.map { $0 + 1 } ?? 0
    return inputs(start..<place)
  }

  /// The requirements of the inputs that follow a place among the outermost brackets.
  private func inputs(after place: Int) -> [Int] {
    inputs(place..<(tree.nodes[place...].firstIndex { !$0.label.isInput } ?? tree.nodes.count))
  }

  private func inputs(_ nodes: Range<Int>) -> [Int] {
    tree.nodes[nodes].compactMap { node in
      requirements.firstIndex { $0.range == node.range }
    }
  }
}

extension KindSense {
  /// Whether it describes a state.
  fileprivate var isOfState: Bool {
    switch self {
    case .isOn, .isRequired: true
    default: false
    }
  }
}

extension TreeLabel {
  /// Whether it belongs to an input: something filled in, chosen or switched.
  fileprivate var isInput: Bool {
    self == .field || self == .choice || self == .toggle || self == .slider
  }
}

extension Requirement {
  /// Whether it is filled in.
  fileprivate var isInput: Bool { subject == .need(.input) || subject == .component(.field) }
}
