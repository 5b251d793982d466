/// Encodes or decodes weights: both take the same path, and return what is encoded.
///
/// Numbers are split into bits, each with a model for its position and context. Decoding returns
/// nil if a value is out of bounds, and allocates no more than the data needs.
struct WeightCoder<Coder: BitCoding> {
  private(set) var coder: Coder

  /// The maximum numbers of columns and features in a table, of cells, and of weights.
  private let mostColumns = 512
  private let mostFeatures = 1 << 20
  private let mostPlaces = 1 << 26
  private let mostWeights = 1 << 22

  init(_ coder: Coder) { self.coder = coder }

  /// Codes a table whose weights have a minimum size: its columns, the distances of its keys, its
  /// rows.
  mutating func table(_ table: WeightTable, least: Int) -> WeightTable? {
    var result = WeightTable()
    var columns = NumberModel()
    guard let width = number(table.bases.count, &columns), width <= mostColumns else { return nil }
    for column in 0..<width {
      let base = number((table.bases.at(column) ?? 0) + 1, &columns)
      guard let base, base <= column else { return nil }
      result.bases.append(base - 1)
    }
    var count = NumberModel()
    var distances = NumberModel()
    guard let features = number(table.keys.count, &count), features <= mostFeatures,
      features * width <= mostPlaces
    else { return nil }
    var before = -1
    for row in 0..<features {
      let distance = number((table.keys.at(row) ?? 0) - before - 1, &distances)
      guard let distance, distance < 1 << 32 - before - 1 else { return nil }
      before += distance + 1
      result.keys.append(before)
    }
    var models = RowModels(bases: result.bases)
    var weights = 0
    for row in 0..<features {
      guard let row = self.row(table.rows.at(row) ?? [], least, &models) else { return nil }
      weights += row.count
      guard weights <= mostWeights else { return nil }
      result.rows.append(row)
    }
    return result
  }

  /// Codes the number of weights in a row, then for each column its presence, size and sign.
  private mutating func row(
    _ row: [WeightTable.Weight], _ least: Int, _ models: inout RowModels
  ) -> [WeightTable.Weight]? {
    guard let count = number(row.count, &models.count), count <= models.width else { return nil }
    var result: [WeightTable.Weight] = []
    models.startRow(count)
    var column = 0
    while result.count < count {
      guard column < models.width else { return nil }
      let next = row.at(result.count)
      let presence = models.presence(column, left: count - result.count)
      let isThere = coder.code(next?.column == column, &models.presences[presence])
      if isThere {
        let size = self.size((next?.size.magnitude).map { Int($0) - least } ?? 0, column, &models)
        guard let size else { return nil }
        let sign = models.sign(column)
        let isNegative = coder.code((next?.size ?? 0) < 0, &models.signs[sign])
        result.append(
          WeightTable.Weight(column: column, size: isNegative ? -size - least : size + least))
        models.note(isNegative ? -size - least : size + least, in: column)
      } else {
        models.noteNothing()
      }
      column += 1
    }
    return coder.isPastEnd ? nil : result
  }

  /// Codes a size in unary, with a number after the first ones of a large size.
  private mutating func size(_ size: Int, _ column: Int, _ models: inout RowModels) -> Int? {
    let first = models.size(column)
    for ones in 0..<RowModels.ones {
      guard coder.code(size > ones, &models.sizes[first + ones]) else { return ones }
    }
    guard let rest = number(size - RowModels.ones, &models.large), rest < 1 << 16 else {
      return nil
    }
    return rest + RowModels.ones
  }

  /// Codes the nonzero parts of transitions: the distances of their numbers, and their sizes.
  mutating func parts(_ parts: [WeightTable.Weight]) -> [WeightTable.Weight]? {
    var (count, distances, sizes) = (NumberModel(), NumberModel(), NumberModel())
    var signs = [BitModel](repeating: BitModel(), count: 2)
    guard let all = number(parts.count, &count), all <= mostWeights else { return nil }
    var result: [WeightTable.Weight] = []
    var before = WeightTable.Weight(column: -1, size: 0)
    for index in 0..<all {
      let next = parts.at(index) ?? before
      let distance = number(next.column - before.column - 1, &distances)
      let size = number(Int(next.size.magnitude) - 1, &sizes)
      guard let distance, let size, distance < 1 << 24, size < 1 << 23 - 1 else { return nil }
      let isNegative = coder.code(next.size < 0, &signs[before.size < 0 ? 1 : 0])
      before.column += distance + 1
      before.size = isNegative ? -size - 1 : size + 1
      result.append(before)
    }
    return coder.isPastEnd ? nil : result
  }

  /// Codes a nonnegative number: an exponential Golomb code (Teuhola 1978) whose bits have models.
  private mutating func number(_ number: Int, _ model: inout NumberModel) -> Int? {
    // When decoding, the argument is meaningless, so any valid value will do.
    let value = max(0, number) + 1
    let width = Int.bitWidth - 1 - value.leadingZeroBitCount
    var read = 0
    while coder.code(read < width, &model.widths[read]) {
      read += 1
      guard read < NumberModel.most else { return nil }
    }
    var result = 1
    for place in (0..<read).reversed() {
      let bit = value >> place & 1 == 1
      if result < 1 << NumberModel.modelled {
        let node = read << NumberModel.modelled + result
        result = result << 1 | (coder.code(bit, &model.nodes[node]) ? 1 : 0)
      } else {
        var even = BitModel()
        result = result << 1 | (coder.code(bit, &even) ? 1 : 0)
      }
    }
    return coder.isPastEnd ? nil : result - 1
  }
}

/// The models of one kind of number.
private struct NumberModel {
  /// The maximum number of bits in a number, and how many of the first ones have models.
  static let most = 34, modelled = 4

  var widths = [BitModel](repeating: BitModel(), count: most)
  /// A binary tree of models for the first bits of the numbers of each width.
  var nodes = [BitModel](repeating: BitModel(), count: most << modelled)
}

/// The models of the rows of a table.
private struct RowModels {
  /// The number of ones after which the rest of a size is coded as a number.
  static let ones = 12
  /// The number of classes of counts, of sizes in the base column, and of signs.
  private static let counts = 12, sizesBeside = 4, signs = 3

  var count = NumberModel()
  var presences: [BitModel]
  var sizes: [BitModel]
  var signs: [BitModel]
  var large = NumberModel()
  let bases: [Int]

  /// The class of the row's weight count.
  private var countClass = 0
  /// The size in each column of the row.
  private var row: [Int]
  private var signBefore = 0
  private var isAfterWeight = false

  var width: Int { bases.count }

  init(bases: [Int]) {
    self.bases = bases
    row = Array(repeating: 0, count: bases.count)
    presences = Array(
      repeating: BitModel(), count: bases.count * Self.counts * Self.signs * 2)
    sizes = Array(repeating: BitModel(), count: Self.counts * Self.sizesBeside * Self.ones)
    signs = Array(repeating: BitModel(), count: bases.count * Self.signs * Self.signs)
  }

  mutating func startRow(_ count: Int) {
    countClass = Self.countClass(count)
    signBefore = 0
    isAfterWeight = false
    for column in row.indices { row[column] = 0 }
  }

  mutating func note(_ size: Int, in column: Int) {
    row[column] = size
    signBefore = Self.signClass(size)
    isAfterWeight = true
  }

  mutating func noteNothing() { isAfterWeight = false }

  /// Returns the index of the model for the presence of a weight in a column.
  func presence(_ column: Int, left: Int) -> Int {
    let place = (column * Self.counts + Self.countClass(left)) * Self.signs
    return (place + Self.signClass(beside(column))) * 2 + (isAfterWeight ? 1 : 0)
  }

  /// Returns the index of the first model for a size in a column.
  func size(_ column: Int) -> Int {
    let beside = beside(column).magnitude
    let besideClass = min(Self.sizesBeside - 1, UInt.bitWidth - beside.leadingZeroBitCount)
    return (countClass * Self.sizesBeside + besideClass) * Self.ones
  }

  /// Returns the index of the model for a sign in a column.
  func sign(_ column: Int) -> Int {
    (column * Self.signs + signBefore) * Self.signs + Self.signClass(beside(column))
  }

  /// Returns the weight in the base column, that of the same label in any container; 0 if there is
  /// none.
  private func beside(_ column: Int) -> Int { bases[column] < 0 ? 0 : row[bases[column]] }

  private static func signClass(_ size: Int) -> Int { size == 0 ? 0 : size > 0 ? 1 : 2 }

  /// Returns the class of a count: small counts have their own, others one per number of bits.
  private static func countClass(_ count: Int) -> Int {
    count < 4 ? count : min(counts - 1, Int.bitWidth - count.leadingZeroBitCount + 1)
  }
}

extension Array {
  /// Returns an element; nil if the index is beyond the end.
  fileprivate func at(_ index: Int) -> Element? { index < count ? self[index] : nil }
}
