internal import ScreenDiagnostics
internal import ScreenGeneration

extension ModelAvailability {
  /// Returns whether a model is among those of a host; if not, the reason suggests the nearest
  /// name.
  static func of(
    _ model: String, among names: [String], nextStep: String
  ) -> ModelAvailability {
    guard !names.contains(model) else { return .available }
    let hint = Spelling.hint(for: model, among: names)
    return .unavailable(
      UnavailableReason(
        .modelNotFound, "the host has no model '\(model)'\(hint)", nextStep: nextStep))
  }
}
