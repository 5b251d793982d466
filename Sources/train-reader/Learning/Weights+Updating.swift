import ScreenReading

/// Updates by training. Every weight has a number, by which changes are summed and averaged.
extension Weights {
  /// The first number of the weights of skipped tokens; `partOffset` is that of transitions.
  private var skipOffset: Int { spans.weights.count * 16 }
  private var partOffset: Int { skipOffset + skips.weights.count * 16 }

  /// The number of weights.
  var count: Int { partOffset + Transitions.partCount }

  /// Sets the weight of a gate in a row.
  mutating func setGate(_ gate: Int, ofRow row: Int, to weight: Int32) {
    spans.weights[row * Columns.vectors + Columns.gates][gate] = weight
  }

  /// Copies the gates of features from weights that only have these features.
  mutating func setGates(of keys: [FeatureKey], from gates: Weights) {
    for (row, key) in keys.enumerated() {
      guard let own = spans.row(of: key) else { continue }
      spans.weights[Int(own.number) * Columns.vectors + Columns.gates] =
        gates.spans.weights[row * Columns.vectors + Columns.gates]
    }
  }

  /// Adds to the weight with a number.
  mutating func add(_ delta: Int32, to weight: Int) {
    if weight < skipOffset {
      spans.weights[weight / 16][weight % 16] &+= delta
    } else if weight < partOffset {
      let place = weight - skipOffset
      skips.weights[place / 16][place % 16] &+= delta
    } else {
      transitions.add(delta, to: Transitions.part(numbered: weight - partOffset))
    }
  }

  /// Returns the weights on which the scores of two trees differ, each with how much more often the
  /// first tree uses it.
  func difference(
    _ first: TrainingTree, _ second: TrainingTree, _ sentence: TrainingSentence,
    _ features: FeatureGroups<FeatureRow>
  ) -> [(weight: Int, count: Int32)] {
    var counts: [(event: TreeEvents.Event, count: Int32)] = []
    for (tree, sign) in [(first, Int32(1)), (second, -1)] {
      var events = TreeEvents(sentence)
      events.add(tree.brackets, in: .text, 0..<sentence.document.count)
      counts += events.list.map { ($0, sign) }
    }
    counts.sort { $0.event < $1.event }
    var changes: [(weight: Int, count: Int32)] = []
    Self.merge(counts, by: { $0 == $1 }) { event, count in
      for weight in weights(of: event, sentence, features) {
        changes.append((weight, count))
      }
    }
    changes.sort { $0.weight < $1.weight }
    var merged: [(weight: Int, count: Int32)] = []
    Self.merge(changes.map { ($0.weight, $0.count) }, by: ==) { merged.append(($0, $1)) }
    return merged
  }

  /// Sums the counts of equal neighbours, and leaves out sums of zero.
  private static func merge<Key>(
    _ sorted: [(Key, Int32)], by isSame: (Key, Key) -> Bool, _ body: (Key, Int32) -> Void
  ) {
    var index = 0
    while index < sorted.count {
      var count: Int32 = 0
      let key = sorted[index].0
      while index < sorted.count, isSame(sorted[index].0, key) {
        count += sorted[index].1
        index += 1
      }
      if count != 0 { body(key, count) }
    }
  }

  private func weights(
    of event: TreeEvents.Event, _ sentence: TrainingSentence, _ features: FeatureGroups<FeatureRow>
  ) -> [Int] {
    switch event {
    case .bracket(let span, let label, let container):
      let place = sentence.candidates.spans[span]
      var rows = Array(features.text[0]) + features.starts[place.start]
      rows += features.ends[place.end - 1] + features.spans[span]
      for token in place.start..<place.end { rows += features.insides[token] }
      let pair = Columns.column(of: label, in: container)
      let all = pair.map { [label, $0] } ?? [label]
      return rows.flatMap { row in all.map { Int(row.number) * Columns.count + $0 } }
    case .skip(let token, let container):
      let column = Container.allCases[container].column
      return features.skips[token].map {
        skipOffset + Int($0.number) * Container.columns + column
      }
    case .part(let number): return [partOffset + number]
    }
  }
}

/// The events that make up the score of a tree: its brackets, skipped tokens and transitions.
struct TreeEvents {
  enum Event: Hashable, Comparable {
    case bracket(span: Int, label: Int, container: Int)
    case skip(token: Int, container: Int)
    case part(Int)
  }

  private let sentence: TrainingSentence
  private(set) var list: [Event] = []

  init(_ sentence: TrainingSentence) { self.sentence = sentence }

  /// Adds the events of a container's content.
  mutating func add(_ brackets: [Chart.Bracket], in container: Container, _ range: Range<Int>) {
    var position = range.lowerBound
    var before = Transitions.start
    var separator = Separator.nothing.rawValue
    var seen: UInt64 = 0
    func skip(to end: Int) -> [Event] {
      var events: [Event] = []
      while position < end {
        events.append(.skip(token: position, container: container.index))
        separator = max(separator, sentence.separators[position])
        position += 1
      }
      return events
    }
    func transition(to label: Int) -> [Event] {
      Transitions.parts(container.index, before, label, separator, seen: seen).map {
        .part(Transitions.number(of: $0))
      }
    }
    for bracket in brackets {
      let span = sentence.candidates.spans[bracket.span]
      list += skip(to: span.start)
      list += transition(to: bracket.label)
      list.append(.bracket(span: bracket.span, label: bracket.label, container: container.index))
      if let inner = Container(TreeLabel.allCases[bracket.label]) {
        if inner.mayBeEmpty, bracket.children.isEmpty {
          list.append(.part(Transitions.number(of: .leaf)))
        } else {
          add(bracket.children, in: inner, span.start..<span.end)
        }
      }
      seen |= 1 << UInt64(bracket.label)
      before = bracket.label
      separator = Separator.nothing.rawValue
      position = span.end
    }
    list += skip(to: range.upperBound)
    list += transition(to: Transitions.end)
  }
}

extension Weights {
  /// The number of weights that are parts of transitions; they come last.
  var partCount: Int { Transitions.partCount }

  /// The number of pairs of a container and a label.
  static var pairCount: Int { Container.count * LabelTable.count }

  /// Creates zero weights.
  ///
  /// - Parameters:
  ///   - pairs: The number of times that each label was seen in each container; the grammar has
  ///     those that were seen more than once.
  ///   - keys: The features, in ascending order of their keys.
  init(
    counting pairs: [Int], _ keys: (spans: [FeatureKey], skips: [FeatureKey])
  ) {
    var grammar = [TreeLabelSet](repeating: [], count: Container.count)
    for (place, count) in pairs.enumerated() where count > 1 {
      grammar[place / LabelTable.count].formUnion([TreeLabel.allCases[place % LabelTable.count]])
    }
    self.init(grammar: grammar, spanKeys: keys.spans, skipKeys: keys.skips)
  }
}
