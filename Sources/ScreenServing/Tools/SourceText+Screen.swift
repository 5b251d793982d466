internal import ScreenCompiler
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

extension SourceText {
  /// Whether the text is a screen and not a request, judging by its contents.
  ///
  /// It may be in our own JSON, in a format of other tools, or in a model's reply.
  ///
  /// Markup counts as a request, because it may be a page pasted for its forms.
  var isScreen: Bool {
    if ExchangeFormat.detected(in: self) == .openUI { return isOpenUIProgram }
    guard utf8.contains(UInt8(ascii: "{")) else { return false }
    return JSONReader.readPassages(self).contains { passage in
      guard let tree = passage.reading.tree, passage.isFenced || isAlone(passage) else {
        return false
      }
      return tree.isScreen || ExchangeFormat.detected(in: tree) != nil
    }
  }

  /// The text; ill-formed bytes become U+FFFD.
  var string: String { String(decoding: utf8, as: UTF8.self) }

  /// Whether only blanks precede a passage.
  private func isAlone(_ passage: JSONPassage) -> Bool {
    utf8[..<passage.range.lowerBound].allSatisfy { $0 <= UInt8(ascii: " ") }
  }

  /// Whether a statement defines the root, unlike in other texts with equals signs.
  private var isOpenUIProgram: Bool {
    utf8.split(separator: UInt8(ascii: "\n")).contains { line in
      let name = line.prefix { $0 != UInt8(ascii: "=") }.filter { $0 > UInt8(ascii: " ") }
      return name.elementsEqual("root".utf8) && name.count < line.count
    }
  }
}

extension TreeValue {
  /// Whether it has the parts of a screen.
  fileprivate var isScreen: Bool {
    ["sections", "components"].contains { self[$0]?.elements != nil }
  }
}
