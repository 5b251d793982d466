internal import ScreenBrief
import ScreenDiagnostics

/// Reads trees of views written as nested calls, as in SwiftUI, Compose and Flutter.
struct CallReader {
  private let code: Code
  private var tree = ViewTree()

  /// Returns the views that some code shows; nil if it calls no known view.
  static func specification(_ bytes: [UInt8], in range: Range<Int>) -> Specification? {
    var reader = CallReader(Code(bytes, in: range, .slashes))
    reader.read()
    let roots = reader.tree.roots
    guard !roots.isEmpty else { return nil }
    return Specification(notation: .calls, content: .views(roots), range: SourceRange(range))
  }

  private init(_ code: Code) { self.code = code }

  private mutating func read() {
    // For each open call, outermost first, the place after it and the level of the tree outside it.
    var ends: [(end: Int, level: Int)] = []
    var place = 0
    while place < code.tokens.count {
      while let last = ends.last, place >= last.end {
        tree.close(to: last.level)
        ends.removeLast()
      }
      guard let node = call(at: place) else {
        place += 1
        continue
      }
      let end = end(ofCall: place)
      let level = tree.open.count
      tree.begin(node)
      ends.append((end, level))
      place += 1
    }
  }

  /// Returns the view called at a place; nil if there is none.
  private func call(at place: Int) -> ViewNode? {
    guard code.isWord(place), !code.isSign(".", at: place - 1),
      code.isSign("(", at: place + 1) || code.isSign("{", at: place + 1)
    else { return nil }
    let name = code.text(place)
    guard let first = name.utf8.first, first &- UInt8(ascii: "A") < 26 else { return nil }
    var node = ViewNode(tag: name.lowercased(), range: code.bytes(of: place..<end(ofCall: place)))
    guard node.meaning != nil else { return nil }
    if code.isSign("(", at: place + 1) { take(arguments: code.inside(place + 1), &node) }
    take(modifiersAfter: place, &node)
    return node
  }

  /// Returns the place after a call with its arguments, closures and modifiers.
  private func end(ofCall place: Int) -> Int {
    var next = place + 1
    while next < code.tokens.count {
      if code.isSign("(", at: next) || code.isSign("{", at: next) {
        next = code.partners[next] + 1
      } else if code.isWord(next), code.isSign(":", at: next + 1), code.isSign("{", at: next + 2) {
        // An additional closure: "label: { … }"
        next = code.partners[next + 2] + 1
      } else if code.isSign(".", at: next), code.isWord(next + 1) {
        next += 2
      } else {
        break
      }
    }
    return min(next, code.tokens.count)
  }

  /// Adds the text and the literal arguments of a call to its view.
  private func take(arguments places: Range<Int>, _ node: inout ViewNode) {
    for part in code.parts(of: places, at: [","]) {
      guard let first = part.first else { continue }
      let isNamed =
        code.isWord(first) && (code.isSign(":", at: first + 1) || code.isSign("=", at: first + 1))
      guard isNamed else {
        if code.tokens[first].kind == .text, node.text == nil { node.text = code.phrase(first) }
        // "Text(order.name)" shows the name of each order.
        if part.count >= 3, code.isWord(first), code.isSign(".", at: part.upperBound - 2),
          code.isWord(part.upperBound - 1)
        {
          node.attributes.append(
            ViewNode.Attribute(name: "member", value: code.phrase(part.upperBound - 1)))
        }
        continue
      }
      let name = code.text(first).lowercased()
      let rest = first + 2..<max(first + 2, part.upperBound)
      guard let value = rest.first else { continue }
      if code.tokens[value].kind == .text {
        node.attributes.append(ViewNode.Attribute(name: name, value: code.phrase(value)))
      } else if isPlain(rest) {
        node.attributes.append(
          ViewNode.Attribute(
            name: name, value: Phrase(code.words(of: rest), at: code.bytes(of: rest))))
      } else if name == "decoration",
        let label = rest.first(where: { ["labelText", "hintText"].contains(code.text($0)) }),
        code.tokens.indices.contains(label + 2)
      {
        // Flutter's "decoration: InputDecoration(labelText: 'Name')"
        node.attributes.append(ViewNode.Attribute(name: "label", value: code.phrase(label + 2)))
      }
    }
  }

  /// Whether an argument is a literal or a constant rather than a variable: a number, a range, a
  /// case.
  private func isPlain(_ places: Range<Int>) -> Bool {
    guard places.count <= 8, let first = places.first else { return false }
    if places.contains(where: {
      code.tokens[$0].kind == .sign && "({[$".utf8.contains(code.tokens[$0].byte)
    }) {
      return false
    }
    return code.tokens[first].kind == .number || code.isSign(".", at: first)
      || code.isSign("-", at: first)
      || code.isWord("true", at: first) || code.isWord("false", at: first)
      || places.contains { code.isSign(".", at: $0) }
  }

  /// Adds the modifiers of a view as attributes: ".navigationTitle("Orders")", ".font(.title)".
  private func take(modifiersAfter place: Int, _ node: inout ViewNode) {
    var next = place + 1
    let end = end(ofCall: place)
    while next < end {
      if code.isSign(".", at: next), code.isSign("(", at: next + 2) {
        let inside = code.inside(next + 2)
        if let value = code.value(inside) ?? code.value(inside.prefix(1)) {
          node.attributes.append(
            ViewNode.Attribute(name: "." + code.text(next + 1).lowercased(), value: value))
        }
      }
      // ".tabItem { Label("Inbox", …) }"
      if code.isSign(".", at: next), code.isSign("{", at: next + 2),
        let text = code.inside(next + 2).first(where: { code.tokens[$0].kind == .text })
      {
        node.attributes.append(
          ViewNode.Attribute(name: "." + code.text(next + 1).lowercased(), value: code.phrase(text))
        )
      }
      next = max(next, code.partners[next]) + 1
    }
  }
}
