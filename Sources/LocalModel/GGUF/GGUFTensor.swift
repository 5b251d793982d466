/// A tensor of a GGUF file: its shape, its type and the range of its bytes.
struct GGUFTensor: Sendable {
  var name: String
  var type: TensorType
  /// The number of values in a row, which is the dimension that is contiguous in memory.
  var columns: Int
  /// The number of rows: the product of all other dimensions.
  var rows: Int
  /// The number of dimensions stated in the file.
  var rank: Int
  /// The range of its bytes in the file.
  var range: Range<Int>

  /// The size of a row, in bytes.
  var stride: Int { columns / type.blockLength * type.blockSize }
}

/// A tensor entry as read from the file, before the offset of the tensor data is known.
private struct TensorEntry {
  var name: String
  var type: TensorType
  var columns: Int
  var rows: Int
  var rank: Int
  var offset: UInt64
}

extension ByteCursor {
  /// Reads the tensor entries, and locates the tensors in the data that follows.
  mutating func readTensors(
    _ count: UInt64, in file: MappedFile, alignment: Int
  ) throws(ModelFault) -> [GGUFTensor] {
    var entries: [TensorEntry] = []
    for index in 0..<count {
      entries.append(try readEntry(index, in: file))
    }
    let (start, overflow) = offset.addingReportingOverflow(
      (alignment - offset % alignment) % alignment)
    guard !overflow else { throw .malformed("the alignment \(alignment) is too large") }
    var tensors: [GGUFTensor] = []
    for entry in entries {
      let blocks = entry.columns / entry.type.blockLength * entry.rows
      let (size, tooLarge) = blocks.multipliedReportingOverflow(by: entry.type.blockSize)
      guard !tooLarge, let offset = Int(exactly: entry.offset), offset % alignment == 0 else {
        throw .malformed(
          "the tensor \(quoted(entry.name)) is not aligned, or too large for any file")
      }
      let (first, beyond) = start.addingReportingOverflow(offset)
      let (end, tooFar) = first.addingReportingOverflow(size)
      guard !beyond, !tooFar, end <= self.offset + remaining else {
        throw ModelFault(
          kind: .truncated, message: "the file ends within the tensor \(quoted(entry.name))")
      }
      tensors.append(
        GGUFTensor(
          name: entry.name, type: entry.type, columns: entry.columns, rows: entry.rows,
          rank: entry.rank, range: first..<end))
    }
    let placed = tensors.sorted { $0.range.lowerBound < $1.range.lowerBound }
    for (first, second) in zip(placed, placed.dropFirst())
    where second.range.lowerBound < first.range.upperBound {
      throw .malformed(
        "the tensors \(quoted(first.name)) and \(quoted(second.name)) overlap")
    }
    return tensors
  }

  private mutating func readEntry(
    _ index: UInt64, in file: MappedFile
  ) throws(ModelFault) -> TensorEntry {
    let range = try readBytes("the name of tensor \(index)")
    guard range.count <= 1024, let name = file.text(range) else {
      throw .malformed("the name of tensor \(index) is not UTF-8, or too long")
    }
    func what() -> String { "the shape of \(quoted(name))" }
    let rank: UInt32 = try read(what())
    guard (1...4).contains(rank) else {
      throw .malformed("the tensor \(quoted(name)) has \(rank) dimensions; 1 to 4 are possible")
    }
    var product = 1
    var columns = 1
    for dimension in 0..<rank {
      let length: UInt64 = try read(what())
      guard length > 0, let length = Int(exactly: length) else {
        throw .malformed("the tensor \(quoted(name)) has a dimension of \(length)")
      }
      let (next, overflow) = product.multipliedReportingOverflow(by: length)
      guard !overflow else {
        throw .malformed("the dimensions of \(quoted(name)) are too large for any file")
      }
      product = next
      if dimension == 0 { columns = length }
    }
    let number: UInt32 = try read(what())
    guard let type = TensorType(rawValue: number) else {
      if let known = TensorType.names[number] {
        throw .unsupported(
          "the tensor \(quoted(name)) is quantised as \(known), which is not supported")
      }
      throw .malformed("the tensor \(quoted(name)) has the unknown type \(number)")
    }
    guard columns % type.blockLength == 0 else {
      throw .malformed(
        "the rows of \(quoted(name)) hold \(columns) numbers, which do not fill whole blocks of "
          + "\(type.name)")
    }
    return TensorEntry(
      name: name, type: type, columns: columns, rows: product / columns, rank: Int(rank),
      offset: try read(what()))
  }
}
