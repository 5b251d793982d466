/// The scores of a bracket by what holds it, the bracket before it and what is between them.
///
/// Each is the sum of four parts, so that what is seldom seen together borrows from what is not. The
/// sums are kept, sixteen labels side by side, and changed with each part.
package struct Transitions: Equatable, Sendable {
  /// A bracket's label, or one of the ends of its holder.
  package static let start = LabelTable.count
  package static let end = LabelTable.count
  /// How many of them there are.
  private static let labels = LabelTable.count + 1

  /// A part of a score.
  package enum Part: Hashable, Sendable {
    /// Everything at once: holder, label before, label, gap.
    case whole(Int, Int, Int, Int)
    /// The label and the gap before it in a holder.
    case gap(Int, Int, Int)
    /// The labels and the gap in any holder.
    case neighbours(Int, Int, Int)
    /// The labels in a holder.
    case pair(Int, Int, Int)
    /// A label that the holder has already.
    case repeated(Int, Int)
    /// The end of a holder, by what it has: bits for label, kind, things and value.
    case contents(Int, Int)
    /// A column with nothing inside.
    case leaf
    /// The same label as the one before, in a holder, with a gap between.
    case same(Int, Int)
  }

  /// The place of each label among those of a holder; -1 for one that it may not hold. The last place
  /// is that of the start.
  private let places: [Int8]
  /// The holders, one after the other.
  private let rooms: [Room]
  /// The scores of labels after others, sixteen labels a lane.
  private(set) var sums: [Weights.Lane]
  /// The scores of the end after a label.
  private var endings: [Int32]
  /// What each label costs or gains for being in a holder twice: as many lanes for each as for all
  /// labels.
  private(set) var repetitions: [Weights.Lane]
  private var ends: [Int32]
  /// What a column scores with nothing inside.
  private(set) var leaf: Int32 = 0

  /// Where the scores of a holder are.
  struct Room: Equatable {
    /// Where its scores begin among the sums, and among the endings.
    var sums: Int
    var endings: Int
    /// How many lanes its labels take, from the first on: one where it holds nothing but roles.
    var width: Int
    /// How many labels may come before another, the start among them.
    var rows: Int
  }

  init() {
    var places = [Int8](repeating: -1, count: Holder.count * Self.labels)
    var rooms: [Room] = []
    var (sums, endings) = (0, 0)
    for holder in Holder.allCases {
      var rows = 0
      for label in TreeLabel.allCases where holder.labels.contains(label) {
        places[holder.index * Self.labels + Int(label.rawValue)] = Int8(rows)
        rows += 1
      }
      places[holder.index * Self.labels + Self.start] = Int8(rows)
      rows += 1
      let width = (63 - holder.labels.rawValue.leadingZeroBitCount) / 16 + 1
      rooms.append(Room(sums: sums, endings: endings, width: width, rows: rows))
      sums += rows * Gap.count * width
      endings += rows * Gap.count
    }
    (self.places, self.rooms) = (places, rooms)
    self.sums = Array(repeating: Weights.Lane(), count: sums)
    self.endings = Array(repeating: 0, count: endings)
    repetitions = Array(repeating: Weights.Lane(), count: Holder.count * LabelTable.lanes)
    ends = Array(repeating: 0, count: Holder.count * 16)
  }

  /// Where the scores of what comes in a holder after a label and a gap begin among the sums.
  @inline(__always)
  func row(_ holder: Int, _ before: Int, _ gap: UInt8) -> Int {
    let room = rooms[holder]
    let row = Int(places[holder * Self.labels + before])
    return room.sums + (row * Gap.count + Int(gap)) * room.width
  }

  /// How many lanes the labels of a holder take.
  @inline(__always)
  func width(_ holder: Int) -> Int { rooms[holder].width }

  /// The score of a state with a bracket of some label after it.
  func score(_ holder: Int, _ state: Lattice.State, _ label: Int) -> Int32 {
    let (lane, place) = (label / 16, label % 16)
    let score = state.score &+ sums[row(holder, Int(state.before), state.gap) + lane][place]
    guard state.seen >> UInt64(label) & 1 == 1 else { return score }
    return score &+ repetitions[holder * LabelTable.lanes + lane][place]
  }

  /// The score of the end of a holder after a label and a gap.
  func ending(_ holder: Int, _ before: Int, _ gap: UInt8) -> Int32 {
    let row = Int(places[holder * Self.labels + before])
    return endings[rooms[holder].endings + row * Gap.count + Int(gap)]
  }

  /// What the end of a holder scores by what it has.
  @inline(__always)
  func contents(_ holder: Int, _ seen: UInt64) -> Int32 { ends[holder * 16 + Self.summary(seen)] }

  /// What a holder has, in four bits.
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
    case .whole(let holder, let before, let label, let gap):
      add(delta, holder, before, label, gap..<(gap + 1))
    case .gap(let holder, let label, let gap):
      for before in 0..<Self.labels where holds(before, in: holder) {
        add(delta, holder, before, label, gap..<(gap + 1))
      }
    case .neighbours(let before, let label, let gap):
      for holder in 0..<Holder.count where holds(before, in: holder) && holds(label, in: holder) {
        add(delta, holder, before, label, gap..<(gap + 1))
      }
    case .pair(let holder, let before, let label):
      add(delta, holder, before, label, 0..<Gap.count)
    case .repeated(let holder, let label):
      repetitions[holder * LabelTable.lanes + label / 16][label % 16] &+= delta
    case .contents(let holder, let bits): ends[holder * 16 + bits] &+= delta
    case .leaf: leaf &+= delta
    case .same(let holder, let gap):
      for label in 0..<LabelTable.count where holds(label, in: holder) {
        add(delta, holder, label, label, gap..<(gap + 1))
      }
    }
  }

  private mutating func add(
    _ delta: Int32, _ holder: Int, _ before: Int, _ label: Int, _ gaps: Range<Int>
  ) {
    let (room, row) = (rooms[holder], Int(places[holder * Self.labels + before]))
    for gap in gaps {
      let place = row * Gap.count + gap
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
  private static let holders = Holder.count
  private static let gaps = Gap.count
  /// Where the numbers of each kind of part begin.
  private static let bounds: [Int] = [
    holders * labels * labels * gaps, holders * labels * gaps, labels * labels * gaps,
    holders * labels * labels, holders * labels, holders * 16, 1, holders * gaps,
  ].reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }

  /// The number of parts.
  package static var partCount: Int { bounds[8] }

  /// The number of a part.
  package static func number(of part: Part) -> Int {
    switch part {
    case .whole(let holder, let before, let label, let gap):
      ((holder * labels + before) * labels + label) * gaps + gap
    case .gap(let holder, let label, let gap): bounds[1] + (holder * labels + label) * gaps + gap
    case .neighbours(let before, let label, let gap):
      bounds[2] + (before * labels + label) * gaps + gap
    case .pair(let holder, let before, let label):
      bounds[3] + (holder * labels + before) * labels + label
    case .repeated(let holder, let label): bounds[4] + holder * labels + label
    case .contents(let holder, let bits): bounds[5] + holder * 16 + bits
    case .leaf: bounds[6]
    case .same(let holder, let gap): bounds[7] + holder * gaps + gap
    }
  }

  /// Adds to the part of a number; gives false where no bracket is ever scored by it.
  mutating func add(_ delta: Int32, toPartNumbered number: Int) -> Bool {
    guard (0..<Self.partCount).contains(number) else { return false }
    let part = Self.part(numbered: number)
    switch part {
    case .whole(let holder, let before, let label, _), .pair(let holder, let before, let label):
      guard holds(before, in: holder), holds(label, in: holder) else { return false }
    case .gap(let holder, let label, _): guard holds(label, in: holder) else { return false }
    case .repeated(_, let label): guard label < LabelTable.count else { return false }
    case .neighbours, .contents, .leaf, .same: break
    }
    add(delta, to: part)
    return true
  }

  private func holds(_ label: Int, in holder: Int) -> Bool {
    places[holder * Self.labels + label] >= 0
  }

  /// The part of a number.
  package static func part(numbered number: Int) -> Part {
    let kind = bounds.lastIndex { $0 <= number } ?? 0
    let rest = number - bounds[kind]
    switch kind {
    case 0:
      return .whole(
        rest / gaps / labels / labels, rest / gaps / labels % labels, rest / gaps % labels,
        rest % gaps)
    case 1: return .gap(rest / gaps / labels, rest / gaps % labels, rest % gaps)
    case 2: return .neighbours(rest / gaps / labels, rest / gaps % labels, rest % gaps)
    case 3: return .pair(rest / labels / labels, rest / labels % labels, rest % labels)
    case 4: return .repeated(rest / labels, rest % labels)
    case 5: return .contents(rest / 16, rest % 16)
    case 6: return .leaf
    default: return .same(rest / gaps, rest % gaps)
    }
  }
}
