/// What a page is made of: its tags in order, read by bytes as strictly as we write them.
struct Markup {
  /// A tag.
  struct Tag {
    var name: String
    var attributes: [(name: String, value: String?)] = []
    var isClosing = false
    var isSelfClosed = false

    /// The value of an attribute; empty where it has none.
    subscript(name: String) -> String? {
      attributes.first { $0.name == name }.map { $0.value ?? "" }
    }
  }

  var tags: [Tag] = []
  /// What is not as it should be.
  var faults: [String] = []

  private static let void: Set<String> = ["meta", "input", "hr", "img", "br"]

  /// Reads a page; the contents of `style` are skipped.
  init(_ page: [UInt8]) {
    var open: [String] = []
    var index = 0
    while let start = page[index...].firstIndex(of: UInt8(ascii: "<")) {
      if page[start...].starts(with: "<!DOCTYPE html>".utf8) {
        index = start + 15
        continue
      }
      guard let (tag, end) = Self.tag(page, from: start) else {
        faults.append("no tag at \(String(decoding: page[start...].prefix(40), as: UTF8.self))")
        return
      }
      index = end
      tags.append(tag)
      if tag.isClosing {
        if open.popLast() != tag.name { faults.append("stray </\(tag.name)>") }
      } else if !tag.isSelfClosed, !Self.void.contains(tag.name) {
        open.append(tag.name)
      }
      if tag.name == "style", !tag.isClosing {
        guard let close = page[index...].firstIndex(of: UInt8(ascii: "<")) else { break }
        index = close
      }
    }
    if !open.isEmpty { faults.append("open: \(open)") }
  }

  private static func tag(_ page: [UInt8], from start: Int) -> (Tag, Int)? {
    var index = start + 1
    func peek() -> UInt8 { index < page.count ? page[index] : 0 }
    func word() -> String {
      let first = index
      while peek().isWord { index += 1 }
      return String(decoding: page[first..<index], as: UTF8.self)
    }
    let isClosing = peek() == UInt8(ascii: "/")
    if isClosing { index += 1 }
    var tag = Tag(name: word(), isClosing: isClosing)
    guard !tag.name.isEmpty else { return nil }
    while peek() == UInt8(ascii: " ") {
      index += 1
      let name = word()
      guard !name.isEmpty, tag[name] == nil else { return nil }
      guard peek() == UInt8(ascii: "=") else {
        tag.attributes.append((name, nil))
        continue
      }
      index += 1
      guard peek() == UInt8(ascii: "\"") else { return nil }
      guard let end = page[(index + 1)...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
      tag.attributes.append(
        (name, String(decoding: page[(index + 1)..<end], as: UTF8.self)))
      index = end + 1
    }
    if peek() == UInt8(ascii: "/") {
      tag.isSelfClosed = true
      index += 1
    }
    return peek() == UInt8(ascii: ">") ? (tag, index + 1) : nil
  }
}

extension UInt8 {
  fileprivate var isWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"): true
    default: false
    }
  }
}
