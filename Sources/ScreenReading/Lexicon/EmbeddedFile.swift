/// A data file of the target, as bytes, read line by line.
struct EmbeddedFile {
  let bytes: [UInt8]

  /// The file of a name; empty where there is none.
  init(named name: String) {
    guard let text = EmbeddedText.files.first(where: { $0.name == name })?.text,
      text.hasPointerRepresentation
    else {
      bytes = []
      return
    }
    bytes = unsafe Array(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Creates a file from a text.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// The lines that say something: not the empty ones, nor those that begin with `#`.
  var lines: some Sequence<ArraySlice<UInt8>> {
    bytes.split(separator: UInt8(ascii: "\n")).lazy.filter { $0.first != UInt8(ascii: "#") }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without the spaces around them.
  var trimmed: ArraySlice<UInt8> {
    var slice = self
    while slice.first == UInt8(ascii: " ") { slice.removeFirst() }
    while slice.last == UInt8(ascii: " ") { slice.removeLast() }
    return slice
  }
}
