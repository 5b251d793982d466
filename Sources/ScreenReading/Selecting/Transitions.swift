/// The scores of a bracket by what holds it, the bracket before it and what is between them.
///
/// Each is the sum of four parts, so that what is seldom seen together borrows from what is not. The
/// sums are kept, sixteen labels side by side, and changed with each part.
package struct Transitions: Equatable, Sendable {
  /// A bracket's label, or one of the ends of its container.
  package static let start = LabelTable.count
  package static let end = LabelTable.count
  /// How many of them there are.
  private static let labels = LabelTable.count + 1

  /// A part of a score.
  package enum Part: Hashable, Sendable {
    /// Everything at once: container, label before, label, separator.
    case whole(Int, Int, Int, Int)
    /// The label and the separator before it in a container.
    case separator(Int, Int, Int)
    /// The labels and the separator in any container.
    case neighbours(Int, Int, Int)
    /// The labels in a container.
    case pair(Int, Int, Int)
    /// A label that the container has already.
    case repeated(Int, Int)
    /// The end of a container, by what it has: bits for label, kind, things and value.
    case contents(Int, Int)
    /// A column with nothing inside.
    case leaf
    /// The same label as the one before, in a container, with a separator between.
    case same(Int, Int)
  }

  /// The place of each label among those of a container; -1 for one that it may not hold. The last place
  /// is that of the start.
  private let places: [Int8]
  /// The containers, one after the other.
  private let layouts: [ScoreLayout]
  /// The scores of labels after others, sixteen labels a lane.
  private(set) var sums: [Weights.ScoreVector]
  /// The scores of the end after a label.
  private var endings: [Int32]
  /// What each label costs or gains for being in a container twice: as many vectors for each as for all
  /// labels.
  private(set) var repetitions: [Weights.ScoreVector]
  private var ends: [Int32]
  /// What a column scores with nothing inside.
  private(set) var leaf: Int32 = 0

  /// Where the scores of a container are.
  struct ScoreLayout: Equatable {
    /// Where its scores begin among the sums, and among the endings.
    var sums: Int
    var endings: Int
    /// How many vectors its labels take, from the first on: one where it holds nothing but roles.
    var width: Int
    /// How many labels may come before another, the start among them.
    var rows: Int
  }

  init() {
    var places = [Int8](repeating: -1, count: Container.count * Self.labels)
    var layouts: [ScoreLayout] = []
    var (sums, endings) = (0, 0)
    for container in Container.allCases {
      var rows = 0
      for label in TreeLabel.allCases where container.labels.contains(label) {
        places[container.index * Self.labels + Int(label.rawValue)] = Int8(rows)
        rows += 1
      }
      places[container.index * Self.labels + Self.start] = Int8(rows)
      rows += 1
      let width = (63 - container.labels.rawValue.leadingZeroBitCount) / 16 + 1
      layouts.append(ScoreLayout(sums: sums, endings: endings, width: width, rows: rows))
      sums += rows * Separator.count * width
      endings += rows * Separator.count
    }
    (self.places, self.layouts) = (places, layouts)
    self.sums = Array(repeating: Weights.ScoreVector(), count: sums)
    self.endings = Array(repeating: 0, count: endings)
    repetitions = Array(
      repeating: Weights.ScoreVector(), count: Container.count * LabelTable.vectors)
    ends = Array(repeating: 0, count: Container.count * 16)
  }

  /// Where the scores of what comes in a container after a label and a separator begin among the sums.
  @inline(__always)
  func row(_ container: Int, _ before: Int, _ separator: UInt8) -> Int {
    let room = layouts[container]
    let row = Int(places[container * Self.labels + before])
    return room.sums + (row * Separator.count + Int(separator)) * room.width
  }

  /// How many vectors the labels of a container take.
  @inline(__always)
  func width(_ container: Int) -> Int { layouts[container].width }

  /// The score of a state with a bracket of some label after it.
  func score(_ container: Int, _ state: Lattice.State, _ label: Int) -> Int32 {
    let (lane, place) = (label / 16, label % 16)
    let score =
      state.score &+ sums[row(container, Int(state.before), state.separator) + lane][place]
    guard state.seen >> UInt64(label) & 1 == 1 else { return score }
    return score &+ repetitions[container * LabelTable.vectors + lane][place]
  }

  /// The score of the end of a container after a label and a separator.
  func ending(_ container: Int, _ before: Int, _ separator: UInt8) -> Int32 {
    let row = Int(places[container * Self.labels + before])
    return endings[layouts[container].endings + row * Separator.count + Int(separator)]
  }

  /// What the end of a container scores by what it has.
  @inline(__always)
  func contents(_ container: Int, _ seen: UInt64) -> Int32 {
    ends[container * 16 + Self.summary(seen)]
  }

  /// What a container has, in four bits.
  package static func summary(_ seen: UInt64) -> Int {
    let things = TreeLabelSet([.item, .bareItem, .option, .column]).rawValue
    let label = TreeLabelSet(.label).rawValue
    let kind = TreeLabelSet(.kind).rawValue
    let value = TreeLabelSet(.value).rawValue
    return (seen & label != 0 ? 1 : 0) + (seen & kind != 0 ? 2 : 0) + (seen & things != 0 ? 4 : 0)
      + (seen & value != 0 ? 8 : 0)
  }

  /// Adds to a part of the scores.
  package mutating func add(_ delta: Int32, to part: Part) {
    switch part {
    case .whole(let container, let before, let label, let separator):
      add(delta, container, before, label, separator..<(separator + 1))
    case .separator(let container, let label, let separator):
      for before in 0..<Self.labels where holds(before, in: container) {
        add(delta, container, before, label, separator..<(separator + 1))
      }
    case .neighbours(let before, let label, let separator):
      for container in 0..<Container.count
      where holds(before, in: container) && holds(label, in: container) {
        add(delta, container, before, label, separator..<(separator + 1))
      }
    case .pair(let container, let before, let label):
      add(delta, container, before, label, 0..<Separator.count)
    case .repeated(let container, let label):
      repetitions[container * LabelTable.vectors + label / 16][label % 16] &+= delta
    case .contents(let container, let bits): ends[container * 16 + bits] &+= delta
    case .leaf: leaf &+= delta
    case .same(let container, let separator):
      for label in 0..<LabelTable.count where holds(label, in: container) {
        add(delta, container, label, label, separator..<(separator + 1))
      }
    }
  }

  private mutating func add(
    _ delta: Int32, _ container: Int, _ before: Int, _ label: Int, _ separators: Range<Int>
  ) {
    let (room, row) = (layouts[container], Int(places[container * Self.labels + before]))
    for separator in separators {
      let place = row * Separator.count + separator
      if label == Self.end {
        endings[room.endings + place] &+= delta
      } else {
        sums[room.sums + place * room.width + label / 16][label % 16] &+= delta
      }
    }
  }
}

// MARK: - Numbers

/// Every part has a number, so that weights can be stored and averaged.
extension Transitions {
  private static let containers = Container.count
  private static let separators = Separator.count
  /// Where the numbers of each kind of part begin.
  private static let bounds: [Int] = [
    containers * labels * labels * separators, containers * labels * separators,
    labels * labels * separators,
    containers * labels * labels, containers * labels, containers * 16, 1, containers * separators,
  ].reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }

  /// The number of parts.
  package static var partCount: Int { bounds[8] }

  /// The number of a part.
  package static func number(of part: Part) -> Int {
    switch part {
    case .whole(let container, let before, let label, let separator):
      ((container * labels + before) * labels + label) * separators + separator
    case .separator(let container, let label, let separator):
      bounds[1] + (container * labels + label) * separators + separator
    case .neighbours(let before, let label, let separator):
      bounds[2] + (before * labels + label) * separators + separator
    case .pair(let container, let before, let label):
      bounds[3] + (container * labels + before) * labels + label
    case .repeated(let container, let label): bounds[4] + container * labels + label
    case .contents(let container, let bits): bounds[5] + container * 16 + bits
    case .leaf: bounds[6]
    case .same(let container, let separator): bounds[7] + container * separators + separator
    }
  }

  /// Adds to the part of a number; gives false where no bracket is ever scored by it.
  mutating func add(_ delta: Int32, toPartNumbered number: Int) -> Bool {
    guard (0..<Self.partCount).contains(number) else { return false }
    let part = Self.part(numbered: number)
    switch part {
    case .whole(let container, let before, let label, _),
      .pair(let container, let before, let label):
      guard holds(before, in: container), holds(label, in: container) else { return false }
    case .separator(let container, let label, _):
      guard holds(label, in: container) else { return false }
    case .repeated(_, let label): guard label < LabelTable.count else { return false }
    case .neighbours, .contents, .leaf, .same: break
    }
    add(delta, to: part)
    return true
  }

  private func holds(_ label: Int, in container: Int) -> Bool {
    places[container * Self.labels + label] >= 0
  }

  /// The part of a number.
  package static func part(numbered number: Int) -> Part {
    let kind = bounds.lastIndex { $0 <= number } ?? 0
    let rest = number - bounds[kind]
    switch kind {
    case 0:
      return .whole(
        rest / separators / labels / labels, rest / separators / labels % labels,
        rest / separators % labels,
        rest % separators)
    case 1:
      return .separator(rest / separators / labels, rest / separators % labels, rest % separators)
    case 2:
      return .neighbours(rest / separators / labels, rest / separators % labels, rest % separators)
    case 3: return .pair(rest / labels / labels, rest / labels % labels, rest % labels)
    case 4: return .repeated(rest / labels, rest % labels)
    case 5: return .contents(rest / 16, rest % 16)
    case 6: return .leaf
    default: return .same(rest / separators, rest % separators)
    }
  }
}
