internal import ScreenDiagnostics
internal import ScreenGeneration

extension ModelAvailability {
  /// Whether a model is among those that a host has; if not, the likeliest is named.
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
