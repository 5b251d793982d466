public import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

extension Grammar {
  /// The eight components that the project started with, in up to four sections.
  public static let core = shipped("core")

  /// The whole vocabulary: the default.
  public static let standard = shipped("standard")

  /// The names of the grammars that come with the compiler, in alphabetical order.
  public static var shippedNames: [String] {
    EmbeddedText.files.map { String($0.name.dropLast(suffix.count)) }
  }

  /// A grammar that comes with the compiler; nil if there is none of that name.
  public static func named(_ name: String) -> Grammar? {
    switch name {
    case "core": core
    case "standard": standard
    default: source(named: name).flatMap { parse($0).grammar }
    }
  }

  /// The text of a grammar that comes with the compiler; nil if there is none of that name.
  public static func source(named name: String) -> SourceText? {
    let file = name + suffix
    guard let text = EmbeddedText.files.first(where: { $0.name == file })?.text else { return nil }
    var buffer = UTF8Buffer(capacity: text.utf8CodeUnitCount)
    buffer.append(text)
    return SourceText(name: file, utf8: buffer.takeBytes())
  }

  private static let suffix = ".grammar"

  /// A shipped grammar, which tests keep free of errors.
  ///
  /// If it were faulty nevertheless, it would allow nothing, and admission would say so.
  private static func shipped(_ name: String) -> Grammar {
    let empty = RecordRule(properties: [])
    return source(named: name).flatMap { parse($0).grammar }
      ?? Grammar(name: name, screen: empty, section: empty, components: [])
  }
}
