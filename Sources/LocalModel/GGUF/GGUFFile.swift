/// A GGUF file, version 2 or 3: its metadata and the places of its tensors.
///
/// The format is described at https://github.com/ggml-org/ggml/blob/master/docs/gguf.md. The file
/// is untrusted: each count, length and offset is checked against the size of the file before it is
/// used.
struct GGUFFile: Sendable {
  /// The mapped bytes of the file.
  let file: MappedFile
  private let values: [String: MetadataValue]
  /// The tensors by name.
  let tensors: [String: GGUFTensor]

  /// Opens a file.
  init(path: String) throws(ModelFault) {
    try self.init(MappedFile(path: path))
  }

  /// Reads the metadata and tensor entries of a file.
  init(_ file: MappedFile) throws(ModelFault) {
    self.file = file
    var cursor = ByteCursor(file)
    guard cursor.remaining >= 4, try cursor.read("the mark") as UInt32 == 0x4655_4747 else {
      throw Self.fault(of: file)
    }
    let version: UInt32 = try cursor.read("the version")
    guard version == 2 || version == 3 else {
      throw .unsupported("version \(version) of GGUF is not supported; 2 and 3 are")
    }
    let tensorCount: UInt64 = try cursor.read("the number of tensors")
    let pairCount: UInt64 = try cursor.read("the number of values")
    // A key-value pair takes at least 13 bytes, and a tensor entry 32.
    guard pairCount <= UInt64(cursor.remaining) / 13,
      tensorCount <= UInt64(cursor.remaining) / 32
    else {
      throw ModelFault(
        kind: .truncated,
        message:
          "the file claims \(pairCount) values and \(tensorCount) tensors, more than it can hold")
    }
    var values: [String: MetadataValue] = [:]
    for index in 0..<pairCount {
      let range = try cursor.readBytes("the name of value \(index)")
      guard range.count <= 1024, let key = file.text(range) else {
        throw .malformed("the name of value \(index) is not UTF-8, or too long")
      }
      let value = try cursor.readValue(of: key, in: file)
      guard values.updateValue(value, forKey: key) == nil else {
        throw .malformed("the value \(quoted(key)) is given twice")
      }
    }
    self.values = values
    var alignment = 32
    if let value = values["general.alignment"] {
      guard case .integer(let number) = value, number > 0, number <= 1 << 20,
        number & (number - 1) == 0
      else { throw .malformed("the alignment is not a power of two up to a million") }
      alignment = Int(number)
    }
    var tensors: [String: GGUFTensor] = [:]
    for tensor in try cursor.readTensors(tensorCount, in: file, alignment: alignment) {
      guard tensors.updateValue(tensor, forKey: tensor.name) == nil else {
        throw .malformed("the tensor \(quoted(tensor.name)) is given twice")
      }
    }
    self.tensors = tensors
  }

  /// The metadata value of a key; nil if there is none.
  subscript(key: String) -> MetadataValue? { values[key] }
}

extension GGUFFile {
  /// Returns a whole number within bounds; nil if the key is missing.
  func integer(_ key: String, in bounds: ClosedRange<Int>) throws(ModelFault) -> Int? {
    switch self[key] {
    case nil: return nil
    case .integer(let number)?:
      if let number = Int(exactly: number), bounds.contains(number) { return number }
      throw .malformed(
        "\(quoted(key)) is \(number), not within \(bounds.lowerBound) to \(bounds.upperBound)")
    default: throw .malformed("\(quoted(key)) is not a whole number, or too large")
    }
  }

  /// Returns a finite number; nil if the key is missing.
  func real(_ key: String) throws(ModelFault) -> Double? {
    switch self[key] {
    case nil: return nil
    case .real(let number)? where number.isFinite: return number
    default: throw .malformed("\(quoted(key)) is not a finite number")
    }
  }

  /// Returns a Boolean; nil if the key is missing.
  func truth(_ key: String) throws(ModelFault) -> Bool? {
    switch self[key] {
    case nil: return nil
    case .truth(let value)?: return value
    default: throw .malformed("\(quoted(key)) is neither true nor false")
    }
  }

  /// Returns a text; nil if the key is missing.
  func text(_ key: String) throws(ModelFault) -> String? {
    guard let value = self[key] else { return nil }
    guard case .string(let range) = value, let text = file.text(range) else {
      throw .malformed("\(quoted(key)) is not UTF-8 text")
    }
    return text
  }

  /// Returns the byte ranges of an array of strings; nil if the key is missing.
  func strings(_ key: String) throws(ModelFault) -> [Range<Int>]? {
    guard let value = self[key] else { return nil }
    guard case .array(let array) = value, array.element == .string else {
      throw .malformed("\(quoted(key)) is not a list of texts")
    }
    var cursor = ByteCursor(file, at: array.offset)
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(array.count)
    for _ in 0..<array.count { ranges.append(try cursor.readBytes("the list \(quoted(key))")) }
    return ranges
  }

  /// Returns the bits of an array of 32-bit values; nil if the key is missing.
  func words(_ key: String, of types: [MetadataType]) throws(ModelFault) -> [UInt32]? {
    guard let value = self[key] else { return nil }
    guard case .array(let array) = value, types.contains(array.element) else {
      throw .malformed("\(quoted(key)) is not a list of 32-bit numbers")
    }
    var cursor = ByteCursor(file, at: array.offset)
    var words: [UInt32] = []
    words.reserveCapacity(array.count)
    for _ in 0..<array.count { words.append(try cursor.read("the list \(quoted(key))")) }
    return words
  }
}
