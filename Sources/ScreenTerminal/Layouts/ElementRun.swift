internal import ScreenModel
internal import ScreenRendering

/// Adjacent elements that are drawn together in a terminal.
struct ElementRun {
  var kind: RunKind
  var range: Range<Int>

  /// Splits elements into runs of one kind, in order.
  static func runs(_ elements: [Element]) -> [ElementRun] {
    var runs: [ElementRun] = []
    for index in elements.indices {
      let kind = elements[index].component.kind.run
      if let last = runs.last, last.kind == kind, !kind.standsAlone {
        runs[runs.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        runs.append(ElementRun(kind: kind, range: index..<index + 1))
      }
    }
    return runs
  }
}

extension RunKind {
  /// Whether neighbours of the kind are drawn apart, with an empty line between them.
  var standsAlone: Bool {
    switch self {
    case .alone, .measures, .texts: true
    case .facts, .figures, .badges, .fields, .toggles, .buttons, .links, .exercises: false
    }
  }
}
