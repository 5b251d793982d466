internal import GuidedDecoding
internal import LocalModel
internal import ScreenDiagnostics
internal import ScreenGeneration
internal import ScreenGrammar
internal import Synchronization

/// A model's file, opened once, with everything derived from it that requests share.
final class LocalModelFile: Sendable {
  /// An opened file.
  struct Opened: Sendable {
    var model: TransformerModel
    var vocabulary: TokenVocabulary
  }

  let path: String
  private let opened = Mutex<Opened?>(nil)
  /// The work in progress ahead of requests; nil if there is none.
  private let warming = Mutex<Task<Void, Never>?>(nil)
  /// The masks for the documents requested last.
  private let latest = Mutex<(document: MaskedDocument, masks: Masks)?>(nil)

  init(path: String) { self.path = path }

  /// The model, and its tokens.
  func open() throws(ModelError) -> Opened {
    if let known = opened.withLock({ $0 }) { return known }
    let model: TransformerModel
    do throws(ModelFault) {
      model = try TransformerModel(opening: path)
    } catch {
      throw .unavailable(UnavailableReason(error))
    }
    let tokenizer = model.tokenizer
    let vocabulary = TokenVocabulary(
      tokens: (0..<tokenizer.count).map { Array(tokenizer.bytes(of: $0)) },
      ends: tokenizer.endings)
    let made = Opened(model: model, vocabulary: vocabulary)
    opened.withLock { $0 = made }
    return made
  }

  /// Does some work ahead of requests, after any that is already in progress.
  func warm(_ work: @escaping @Sendable () async -> Void) async {
    let task = warming.withLock { warming in
      let earlier = warming
      let task = Task {
        await earlier?.value
        await work()
      }
      warming = task
      return task
    }
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Waits for the work ahead of requests; cancelling the waiting task cancels the work.
  func finishWarming() async {
    guard let task = warming.withLock({ $0 }) else { return }
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// The masks for documents.
  func masks(of document: MaskedDocument) throws(ModelError) -> Masks {
    if let known = latest.withLock({ $0 }), known.document == document { return known.masks }
    let vocabulary = try open().vocabulary
    do throws(UnsupportedSchema) {
      let masks =
        switch document {
        case .screen(let grammar): try Masks(grammar: grammar, vocabulary: vocabulary)
        case .answer(let schema): try Masks(schema: schema, vocabulary: vocabulary)
        }
      latest.withLock { $0 = (document, masks) }
      return masks
    } catch {
      throw .guideRefused(error.diagnostics.first?.message ?? "it has no masks")
    }
  }
}

extension UnavailableReason {
  /// Creates the reason why a file is not a model that can run here.
  init(_ fault: ModelFault) {
    switch fault.kind {
    case .unreadable:
      self.init(.modelNotFound, fault.message, nextStep: "give the path of a GGUF file")
    case .notAModel:
      self.init(
        .modelNotFound, fault.message, nextStep: "fetch it again, or give a file in the GGUF format"
      )
    case .truncated, .malformed, .changed:
      self.init(.modelNotReady, fault.message, nextStep: "fetch the file again")
    case .unsupported, .contextFull, .unknownToken:
      self.init(
        .unsupportedHere, fault.message,
        nextStep: "use another kind of model; 'screenc models list' lists them")
    }
  }
}
