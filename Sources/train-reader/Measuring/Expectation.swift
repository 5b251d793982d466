import ScreenReading

/// A thing that a tree asks for, as a user would look for it on the screen: by kind and words.
struct Expectation: Hashable {
  /// The kind of a thing.
  enum Kind: String, CaseIterable {
    case field, choice, toggle, slider, action, fact, option, item, column, value, section
    case edit, what, place

    /// Whether it is for user input.
    var isInput: Bool {
      switch self {
      case .field, .choice, .toggle, .slider, .action: true
      case .fact, .option, .item, .column, .value, .section, .edit, .what, .place:
        false
      }
    }
  }

  var kind: Kind
  var words: String

  /// Returns the things that a tree asks for.
  static func all(in tree: ReadingTree) -> [Expectation] {
    var found: [Expectation] = []
    add(tree.nodes, of: tree, to: &found)
    return found.filter { !$0.words.isEmpty }
  }

  private static func add(
    _ nodes: [ReadingTree.Node], of tree: ReadingTree, to found: inout [Expectation]
  ) {
    for node in nodes where node.label != .not {
      let labels = node.children.filter { $0.label == .label }.map { plain(tree.words(of: $0)) }
      let whole = plain(tree.words(of: node))
      func add(_ kind: Kind, _ texts: [String]) {
        found += texts.map { Expectation(kind: kind, words: $0) }
      }
      switch node.label {
      case .field: add(.field, labels)
      case .choice: add(.choice, labels)
      case .toggle: add(.toggle, labels)
      case .slider: add(.slider, labels)
      case .action, .link: add(.action, labels)
      case .stat, .fact, .badge, .progress, .rating: add(.fact, labels)
      case .option: add(.option, [whole])
      case .item, .bareItem: add(.item, labels.isEmpty ? [whole] : labels)
      case .column: add(.column, [whole])
      case .value: add(.value, [whole])
      case .section, .tab, .step, .sideColumn: add(.section, labels)
      case .list, .table, .ranking, .chart, .calendar, .steps, .map, .image, .player, .text,
        .quote, .code, .alert, .timer, .reps, .unknown, .dialog, .title, .layout, .not, .kind,
        .label, .count, .unit, .min, .max, .target, .change, .time, .by, .state, .note:
        break
      case .adding, .removing, .moving, .replacing, .changing, .ordering:
        add(.edit, [node.label.word])
      case .what: add(.what, [whole])
      case .place: add(.place, [whole])
      }
      Self.add(node.children, of: tree, to: &found)
    }
  }

  /// Returns words in lower case, separated by single spaces, without marks around them.
  private static func plain(_ text: String) -> String {
    let kept = "$€£%.,:°/'+-"
    let letters = text.lowercased().map { character in
      character.isLetter || character.isNumber || kept.contains(character) ? character : " "
    }
    let words = String(letters).split(separator: " ").joined(separator: " ")
    let edges = " .,:'-"
    return String(
      words.drop { edges.contains($0) }.reversed().drop { edges.contains($0) }.reversed())
  }

  /// Whether some thing is of this kind and has the same words; for most kinds also if the words of
  /// one contain those of the other.
  func isMet(by things: [Expectation]) -> Bool {
    things.contains { thing in
      guard thing.kind == kind, !thing.words.isEmpty else { return false }
      if thing.words == words { return true }
      switch kind {
      case .value, .item: return thing.words.contains(words) || words.contains(thing.words)
      case .edit: return false
      case .fact:
        return thing.words.contains(words) || words.contains(thing.words)
      case .field, .choice, .toggle, .slider, .action, .option, .column, .section, .what, .place:
        return Self.holds(thing.words, words)
          || thing.words.count > 3 && Self.holds(words, thing.words)
      }
    }
  }

  /// Whether a text contains some words as whole words.
  private static func holds(_ text: String, _ words: String) -> Bool {
    (" " + text + " ").contains(" " + words + " ")
  }
}

/// Counts of how completely annotated trees are read.
struct Tally {
  var asked: [Expectation.Kind: (found: Int, all: Int)] = [:]
  var whole = 0
  var sentences = 0
  var inputs = (right: 0, all: 0)
  /// How often things of a kind were missed, by what their words were read as.
  var confusions: [String: Int] = [:]

  mutating func add(_ tree: ReadingTree, read: ReadingTree) {
    let gold = Expectation.all(in: tree)
    let found = Expectation.all(in: read)
    // Facts, list items and values differ more by position than by words.
    let lenient =
      found + found.map { Expectation(kind: .value, words: $0.words) }
      + found.filter { [.item, .value, .fact].contains($0.kind) }.flatMap {
        [Expectation(kind: .fact, words: $0.words), Expectation(kind: .item, words: $0.words)]
      }
    var isWhole = true
    for thing in gold {
      let isFound = thing.isMet(by: lenient)
      asked[thing.kind, default: (0, 0)].all += 1
      if isFound {
        asked[thing.kind]?.found += 1
      } else {
        isWhole = false
        let other = found.first { $0.words == thing.words }?.kind.rawValue ?? "nothing"
        confusions["\(thing.kind) → \(other)", default: 0] += 1
      }
    }
    sentences += 1
    if isWhole { whole += 1 }
    guard gold.contains(where: \.kind.isInput) else { return }
    for thing in found where thing.kind.isInput {
      inputs.all += 1
      if thing.isMet(by: gold) { inputs.right += 1 }
    }
  }

  mutating func add(_ other: Tally) {
    for kind in Expectation.Kind.allCases {
      guard let counts = other.asked[kind] else { continue }
      let mine = asked[kind, default: (0, 0)]
      asked[kind] = (mine.found + counts.found, mine.all + counts.all)
    }
    whole += other.whole
    sentences += other.sentences
    inputs = (inputs.right + other.inputs.right, inputs.all + other.inputs.all)
    confusions.merge(other.confusions, uniquingKeysWith: +)
  }

  /// The figures on one line.
  var summary: String {
    let found = asked.values.reduce(0) { $0 + $1.found }
    let all = asked.values.reduce(0) { $0 + $1.all }
    let kinds = Expectation.Kind.allCases.compactMap { kind in
      asked[kind].map { "\(kind) \(percent($0.found, $0.all))/\($0.all)" }
    }
    return
      "recall \(percent(found, all)) of \(all), precision \(percent(inputs.right, inputs.all)), "
      + "whole \(percent(whole, sentences)) (\(whole) of \(sentences)); "
      + kinds.joined(separator: ", ")
  }

  /// The most frequent confusions.
  var misses: String {
    confusions.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(24)
      .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  private func percent(_ part: Int, _ whole: Int) -> String {
    let tenths = whole == 0 ? 0 : (part * 1000 + whole / 2) / whole
    return "\(tenths / 10).\(tenths % 10)"
  }
}
