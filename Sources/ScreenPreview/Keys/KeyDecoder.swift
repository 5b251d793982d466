/// Decodes keys from the bytes that a terminal sends, however reads split them.
///
/// Sequences are those of ECMA-48 as used by xterm. An unknown sequence is consumed as a whole
/// without a key, so that its end is not mistaken for keys.
package struct KeyDecoder: Sendable {
  private var pending: [UInt8] = []
  /// The bytes pasted so far, during a paste.
  private var pasted: [UInt8]?

  /// The most bytes of an unfinished sequence, and of a paste, that are kept.
  private static let limits = (sequence: 4_096, paste: 65_536)
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  /// Creates a decoder in its initial state.
  package init() {}

  /// Whether bytes are waiting for more: a lone escape may be the key or begin a sequence.
  package var isPending: Bool { !pending.isEmpty && pasted == nil }

  /// The keys that further bytes complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    var rest = pending[...]
    while !rest.isEmpty {
      if pasted != nil {
        guard let key = takePaste(&rest) else { break }
        keys.append(key)
        continue
      }
      guard let unit = Unit(rest) else { break }
      rest.removeFirst(min(unit.count, rest.count))
      if unit.startsPaste { pasted = [] }
      if let key = unit.key { keys.append(key) }
    }
    pending = rest.count > Self.limits.sequence ? [] : Array(rest)
    return keys
  }

  /// The keys of the waiting bytes, if nothing followed them in time.
  package mutating func flush() -> [Key] {
    guard isPending else { return [] }
    defer { pending = [] }
    return pending == [0x1B] ? [.escape] : []
  }

  /// The pasted text, if the paste ends here; one that is too long is cut.
  private mutating func takePaste(_ rest: inout ArraySlice<UInt8>) -> Key? {
    let end = rest.firstRange(of: Self.pasteEnd)
    // If the end marker is missing, its first bytes may be the last ones here.
    let text = rest[..<(end?.lowerBound ?? max(rest.startIndex, rest.endIndex - 5))]
    let room = Self.limits.paste - (pasted?.count ?? 0)
    pasted? += text.prefix(max(0, room))
    rest = rest[(end?.upperBound ?? text.endIndex)...]
    guard end != nil, let bytes = pasted else { return nil }
    pasted = nil
    return .paste(String(decoding: bytes, as: UTF8.self))
  }
}

/// The first bytes that belong together.
private struct Unit {
  var count: Int
  var key: Key?
  var startsPaste = false

  /// Reads the bytes that belong together; nil if more are needed to decide.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: self.init(escape: bytes)
    case 0x0D, 0x0A: self.init(count: 1, key: .enter)
    case 0x09: self.init(count: 1, key: .tab)
    case 0x08, 0x7F: self.init(count: 1, key: .backspace)
    case 0x01...0x1A: self.init(count: 1, key: .control(Unicode.Scalar(first + 0x60)))
    case 0x00..<0x20: self.init(count: 1)
    default: self.init(scalar: bytes, first)
    }
  }

  private init(count: Int, key: Key? = nil) {
    self.count = count
    self.key = key
  }

  private init?(scalar bytes: ArraySlice<UInt8>, _ lead: UInt8) {
    let count: Int
    switch lead {
    case 0x20..<0x7F: count = 1
    case 0xC2...0xDF: count = 2
    case 0xE0...0xEF: count = 3
    case 0xF0...0xF4: count = 4
    default:
      self.init(count: 1)
      return
    }
    let continuation = bytes.dropFirst().prefix(count - 1).prefix { $0 & 0xC0 == 0x80 }.count
    if continuation < count - 1 {
      // Cut short by the end of the read or by a byte that is not a continuation.
      guard bytes.count > continuation + 1 else { return nil }
      self.init(count: continuation + 1)
      return
    }
    let scalar = String(validating: bytes.prefix(count), as: UTF8.self)?.unicodeScalars.first
    // U+0080…U+009F are controls like those below U+0020.
    let key = scalar.flatMap { (0x80..<0xA0).contains($0.value) ? nil : Key.character($0) }
    self.init(count: count, key: key)
  }

  private init?(escape bytes: ArraySlice<UInt8>) {
    guard let second = bytes.dropFirst().first else { return nil }
    switch second {
    case 0x1B: self.init(count: 1, key: .escape)
    case UInt8(ascii: "["): self.init(control: bytes)
    case UInt8(ascii: "O"):
      guard let third = bytes.dropFirst(2).first else { return nil }
      self.init(count: 3, key: Self.key(final: third, parameter: ""))
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      self.init(string: bytes)
    default:
      // A key with Alt has no meaning here.
      guard let unit = Unit(bytes.dropFirst()) else { return nil }
      self.init(count: unit.count + 1)
    }
  }

  /// A control sequence: parameters and intermediates, then a final byte.
  private init?(control bytes: ArraySlice<UInt8>) {
    let body = bytes.dropFirst(2)
    let parameters = body.prefix { (0x20..<0x40).contains($0) }
    guard let final = body.dropFirst(parameters.count).first else { return nil }
    guard (0x40..<0x7F).contains(final) else {
      self.init(count: 2 + parameters.count)
      return
    }
    let parameter = String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
    self.init(count: 3 + parameters.count, key: Self.key(final: final, parameter: parameter))
    startsPaste = final == UInt8(ascii: "~") && parameter == "200"
  }

  /// A control string, up to its terminator.
  private init?(string bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex + 2
    while index < bytes.endIndex {
      if bytes[index] == 0x07 {
        self.init(count: index - bytes.startIndex + 1)
        return
      }
      if bytes[index] == 0x1B {
        guard index + 1 < bytes.endIndex else { return nil }
        let isTerminated = bytes[index + 1] == UInt8(ascii: "\\")
        self.init(count: index - bytes.startIndex + (isTerminated ? 2 : 0))
        return
      }
      index += 1
    }
    return nil
  }

  private static func key(final: UInt8, parameter: String) -> Key? {
    switch (final, parameter) {
    case (UInt8(ascii: "A"), _): .up
    case (UInt8(ascii: "B"), _): .down
    case (UInt8(ascii: "C"), _): .right
    case (UInt8(ascii: "D"), _): .left
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), "1"), (UInt8(ascii: "~"), "7"): .home
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), "4"), (UInt8(ascii: "~"), "8"): .end
    case (UInt8(ascii: "M"), ""): .enter
    case (UInt8(ascii: "~"), "3"): .delete
    case (UInt8(ascii: "~"), "5"): .pageUp
    case (UInt8(ascii: "~"), "6"): .pageDown
    default: nil
    }
  }
}
