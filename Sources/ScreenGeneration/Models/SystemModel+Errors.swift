#if canImport(FoundationModels)
  internal import FoundationModels

  @available(macOS 26, iOS 26, visionOS 26, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  extension SystemModel {
    /// Converts an error of the system.
    ///
    /// Which family of errors is thrown depends on the versions of the system and of the SDK.
    static func error(_ error: any Error) -> ModelError {
      if error is CancellationError { return .cancelled }
      #if canImport(FoundationModels, _version: 2)
        if #available(macOS 27, iOS 27, visionOS 27, *), let known = laterError(error) {
          return known
        }
      #endif
      guard let error = error as? LanguageModelSession.GenerationError else {
        return .transport("\(error)")
      }
      switch error {
      case .exceededContextWindowSize(let context): return .tooLong(context.debugDescription)
      case .assetsUnavailable(let context): return .unavailable(notReady(context.debugDescription))
      case .guardrailViolation(let context): return .refused(context.debugDescription)
      case .unsupportedGuide(let context): return .guideRefused(context.debugDescription)
      case .unsupportedLanguageOrLocale(let context):
        return .unsupportedCapability(context.debugDescription)
      case .decodingFailure(let context): return .badReply(context.debugDescription)
      case .rateLimited: return .rateLimited(retryAfter: nil)
      case .concurrentRequests: return .overloaded(retryAfter: nil)
      case .refusal(_, let context): return .refused(context.debugDescription)
      @unknown default: return .transport("\(error)")
      }
    }

    private static func notReady(_ detail: String) -> UnavailableReason {
      UnavailableReason(.modelNotReady, detail, nextStep: "wait for its download")
    }

    #if canImport(FoundationModels, _version: 2)
      /// Converts an error introduced with the version 27 systems; nil for an older one.
      @available(macOS 27, iOS 27, visionOS 27, *)
      private static func laterError(_ error: any Error) -> ModelError? {
        if let error = error as? LanguageModelError { return known(error) }
        if error is LanguageModelSession.Error { return .overloaded(retryAfter: nil) }
        if error is SystemLanguageModel.Error { return .unavailable(notReady("\(error)")) }
        if let error = error as? GeneratedContent.ParsingError {
          return .badReply("\(error.underlyingError)")
        }
        return nil
      }

      @available(macOS 27, iOS 27, visionOS 27, *)
      private static func known(_ error: LanguageModelError) -> ModelError {
        switch error {
        case .contextSizeExceeded(let detail):
          .tooLong("\(detail.tokenCount) tokens, of at most \(detail.contextSize)")
        case .rateLimited: .rateLimited(retryAfter: nil)
        case .guardrailViolation(let detail): .refused(detail.debugDescription)
        case .refusal(let detail): .refused(detail.debugDescription)
        case .unsupportedCapability(let detail): .unsupportedCapability(detail.debugDescription)
        case .unsupportedTranscriptContent(let detail): .rejected(detail.debugDescription)
        case .unsupportedGenerationGuide(let detail): .guideRefused(detail.debugDescription)
        case .unsupportedLanguageOrLocale(let detail):
          .unsupportedCapability(detail.debugDescription)
        case .timeout(let detail): .timeout(detail.debugDescription)
        @unknown default: .transport("\(error)")
        }
      }
    #endif
  }
#endif
