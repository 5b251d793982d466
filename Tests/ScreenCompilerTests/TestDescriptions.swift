public import ScreenCompiler
public import Testing

extension SourceText: CustomTestStringConvertible {
  /// How it begins.
  public var testDescription: String {
    String(String(decoding: utf8.prefix(60), as: UTF8.self).prefix(40)).debugDescription
  }
}

extension ScreenFormat: CustomTestStringConvertible {
  /// Its name, and the width where it has one.
  public var testDescription: String { name + (width.map { " \($0)" } ?? "") }
}
