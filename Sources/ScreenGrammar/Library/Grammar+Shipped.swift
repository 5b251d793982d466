public import GrammarLanguage
public import ScreenDiagnostics
internal import ScreenText

extension Grammar {
  /// The eight components that the project started with, in up to four sections.
  public static let core = EmbeddedText.core

  /// The whole vocabulary: the default.
  public static let standard = EmbeddedText.standard

  /// The names of the grammars that come with the compiler, in alphabetical order.
  public static var shippedNames: [String] {
    EmbeddedText.files.map { String($0.name.dropLast(suffix.count)) }
  }

  /// A built-in grammar; nil if none has that name.
  public static func named(_ name: String) -> Grammar? {
    EmbeddedText.grammar(named: name)
  }

  /// The text of a built-in grammar; nil if none has that name.
  public static func source(named name: String) -> SourceText? {
    let file = name + suffix
    guard let text = EmbeddedText.files.first(where: { $0.name == file })?.text else { return nil }
    var buffer = UTF8Buffer(capacity: text.utf8CodeUnitCount)
    buffer.append(text)
    return SourceText(name: file, utf8: buffer.takeBytes())
  }

  private static let suffix = ".grammar"
}
