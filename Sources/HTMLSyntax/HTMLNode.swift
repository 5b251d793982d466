package import ScreenDiagnostics

/// An element of a page, or a text in it.
package final class HTMLNode {
  /// The name in lower case; empty for a text.
  package let name: String
  /// The words of a text.
  package let text: String
  package let attributes: [(name: String, value: String)]
  package let range: SourceRange
  package var children: [HTMLNode] = []

  package init(
    name: String, attributes: [(name: String, value: String)] = [], text: String = "",
    range: SourceRange
  ) {
    self.name = name
    self.attributes = attributes
    self.text = text
    self.range = range
  }

  /// The value of an attribute; nil where it is not there.
  package subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// All words in it, blanks folded.
  package var words: String {
    var parts: [Substring] = []
    collectWords(into: &parts)
    return parts.joined(separator: " ")
  }

  private func collectWords(into parts: inout [Substring]) {
    guard !Self.silent.contains(name) else { return }
    if name.isEmpty {
      parts += text.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }
    }
    for child in children { child.collectWords(into: &parts) }
  }

  /// The first element of some names below it.
  package func first(_ names: String...) -> HTMLNode? {
    for child in children {
      if names.contains(child.name) { return child }
      if let found = child.firstNamed(names) { return found }
    }
    return nil
  }

  private func firstNamed(_ names: [String]) -> HTMLNode? {
    for child in children {
      if names.contains(child.name) { return child }
      if let found = child.firstNamed(names) { return found }
    }
    return nil
  }

  /// All elements of a name below it, in order.
  package func all(_ name: String) -> [HTMLNode] {
    children.flatMap { child in (child.name == name ? [child] : []) + child.all(name) }
  }

  /// Elements whose content nobody reads.
  static let silent: Set<String> = [
    "script", "style", "template", "noscript", "head", "svg", "iframe", "object", "embed", "canvas",
  ]
}
