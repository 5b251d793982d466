import ScreenDiagnostics
package import ScreenModel
import Testing

/// The tree of a JSON text, which must be readable.
package func tree(_ json: String) throws -> TreeValue {
  try #require(JSONReader.read(SourceText(name: "test", json)).tree)
}
