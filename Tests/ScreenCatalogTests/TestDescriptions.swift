public import ScreenCatalog
public import Testing

extension Recipe: CustomTestStringConvertible {
  /// Its name.
  public var testDescription: String { name }
}
