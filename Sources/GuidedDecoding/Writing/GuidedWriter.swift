public import Sampling

/// Writes a reply with a model, held to masks: forced bytes go without asking, and what several
/// values make wrong is taken back.
///
/// Masks see one value at a time. That an option is twice there, or that what is selected is none of
/// the options, only shows once an element is whole: then the reply is judged, and if it will not
/// do, the element is written again with other draws.
public struct GuidedWriter<Model: TokenModel> {
  /// How much a reply may take.
  public struct Limits: Hashable, Sendable {
    /// The most tokens; what is missing then is ended on the shortest way.
    public var tokens: Int
    /// How often an element is written again, at most.
    public var retries: Int

    /// Creates limits.
    public init(tokens: Int = 4_096, retries: Int = 8) {
      self.tokens = max(0, tokens)
      self.retries = max(0, retries)
    }
  }

  /// What was done for a reply.
  public struct Account: Hashable, Sendable {
    /// The tokens that the model was asked for.
    public var chosen = 0
    /// The tokens that were forced, and read without asking.
    public var forced = 0
    /// The elements that were written again.
    public var retries = 0
    /// The bytes by which a reply at its limit was ended.
    public var ended = 0

    /// Creates an account of nothing.
    public init() {}
  }

  /// A place to go back to: after an element that is as it should be.
  private struct Mark {
    var place: Configuration
    var bytes: Int
    var tokens: Int
    var attempts = 0
  }

  /// What has been written.
  public private(set) var bytes: [UInt8] = []
  /// What was done for it.
  public private(set) var account = Account()
  /// The model.
  public private(set) var model: Model

  private var reply: GuidedReply
  private var mask: OptionMask
  private let options: SamplingOptions
  private let limits: Limits
  private let judge: ([UInt8]) -> Bool
  private var mark: Mark
  /// The tokens of the prompt and of the reply, and how many of them the model has read.
  private var tokens: [Int]
  private var read = 0

  /// Begins a reply.
  ///
  /// - Parameters:
  ///   - model: What writes it.
  ///   - prompt: What the model reads first, as far as it has not; at least one token.
  ///   - reply: The masks, and what they have found.
  ///   - options: How tokens are chosen.
  ///   - limits: How much the reply may take.
  ///   - judge: Whether a whole reply is as it should be; it is asked after each element of an array
  ///     of variants, with all else ended on the shortest way.
  public init(
    _ model: Model, prompt: [Int], reply: GuidedReply, options: SamplingOptions,
    limits: Limits = Limits(), judge: @escaping ([UInt8]) -> Bool = { _ in true }
  ) {
    self.model = model
    self.reply = reply
    self.options = options
    self.limits = limits
    self.judge = judge
    mask = reply.masks.emptyMask()
    tokens = prompt
    mark = Mark(place: reply.place, bytes: 0, tokens: prompt.count)
  }

  /// Whether the reply is whole.
  public var isWhole: Bool { reply.isWhole }

  /// How many bytes of the reply stay whatever comes: those up to the last element that was judged.
  public var settledCount: Int { mark.bytes }

  /// What the masks have found, for the next reply.
  public var found: MaskCache { reply.found }

  /// Writes on by a token, and by what is forced after it.
  ///
  /// - Returns: Whether there is more to write.
  /// - Throws: `WritingError` where the model fails, or its scores are no numbers.
  public mutating func step() throws(WritingError<Model.Failure>) -> Bool {
    guard !isWhole else { return false }
    force()
    guard !isWhole else { return finish() }
    guard account.chosen + account.forced < limits.tokens else {
      end(after: reply.place)
      return finish()
    }
    let scores: [Float]
    do throws(Model.Failure) {
      scores = try model.scores(after: Array(tokens[read...]))
    } catch {
      throw .model(error)
    }
    read = tokens.count
    reply.fill(&mask)
    let token: Int
    do throws(SamplingError) {
      token = try Sampler(drawing).pick(among: scores, allowing: mask, at: address)
    } catch {
      throw .choice(error)
    }
    account.chosen += 1
    guard accept(token) else { return true }
    return isWhole ? finish() : true
  }

  // MARK: - Choosing

  /// How the next token is chosen: an element that is written again takes other draws, even where
  /// the best is always taken otherwise.
  private var drawing: SamplingOptions {
    guard mark.attempts > 0, options.isGreedy else { return options }
    return SamplingOptions(temperature: 1, topK: 8, seed: options.seed)
  }

  /// Where the next token is chosen: after so many bytes, for so many times.
  private var address: StreamAddress {
    StreamAddress.root.appending("token").appending(bytes.count).appending(mark.attempts)
  }

  /// Goes on with a token.
  ///
  /// - Returns: Whether it is kept; an element that it ends may have to be written again.
  private mutating func accept(_ token: Int) -> Bool {
    let before = reply.place
    guard reply.accept(token) else { return true }
    let spelled = reply.masks.vocabulary.bytes(of: token)
    bytes += spelled
    tokens.append(token)
    return check(spelled, after: before)
  }

  /// Goes on with all that is forced.
  private mutating func force() {
    let forced = reply.masks.forcedBytes(after: reply.place)
    guard !forced.isEmpty, let tokens = model.tokens(spelling: forced) else { return }
    let settled = reply.masks.settled(tokens, after: reply.place)
    for token in tokens[..<settled] {
      account.forced += 1
      guard accept(token) else { return }
    }
  }

  // MARK: - Judging

  /// Judges the reply where an element has ended within the bytes that were added last.
  private mutating func check(_ added: ArraySlice<UInt8>, after place: Configuration) -> Bool {
    var place = place
    let start = bytes.count - added.count
    for (offset, byte) in added.enumerated() {
      guard reply.masks.automaton.advance(&place, by: byte) else { return true }
      guard reply.masks.automaton.endsVariant(place) else { continue }
      let part = Array(bytes[..<(start + offset + 1)])
      guard judge(part + reply.masks.shortestEnding(after: place)) else {
        guard mark.attempts < limits.retries else { continue }
        goBack()
        return false
      }
      // What a token says beyond the element is written again with it.
      guard offset + 1 == added.count else { continue }
      mark = Mark(place: place, bytes: bytes.count, tokens: tokens.count)
    }
    return true
  }

  private mutating func goBack() {
    account.retries += 1
    tokens.removeLast(tokens.count - mark.tokens)
    // The last token is read again, for the scores after it.
    if read >= tokens.count {
      model.forget(read - (tokens.count - 1))
      read = tokens.count - 1
    }
    bytes.removeLast(bytes.count - mark.bytes)
    reply.place = mark.place
    mark.attempts += 1
  }

  /// Ends the reply on the shortest way.
  private mutating func end(after place: Configuration) {
    let ending = reply.masks.shortestEnding(after: place)
    account.ended += ending.count
    bytes += ending
    _ = reply.accept(bytes: ending)
  }

  /// Sees to it that the whole reply is as it should be: what was ended in the middle of an element
  /// is ended before it, if that is better.
  private mutating func finish() -> Bool {
    guard account.ended > 0, mark.bytes > 0, !judge(bytes) else { return false }
    bytes.removeLast(bytes.count - mark.bytes)
    reply.place = mark.place
    end(after: mark.place)
    return false
  }
}

/// Why a reply cannot be written on.
public enum WritingError<Failure: Error>: Error {
  /// The model failed.
  case model(Failure)
  /// No token can be chosen.
  case choice(SamplingError)
}
