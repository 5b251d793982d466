/// A metadata value of a GGUF file.
enum MetadataValue: Sendable {
  case integer(Int64)
  /// An unsigned integer above `Int64.max`.
  case huge(UInt64)
  case real(Double)
  case truth(Bool)
  /// The range of a string's bytes in the file, which may not be valid UTF-8.
  case string(Range<Int>)
  case array(MetadataArray)
}

/// An array in the metadata of a GGUF file, whose elements are not loaded.
struct MetadataArray: Sendable {
  var element: MetadataType
  var count: Int
  /// The offset of the first element.
  var offset: Int
}

/// The type of a metadata value; the raw value is the type's number in the format.
enum MetadataType: UInt32, Sendable {
  case uint8 = 0
  case int8, uint16, int16, uint32, int32, float32, bool, string, array, uint64, int64, float64

  /// The size of a value in bytes; nil if it varies.
  var size: Int? {
    switch self {
    case .uint8, .int8, .bool: 1
    case .uint16, .int16: 2
    case .uint32, .int32, .float32: 4
    case .uint64, .int64, .float64: 8
    case .string, .array: nil
    }
  }
}

extension ByteCursor {
  /// The greatest nesting depth of arrays; real files have one level.
  private static let depthLimit = 4

  /// Reads a type, then a value of that type.
  mutating func readValue(of key: String, in file: MappedFile) throws(ModelFault) -> MetadataValue {
    let type = try readType(of: key)
    return try readValue(of: key, as: type, in: file, depth: 0)
  }

  private mutating func readType(of key: String) throws(ModelFault) -> MetadataType {
    let number: UInt32 = try read("the type of \(quoted(key))")
    guard let type = MetadataType(rawValue: number) else {
      throw .malformed("the value of \(quoted(key)) has the unknown type \(number)")
    }
    return type
  }

  private mutating func readValue(
    of key: String, as type: MetadataType, in file: MappedFile, depth: Int
  ) throws(ModelFault) -> MetadataValue {
    func what() -> String { "the value of \(quoted(key))" }
    switch type {
    case .uint8: return .integer(Int64(try read(what()) as UInt8))
    case .int8: return .integer(Int64(try read(what()) as Int8))
    case .uint16: return .integer(Int64(try read(what()) as UInt16))
    case .int16: return .integer(Int64(try read(what()) as Int16))
    case .uint32: return .integer(Int64(try read(what()) as UInt32))
    case .int32: return .integer(Int64(try read(what()) as Int32))
    case .int64: return .integer(try read(what()))
    case .uint64:
      let number: UInt64 = try read(what())
      return Int64(exactly: number).map { .integer($0) } ?? .huge(number)
    case .float32: return .real(Double(Float(bitPattern: try read(what()))))
    case .float64: return .real(Double(bitPattern: try read(what())))
    case .bool: return .truth(try read(what()) as UInt8 != 0)
    case .string: return .string(try readBytes(what()))
    case .array:
      guard depth < Self.depthLimit else {
        throw .malformed("the value of \(quoted(key)) nests lists too deeply")
      }
      let element = try readType(of: key)
      let claimed: UInt64 = try read(what())
      let start = offset
      // Each element takes at least one byte, which bounds the work for a false count.
      guard claimed <= UInt64(remaining) else {
        throw ModelFault(
          kind: .truncated,
          message:
            "the value of \(quoted(key)) claims \(claimed) elements, more than the file holds")
      }
      if let size = element.size {
        try skip(claimed * UInt64(size), what())
      } else if element == .string {
        for _ in 0..<claimed { _ = try readBytes(what()) }
      } else {
        for _ in 0..<claimed {
          _ = try readValue(of: key, as: element, in: file, depth: depth + 1)
        }
      }
      return .array(MetadataArray(element: element, count: Int(claimed), offset: start))
    }
  }
}
