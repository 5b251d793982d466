import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testbed
import Testing

@testable import ScreenAdmission

/// Admits a JSON text, which must be readable.
func admit(
  _ json: String, under grammar: Grammar = .standard, data: String? = nil,
  origins: [PlacedOrigin] = []
) throws -> Admission {
  grammar.admit(
    Proposal(tree: try tree(json), origins: origins), data: try data.map { try tree($0) })
}

/// Admits components of the one section of a screen.
func admitComponents(
  _ json: String, under grammar: Grammar = .standard, data: String? = nil
) throws -> Admission {
  try admit(
    #"{"title": "T", "sections": [{"id": "s", "title": "S", "components": [\#(json)]}]}"#,
    under: grammar, data: data)
}

extension Admission {
  /// The components in order, of all sections.
  var components: [Component] { screen?.sections.flatMap(\.components) ?? [] }
  /// The ids of the diagnostics, in order.
  var ids: [String] { diagnostics.map(\.id) }
  /// The ids of lossy repairs and errors.
  var refused: [String] { diagnostics.filter(\.isRefusedWhenStrict).map(\.id) }
}
