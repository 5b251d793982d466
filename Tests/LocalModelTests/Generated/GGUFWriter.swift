import Foundation

/// Writes GGUF files, also wrong ones.
struct GGUFWriter {
  /// A value of the head.
  enum Value {
    case u32(UInt32), f32(Float), bool(Bool), text(String), texts([String]), bytes([[UInt8]])
    case words([UInt32]), numbers([Float])
    /// A type and what follows it.
    case raw(UInt32, [UInt8])
  }

  /// A tensor as the file states it.
  struct Tensor {
    var name: String
    var dimensions: [UInt64]
    var type: UInt32
    var bytes: [UInt8]
    /// Where the file says that it is; nil for where it is.
    var offset: UInt64?
  }

  var mark = Array("GGUF".utf8)
  var version: UInt32 = 3
  var pairs: [(key: String, value: Value)] = []
  var tensors: [Tensor] = []
  /// What the file claims; nil for the truth.
  var tensorCount: UInt64?
  var pairCount: UInt64?

  /// Replaces the value of a key, or removes it.
  mutating func set(_ key: String, _ value: Value?) {
    let index = pairs.firstIndex { $0.key == key }
    switch (index, value) {
    case (let index?, let value?): pairs[index].value = value
    case (let index?, nil): pairs.remove(at: index)
    case (nil, let value?): pairs.append((key, value))
    case (nil, nil): break
    }
  }

  /// Changes a tensor.
  mutating func change(_ name: String, _ edit: (inout Tensor) -> Void) {
    for index in tensors.indices where tensors[index].name == name { edit(&tensors[index]) }
  }

  /// The file.
  var bytes: [UInt8] {
    var out = mark + little(version)
    out += little(tensorCount ?? UInt64(tensors.count)) + little(pairCount ?? UInt64(pairs.count))
    for (key, value) in pairs { out += string(Array(key.utf8)) + encoded(value) }
    var data: [UInt8] = []
    for tensor in tensors {
      data += Array(repeating: 0, count: (32 - data.count % 32) % 32)
      out += string(Array(tensor.name.utf8)) + little(UInt32(tensor.dimensions.count))
      for dimension in tensor.dimensions { out += little(dimension) }
      out += little(tensor.type) + little(tensor.offset ?? UInt64(data.count))
      data += tensor.bytes
    }
    return out + Array(repeating: 0, count: (32 - out.count % 32) % 32) + data
  }

  private func encoded(_ value: Value) -> [UInt8] {
    switch value {
    case .u32(let number): little(UInt32(4)) + little(number)
    case .f32(let number): little(UInt32(6)) + little(number.bitPattern)
    case .bool(let truth): little(UInt32(7)) + [truth ? 1 : 0]
    case .text(let text): little(UInt32(8)) + string(Array(text.utf8))
    case .texts(let texts): encoded(.bytes(texts.map { Array($0.utf8) }))
    case .bytes(let texts): list(8, texts.count) + texts.flatMap(string)
    case .words(let words): list(5, words.count) + words.flatMap { little($0) }
    case .numbers(let numbers): list(6, numbers.count) + numbers.flatMap { little($0.bitPattern) }
    case .raw(let type, let bytes): little(type) + bytes
    }
  }

  private func list(_ type: UInt32, _ count: Int) -> [UInt8] {
    little(UInt32(9)) + little(type) + little(UInt64(count))
  }

  private func string(_ bytes: [UInt8]) -> [UInt8] { little(UInt64(bytes.count)) + bytes }
}

/// The bytes of a number, from the least.
func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
  (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
}

/// Runs `body` with the path of a file of these bytes, and removes it.
func withFile<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws -> Result {
  let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).gguf")
  try Data(bytes).write(to: url)
  defer { try? FileManager.default.removeItem(at: url) }
  return try body(url.path())
}
