public import ScreenModel
public import Testing

extension Screen: CustomTestStringConvertible {
  /// Its title.
  public var testDescription: String { title }
}
