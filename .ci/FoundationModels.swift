// Declarations of Apple's FoundationModels as of 26, and with VERSION_27 as of 27, so far as the library
// uses them: what cannot be built elsewhere is type-checked against them. Names and shapes are those of
// the SDK's interface.

public struct SystemLanguageModel: Sendable {
  public static let `default` = SystemLanguageModel()

  public enum Availability: Sendable {
    public enum UnavailableReason: Sendable {
      case deviceNotEligible
      case appleIntelligenceNotEnabled
      case modelNotReady
    }
    case available
    case unavailable(UnavailableReason)
  }

  public var availability: Availability { .available }
  public var contextSize: Int { 4_096 }

  #if VERSION_27
    public enum Error: Swift.Error { case assetsUnavailable(String) }
  #endif
}

public struct Prompt: Sendable {}

public protocol Generable {}
extension Bool: Generable {}
extension Int: Generable {}
extension Double: Generable {}
extension String: Generable {}

public struct GenerationGuide<Value> {}
extension GenerationGuide where Value == Int {
  public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> { .init() }
}
extension GenerationGuide where Value == Double {
  public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> { .init() }
}

public struct DynamicGenerationSchema: Sendable {
  public struct Property: Sendable {
    public init(
      name: String, description: String? = nil, schema: DynamicGenerationSchema,
      isOptional: Bool = false
    ) {}
  }

  public init(
    arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil,
    maximumElements: Int? = nil
  ) {}
  public init(
    name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]
  ) {}
  public init(name: String, description: String? = nil, anyOf choices: [String]) {}
  public init(name: String, description: String? = nil, properties: [Property]) {}
  public init(referenceTo name: String) {}
  public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {}
}

public struct GenerationSchema: Sendable {
  public init(
    root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]
  ) throws {}
}

public struct GeneratedContent: Sendable {
  public var jsonString: String { "" }

  #if VERSION_27
    public struct ParsingError: Swift.Error {
      public var rawContent: String
      public var underlyingError: any Swift.Error
    }
  #endif
}

public protocol Tool: Sendable {}

public struct GenerationOptions: Sendable {
  public struct SamplingMode: Sendable {
    public static var greedy: SamplingMode { SamplingMode() }
    public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode() }
    public static func random(
      probabilityThreshold: Double, seed: UInt64? = nil
    ) -> SamplingMode { SamplingMode() }
  }

  public init(
    sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
  ) {}
}

public final class LanguageModelSession: @unchecked Sendable {
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
  ) {
    self.init()
  }

  init() {}

  public struct ResponseStream<Content: Sendable>: AsyncSequence, Sendable {
    public struct Snapshot: Sendable {
      public var content: Content
    }
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Snapshot? { nil }
    }
    public typealias Element = Snapshot
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> sending ResponseStream<String> { ResponseStream() }

  public struct Response<Content: Sendable>: Sendable {
    public let content: Content
  }

  nonisolated(nonsending) public func respond(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> { Response(content: GeneratedContent()) }

  public func prewarm(promptPrefix: Prompt? = nil) {}

  #if VERSION_27
    public enum Error: Swift.Error {
      case concurrentRequests(String)
      case transcriptMutationWhileResponding(String)
    }
  #endif

  public enum GenerationError: Swift.Error {
    public struct Context: Sendable {
      public let debugDescription: String
    }
    public struct Refusal: Sendable {}
    case exceededContextWindowSize(Context)
    case assetsUnavailable(Context)
    case guardrailViolation(Context)
    case unsupportedGuide(Context)
    case unsupportedLanguageOrLocale(Context)
    case decodingFailure(Context)
    case rateLimited(Context)
    case concurrentRequests(Context)
    case refusal(Refusal, Context)
  }
}

#if VERSION_27
  public enum LanguageModelError: Swift.Error {
    public struct ContextSizeExceeded: Sendable {
      public var contextSize: Int
      public var tokenCount: Int
    }
    public struct Detail: Sendable {
      public var debugDescription: String
    }
    case contextSizeExceeded(ContextSizeExceeded)
    case rateLimited(Detail)
    case guardrailViolation(Detail)
    case refusal(Detail)
    case unsupportedCapability(Detail)
    case unsupportedTranscriptContent(Detail)
    case unsupportedGenerationGuide(Detail)
    case unsupportedLanguageOrLocale(Detail)
    case timeout(Detail)
  }
#endif
