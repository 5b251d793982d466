import ScreenBrief
import ScreenDiagnostics
import ScreenModel
package import ScreenSpecifications

extension SpecifiedPart {
  /// Reads a text in JSON, YAML or markup that describes a page part by part, and builds its
  /// requirements; nil for code, for schemas and for data.
  ///
  /// - Parameters:
  ///   - bytes: The whole text; all ranges count from its beginning.
  ///   - range: The description, without the marks of a fence.
  ///   - language: The language that a fence names; an unknown name counts as none.
  /// - Complexity: O(number of bytes of the description).
  package init?(describing bytes: [UInt8], in range: Range<Int>, language: String? = nil) {
    var range = range
    while let first = range.first, bytes[first] <= 0x20 { range = range.dropFirst() }
    while let last = range.last, bytes[last] <= 0x20 { range = range.dropLast() }
    guard !range.isEmpty else { return nil }
    let place = SourceRange(range)
    let named = language.flatMap(Notation.init(named:))
    let page: DescribedPage?
    switch named ?? CodeShape(bytes, in: range).notations.first {
    case .json?:
      let part = Array(bytes[range])
      guard let tree = JSONReader.read(SourceText(utf8: part)).tree else { return nil }
      let reader = TreeReader(
        bytes: part, offset: range.lowerBound, notation: .json, range: place)
      page = DescribedPage(tree, reader)
    case .yaml?:
      guard let tree = YAMLParser.tree(of: bytes, in: range) else { return nil }
      page = DescribedPage(
        tree, TreeReader(bytes: bytes, offset: 0, notation: .yaml, range: place))
    case .markup?: page = DescribedPage(markup: bytes, in: range)
    default: return nil
    }
    guard let page, !page.requirements.isEmpty else { return nil }
    let isForm = page.requirements.contains(where: \.subject.isInput)
    self.init(
      title: page.title ?? Phrase(isForm ? "Form" : "Screen"), topic: Phrase(""), range: place)
    isUntitled = page.title == nil
    requirements = page.requirements
    layout = page.layout
    leftOut = page.leftOut
  }
}

extension DescribedPage {
  /// Reads a tree of values; nil if it is a schema, a list of fields or data.
  fileprivate init?(_ tree: TreeValue, _ reader: TreeReader) {
    guard DescriptionShape.holds(of: tree), !reader.knowsAll(of: tree) else { return nil }
    self = DescriptionBuilder.page(of: tree, reader)
  }
}
