import ScreenCompiler
import ScreenModels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ModelProviders {
  /// The most time that a model may take to say whether it can be asked.
  private static let timeLimit = Duration.seconds(3)

  /// Returns a finding for each provider that is set up here: that it answers, or why it does not.
  static func findings(in environment: Environment) -> [DoctorCommand.Finding] {
    let settings = environment.modelSettings()
    // All providers are asked at once, so the slowest determines the time.
    let states = BlockingWait.value {
      await withTaskGroup(of: (Int, ProviderState?).self) { group in
        for (index, provider) in ModelProvider.all.enumerated() {
          group.addTask { (index, await Self.state(of: provider, settings)) }
        }
        return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
    }
    return ModelProvider.all.indices.compactMap { index in
      states[index].map { finding(ModelProvider.all[index], $0) }
    }
  }

  private static func finding(
    _ provider: ModelProvider, _ state: ProviderState
  ) -> DoctorCommand.Finding {
    switch state {
    case .answers(let models):
      let names = models.prefix(3).joined(separator: ", ")
      let few = models.isEmpty ? "answers" : "answers; it has \(names)"
      let rest = models.count > 3 ? " and \(models.count - 3) more" : ""
      return DoctorCommand.Finding(
        state: .fine, subject: "model", detail: "\(provider.prefix): \(few)\(rest)",
        fix: "screenc render --model '\(provider.prefix):\(models.first ?? "MODEL")' INTENT")
    case .unavailable(let reason):
      return DoctorCommand.Finding(
        state: .failed, subject: "model", detail: "\(provider.prefix): \(reason.detail)",
        fix: reason.nextStep)
    }
  }

  /// Returns the finding on a model: whether it can be asked, and how it can be held to a grammar.
  static func finding(of text: String, in environment: Environment) -> DoctorCommand.Finding {
    let model: any LanguageModel
    do throws(CommandError) {
      model = try self.model(text, in: environment)
    } catch {
      return DoctorCommand.Finding(
        state: .failed, subject: "model", detail: error.diagnostics.first?.message ?? text,
        fix: "screenc models list")
    }
    switch BlockingWait.value(of: { await Self.availability(of: model) }) {
    case .available:
      if let local = model as? LocalLanguageModel { return finding(of: local, text) }
      return DoctorCommand.Finding(
        state: .fine, subject: "model", detail: "\(model.id): \(model.capabilities.inWords)",
        fix: "screenc render --model '\(model.id)' INTENT")
    case .unavailable(let reason):
      return DoctorCommand.Finding(
        state: .failed, subject: "model", detail: "\(model.id): \(reason.detail)",
        fix: reason.nextStep)
    }
  }

  /// Returns the finding on a local model: what its file holds, and whether it fits into memory.
  private static func finding(
    of model: LocalLanguageModel, _ text: String
  ) -> DoctorCommand.Finding {
    let (summary, needed) = ((try? model.summary()) ?? "", (try? model.memory()) ?? 0)
    let slow = ModelProviders.debugRemark.map { "; \($0.message)" } ?? ""
    let detail = "\(model.id): \(summary); \(model.capabilities.inWords)\(slow)"
    let room = physicalMemory
    guard needed <= room else {
      return DoctorCommand.Finding(
        state: .failed, subject: "model",
        detail: "\(detail), but this machine has \(room / 1_000_000) MB of memory",
        fix: "use a smaller model, or one with fewer bits per weight")
    }
    return DoctorCommand.Finding(
      state: .fine, subject: "model", detail: detail,
      fix: "screenc render --model '\(text)' INTENT")
  }

  private static func availability(of model: any LanguageModel) async -> ModelAvailability {
    await inTime { await model.availability() } ?? .unavailable(late)
  }

  private static func state(
    of provider: ModelProvider, _ settings: ModelSettings
  ) async -> ProviderState? {
    await inTime { await provider.state(settings) } ?? .unavailable(late)
  }

  /// The bytes of memory that this machine has.
  private static var physicalMemory: Int {
    Int(sysconf(Int32(_SC_PHYS_PAGES))) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  private static let late = UnavailableReason(
    .unreachable, "no answer within \(timeLimit.components.seconds) s",
    nextStep: "check that its server is running")

  /// Returns the value of the work; nil if it takes longer than the time limit.
  private static func inTime<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value
  ) async -> Value? {
    await withTaskGroup(of: Value?.self) { group in
      group.addTask { await work() }
      group.addTask {
        try? await Task.sleep(for: timeLimit)
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }
}

extension ModelCapabilities {
  /// The way in which the model can be held to a grammar, in words.
  fileprivate var inWords: String {
    switch guides.first {
    case .masks: "constrained to the grammar token by token"
    case .gbnf: "guided by a GBNF grammar"
    case .jsonSchema: "guided by a JSON Schema"
    case nil: "guided by the prompt alone"
    }
  }
}
