/// The scores of a bracket by its container, the bracket before it and the separator between them.
///
/// Each score is the sum of several parts, so that rare combinations share what is learned from
/// frequent ones. The sums are stored, sixteen labels per vector, and updated with each part.
package struct Transitions: Equatable, Sendable {
  /// The values that stand for the start and the end of a container in place of a label.
  package static let start = LabelTable.count
  package static let end = LabelTable.count
  /// The number of labels, including the start or end.
  private static let labels = LabelTable.count + 1

  /// A part of a score.
  package enum Part: Hashable, Sendable {
    /// The container, the previous label, the label and the separator.
    case whole(Int, Int, Int, Int)
    /// The container, the label and the separator before it.
    case separator(Int, Int, Int)
    /// The previous label, the label and the separator, in any container.
    case neighbours(Int, Int, Int)
    /// The container, the previous label and the label.
    case pair(Int, Int, Int)
    /// The container and a label that it already has.
    case repeated(Int, Int)
    /// The container and its content at the end: bits for label, kind, items and value.
    case contents(Int, Int)
    /// A column without content.
    case leaf
    /// The container and the separator, if the previous label is repeated.
    case same(Int, Int)
  }

  /// The index of each label among those of a container, -1 if the container may not hold it; the
  /// last entry is that of the start.
  private let places: [Int8]
  /// The layout of the scores of each container.
  private let layouts: [ScoreLayout]
  /// The scores of labels after others, with sixteen labels per vector.
  private(set) var sums: [Weights.ScoreVector]
  /// The scores of the end after a label.
  private var endings: [Int32]
  /// The scores of repeating each label in a container, with `LabelTable.vectors` vectors per
  /// container.
  private(set) var repetitions: [Weights.ScoreVector]
  private var ends: [Int32]
  /// The score of a column without content.
  private(set) var leaf: Int32 = 0

  /// The layout of the scores of a container.
  struct ScoreLayout: Equatable {
    /// The offsets of the scores in `sums` and in `endings`.
    var sums: Int
    var endings: Int
    /// The number of vectors for its labels, from the first on: one if it only holds roles.
    var width: Int
    /// The number of possible previous labels, including the start.
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

  /// Returns the offset in `sums` of the scores in a container after a label and a separator.
  @inline(__always)
  func row(_ container: Int, _ before: Int, _ separator: UInt8) -> Int {
    let room = layouts[container]
    let row = Int(places[container * Self.labels + before])
    return room.sums + (row * Separator.count + Int(separator)) * room.width
  }

  /// Returns the number of vectors for the labels of a container.
  @inline(__always)
  func width(_ container: Int) -> Int { layouts[container].width }

  /// Returns the score of a state followed by a bracket with a label.
  func score(_ container: Int, _ state: Lattice.State, _ label: Int) -> Int32 {
    let (lane, place) = (label / 16, label % 16)
    let score =
      state.score &+ sums[row(container, Int(state.before), state.separator) + lane][place]
    guard state.seen >> UInt64(label) & 1 == 1 else { return score }
    return score &+ repetitions[container * LabelTable.vectors + lane][place]
  }

  /// Returns the score of the end of a container after a label and a separator.
  func ending(_ container: Int, _ before: Int, _ separator: UInt8) -> Int32 {
    let row = Int(places[container * Self.labels + before])
    return endings[layouts[container].endings + row * Separator.count + Int(separator)]
  }

  /// Returns the score of the end of a container by its content.
  @inline(__always)
  func contents(_ container: Int, _ seen: UInt64) -> Int32 {
    ends[container * 16 + Self.summary(seen)]
  }

  /// Returns four bits that summarise the content of a container.
  package static func summary(_ seen: UInt64) -> Int {
    let things = TreeLabelSet([.item, .bareItem, .option, .column]).rawValue
    let label = TreeLabelSet(.label).rawValue
    let kind = TreeLabelSet(.kind).rawValue
    let value = TreeLabelSet(.value).rawValue
    return (seen & label != 0 ? 1 : 0) + (seen & kind != 0 ? 2 : 0) + (seen & things != 0 ? 4 : 0)
      + (seen & value != 0 ? 8 : 0)
  }

  /// Adds to the score of a part.
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

  /// Adds to the score of a label in the vectors from `row` on. The standard library would copy the
  /// vector of the label out and in again for a change of one of its lanes.
  @inline(__always)
  private mutating func add(_ delta: Int32, at row: Int, _ label: Int) {
    unsafe sums.withUnsafeMutableBytes { sums in
      let scores = unsafe sums.assumingMemoryBound(to: Int32.self)
      unsafe scores[row * Weights.ScoreVector.scalarCount + label] &+= delta
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
        add(delta, at: room.sums + place * room.width, label)
      }
    }
  }
}

// MARK: - Numbers

/// Every part has a number, by which weights are stored and averaged.
extension Transitions {
  private static let containers = Container.count
  private static let separators = Separator.count
  /// The first number of each kind of part.
  private static let bounds: [Int] = [
    containers * labels * labels * separators, containers * labels * separators,
    labels * labels * separators,
    containers * labels * labels, containers * labels, containers * 16, 1, containers * separators,
  ].reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }

  /// The number of parts.
  package static var partCount: Int { bounds[8] }

  /// Returns the number of a part.
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

  /// Adds to the score of the part with a number; returns false if no bracket can have that part.
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

  /// Returns the part with a number.
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
