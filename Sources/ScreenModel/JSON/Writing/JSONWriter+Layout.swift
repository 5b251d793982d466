internal import ScreenText

extension JSONWriter {
  private static let lineLength = 100

  /// Returns the flat text with line breaks: one line for each member of a container that is not
  /// written on one line.
  func laidOut() -> [UInt8] {
    var lines = UTF8Buffer(capacity: buffer.count + buffer.count / 4)
    var lineStart = 0
    var indentation = 0
    /// The first byte of the flat text that is not copied yet.
    var copied = 0

    func breakLine() {
      lines.append(UInt8(ascii: "\n"))
      lineStart = lines.count
      lines.append(UInt8(ascii: " "), count: indentation)
    }
    func copy(upTo offset: Int) {
      lines.append(bytes: buffer[copied..<max(copied, offset)])
      copied = max(copied, offset)
    }

    var index = 0
    while index < marks.count {
      let mark = marks[index]
      index += 1
      switch mark.kind {
      case .open(let close, let levels):
        copy(upTo: mark.offset)
        let end = marks[close].offset + 1
        let isRecord = levels == 0 && buffer[mark.offset] == UInt8(ascii: "{")
        let room = Self.lineLength - 1 - columns(in: lines[lineStart..<lines.count])
        if end == mark.offset + 2 || isRecord
          || (levels <= 1 && fits(buffer[mark.offset..<end], columns: room))
        {
          copy(upTo: end)
          index = close + 1
        } else {
          copy(upTo: mark.offset + 1)
          indentation += 2
          breakLine()
          copied += buffer[copied] == UInt8(ascii: " ") ? 1 : 0
        }
      case .separator:
        copy(upTo: mark.offset + 1)
        breakLine()
        copied += 1
      case .close:
        // A flat object has a space before its bracket.
        let hasSpace = buffer[mark.offset - 1] == UInt8(ascii: " ")
        copy(upTo: mark.offset - (hasSpace ? 1 : 0))
        copied = mark.offset
        indentation -= 2
        breakLine()
      }
    }
    copy(upTo: buffer.count)
    lines.append(UInt8(ascii: "\n"))
    return lines.takeBytes()
  }

  private func columns(in bytes: ArraySlice<UInt8>) -> Int {
    // A continuation byte (10xxxxxx) belongs to the scalar before it.
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  private func fits(_ bytes: ArraySlice<UInt8>, columns room: Int) -> Bool {
    // A scalar has at most four bytes, so anything longer need not be counted.
    bytes.count <= 4 * max(0, room) && columns(in: bytes) <= room
  }
}
