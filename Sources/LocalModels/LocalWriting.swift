internal import GuidedDecoding
internal import LocalModel
internal import Sampling
internal import ScreenAdmission
internal import ScreenDiagnostics
internal import ScreenGeneration
internal import ScreenGrammar
internal import ScreenModel

/// A reply in progress: the prompt is read one piece at a time, then the reply is written.
struct LocalWriting {
  /// The usual number of tokens of a request with its reply.
  static let usualTokens = 4_096
  /// The least room for a reply that makes it worth starting.
  private static let leastReply = 64

  /// The writer, once the prompt is read: constrained by masks, or choosing among all tokens.
  private var writer: GuidedWriter<LocalTokens>?
  private var all: OptionMask?
  private let prompt: LocalPrompt
  private let opened: LocalModelFile.Opened
  private let masks: Masks?
  private let request: ModelRequest
  /// The most tokens of the reply.
  private let limit: Int
  private let start = ContinuousClock.now
  /// The number of bytes of the reply that were passed on.
  private var shown = 0
  private var bytes: [UInt8] = []
  private var written: [Int] = []
  private(set) var finish = FinishReason.stop

  init(
    _ request: ModelRequest, _ opened: LocalModelFile.Opened, _ masks: Masks?, threads: Int,
    prompts: PromptStore?
  ) throws(ModelError) {
    self.request = request
    self.opened = opened
    self.masks = masks
    var limit = 0
    // An element that is written again takes additional room.
    prompt = try LocalPrompt(request, opened, threads: threads, prompts: prompts) {
      (count) throws(ModelError) in
      let room = opened.model.contextLength - count
      guard room >= Self.leastReply else {
        throw .tooLong(
          "the request takes \(count) tokens, but the model's context holds "
            + "\(opened.model.contextLength); use a smaller grammar")
      }
      limit = min(request.limits.tokens, room)
      return limit
    }
    self.limit = limit
  }

  private var session: Session { prompt.session }

  /// The number of tokens read and written.
  var usage: ModelUsage {
    ModelUsage(
      input: min(session.tokens.count, prompt.tokens.count),
      output: writer.map { $0.statistics.chosen + $0.statistics.forced } ?? written.count)
  }

  /// The next event; nil at the end of the reply.
  mutating func next() throws(ModelError) -> ModelEvent? {
    let elapsed = ContinuousClock.now - start
    guard writer != nil || all != nil else {
      guard elapsed < request.limits.firstPart else {
        throw .timeout(
          "after \(elapsed.components.seconds) s, \(session.tokens.count) of \(prompt.tokens.count) tokens "
            + "of the request were read")
      }
      if try !prompt.read() { begin() }
      return .usage(ModelUsage(input: session.tokens.count, output: 0))
    }
    guard elapsed < request.limits.whole else {
      throw .timeout("the reply was not complete after \(elapsed.components.seconds) s")
    }
    return all == nil ? try writeGuided() : try writeFreely()
  }

  // MARK: - Beginning

  private mutating func begin() {
    guard let masks else {
      let tokens = (0..<Int32(opened.vocabulary.count)).filter { token in
        opened.vocabulary.ends.contains(token)
          || !opened.vocabulary.bytes(of: Int(token)).isEmpty
      }
      var mask = OptionMask(count: opened.vocabulary.count)
      mask.assign(tokens[...])
      return all = mask
    }
    let model = LocalTokens(session: session, tokenizer: opened.model.tokenizer)
    writer = GuidedWriter(
      model, prompt: Array(prompt.tokens.suffix(1)), reply: GuidedReply(masks),
      options: request.sampling, limits: .init(tokens: limit - 1), accepts: accepts)
  }

  /// Whether a reply loses nothing on admission.
  private var accepts: ([UInt8]) -> Bool {
    guard case .masks(let document) = request.guide else { return { _ in true } }
    return { bytes in
      let source = SourceText(name: "reply", utf8: bytes)
      let diagnostics: [Diagnostic]
      switch document {
      case .screen(let grammar):
        guard let tree = JSONReader.read(source).tree else { return false }
        diagnostics = grammar.admit(Proposal(tree: tree)).diagnostics
      case .answer(let schema): diagnostics = schema.admit(source).diagnostics
      }
      return !diagnostics.contains(where: \.isRefusedWhenStrict)
    }
  }

  // MARK: - Writing

  private mutating func writeGuided() throws(ModelError) -> ModelEvent? {
    let hasMore: Bool
    do throws(WritingError<ModelFault>) {
      hasMore = try writer?.step() ?? false
    } catch {
      switch error {
      case .model(let fault): throw ModelError(fault)
      case .choice(.nothingAllowed):
        throw .badReply("no token of the model spells what the grammar asks for next")
      case .choice(.notANumber): throw .badReply("the model's scores are not numbers")
      }
    }
    guard let writer else { return nil }
    // Bytes that may still be withdrawn are not passed on yet.
    let settled = hasMore ? writer.settledCount : writer.bytes.count
    guard settled > shown else { return hasMore ? .usage(usage) : nil }
    let text = String(decoding: writer.bytes[shown..<settled], as: UTF8.self)
    shown = settled
    return .text(text)
  }

  private mutating func writeFreely() throws(ModelError) -> ModelEvent? {
    guard let all, written.count < limit else {
      finish = .length
      return nil
    }
    let last = written.last ?? prompt.tokens[prompt.tokens.count - 1]
    let token: Int
    do {
      let scores = try session.step(last)
      token = try Sampler(request.sampling).pick(
        among: scores, allowing: all,
        at: StreamAddress.root.appending("token").appending(written.count))
    } catch let fault as ModelFault {
      throw ModelError(fault)
    } catch {
      throw .badReply("the model's scores are not numbers")
    }
    guard !opened.vocabulary.ends.contains(Int32(token)) else { return nil }
    written.append(token)
    bytes += opened.vocabulary.bytes(of: token)
    // Up to the last whole character.
    let cut = (0...min(3, bytes.count)).first {
      String(validating: bytes.dropLast($0), as: UTF8.self) != nil
    }
    guard let cut, cut < bytes.count else { return .usage(usage) }
    let text = String(decoding: bytes.dropLast(cut), as: UTF8.self)
    bytes.removeFirst(bytes.count - cut)
    return .text(text)
  }
}

/// A session, adapted to the needs of a writer.
struct LocalTokens: TokenModel {
  let session: Session
  let tokenizer: Tokenizer

  func scores(after tokens: [Int]) throws(ModelFault) -> [Float] { try session.prefill(tokens) }

  func forget(_ count: Int) { session.rewind(to: session.tokens.count - count) }

  /// The tokens that the tokenizer writes; nil if they spell something else, as with tokenizers
  /// that put a space before each text.
  func tokens(spelling bytes: [UInt8]) -> [Int]? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let tokens = tokenizer.encode(text)
    return tokenizer.decode(tokens) == bytes ? tokens : nil
  }
}

extension ModelError {
  /// Creates the error for a model in this process that cannot continue.
  init(_ fault: ModelFault) {
    switch fault.kind {
    case .contextFull: self = .tooLong(fault.message)
    case .unreadable, .notAModel, .truncated, .malformed, .unsupported, .changed, .unknownToken:
      self = .unavailable(UnavailableReason(fault))
    }
  }
}
