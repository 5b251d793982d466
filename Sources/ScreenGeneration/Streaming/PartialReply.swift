internal import ScreenDiagnostics
package import ScreenModel

/// A reply that is still being written, and its complete part, up to the last value whose end has
/// been seen.
///
/// An incomplete text or number is not part of it, and neither are a model's thoughts.
package struct PartialReply: Sendable {
  /// The bytes received, from the first `{` on.
  private var bytes: [UInt8] = []
  /// The closers of the open containers, the innermost last.
  private var open: [UInt8] = []
  /// The end of the complete part, and the closers that it lacks there.
  private var whole: (end: Int, closers: [UInt8]) = (0, [])
  private var quotation = QuotationState()
  /// Whether the outermost object has ended, so that the rest is chatter.
  private var isOver = false
  /// The tag being received outside of texts, up to its longest length.
  private var tag: [UInt8] = []
  /// Whether a thought is being received.
  private var isThought = false

  /// Creates a reply of which nothing has been received.
  package init() {}

  /// Adds received text, and returns whether more of the reply is complete than before.
  package mutating func append(_ text: String) -> Bool {
    var end = whole.end
    for byte in text.utf8 {
      if !quotation.isText, isEndOfThought(byte) { end = 0 }
      guard !isOver, !isThought else { continue }
      if bytes.isEmpty, byte != UInt8(ascii: "{") { continue }
      bytes.append(byte)
      take(byte)
    }
    return whole.end > end
  }

  /// Notes a byte of a tag; whether it ends a thought, and everything before it was one.
  private mutating func isEndOfThought(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "<") { tag = [] } else if tag.isEmpty { return false }
    tag.append(byte)
    guard byte == UInt8(ascii: ">") else {
      if tag.count > ThoughtTag.longest { tag = [] }
      return false
    }
    let ended = ThoughtTag(tag)
    tag = []
    switch ended {
    case .opening?: isThought = isThought || bytes.isEmpty
    case .closing?:
      self = PartialReply()
      return true
    case nil: break
    }
    return false
  }

  /// The complete part, with open containers closed; nil if there is none.
  package var tree: TreeValue? {
    guard whole.end > 0 else { return nil }
    let text = Array(bytes[..<whole.end]) + whole.closers.reversed()
    return JSONReader.read(SourceText(name: "reply", utf8: text)).tree
  }

  private mutating func take(_ byte: UInt8) {
    if quotation.takes(byte) { return }
    switch byte {
    case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
    case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      // A closer that closes nothing is left for the reader to repair, once everything has been
      // received.
      guard open.popLast() == byte else { return isOver = true }
      whole = (bytes.count, open)
      isOver = open.isEmpty
    case UInt8(ascii: ","): whole = (bytes.count - 1, open)
    default: break
    }
  }
}
