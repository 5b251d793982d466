extension ModelProvider {
  /// Every provider, in the order that help lists them: models in files, hosts, programs.
  public static let all: [ModelProvider] = [gguf] + hosted + [program]
}
