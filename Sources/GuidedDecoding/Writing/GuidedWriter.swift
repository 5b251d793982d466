public import Sampling

/// Writes a reply with a model under masks; forced bytes need no model, and elements that break a
/// rule over several values are withdrawn.
///
/// Masks see one value at a time. A duplicate option, or a selection that is not among the options,
/// only shows once an element is complete. Then the reply is judged, and if it fails, the element
/// is written again with other draws.
public struct GuidedWriter<Model: TokenModel> {
  /// The limits of a reply.
  public struct Limits: Hashable, Sendable {
    /// The most tokens; an incomplete reply is then completed on the shortest path.
    public var tokens: Int
    /// The most times that an element is written again.
    public var retries: Int

    /// Creates limits.
    public init(tokens: Int = 4_096, retries: Int = 8) {
      self.tokens = max(0, tokens)
      self.retries = max(0, retries)
    }
  }

  /// Counts of the work done for a reply.
  public struct Statistics: Hashable, Sendable {
    /// The number of tokens that the model was asked for.
    public var chosen = 0
    /// The number of forced tokens, which were read without asking.
    public var forced = 0
    /// The number of elements that were written again.
    public var retries = 0
    /// The number of bytes that completed a reply at its limit.
    public var ended = 0

    /// Creates statistics of nothing yet.
    public init() {}
  }

  /// A place to go back to, after an element that passed judgement.
  private struct Checkpoint {
    var place: Configuration
    var bytes: Int
    var tokens: Int
    var attempts = 0
  }

  /// The bytes written so far.
  public private(set) var bytes: [UInt8] = []
  /// The statistics of the work so far.
  public private(set) var statistics = Statistics()
  /// The model.
  public private(set) var model: Model

  private var reply: GuidedReply
  private var mask: OptionMask
  private let options: SamplingOptions
  private let limits: Limits
  private let accepts: ([UInt8]) -> Bool
  private var mark: Checkpoint
  /// The tokens of the prompt and of the reply.
  private var tokens: [Int]
  private var read = 0

  /// Begins a reply.
  ///
  /// - Parameters:
  ///   - model: The model that writes the reply.
  ///   - prompt: The tokens that the model reads first, unless it already has; at least one.
  ///   - reply: The masks with their cached results.
  ///   - options: How tokens are chosen.
  ///   - limits: The limits of the reply.
  ///   - accepts: Returns whether a complete reply is correct; called after each element of an array
  ///     of variants, with the rest completed on the shortest path.
  public init(
    _ model: Model, prompt: [Int], reply: GuidedReply, options: SamplingOptions,
    limits: Limits = Limits(), accepts: @escaping ([UInt8]) -> Bool = { _ in true }
  ) {
    self.model = model
    self.reply = reply
    self.options = options
    self.limits = limits
    self.accepts = accepts
    mask = reply.masks.emptyMask()
    tokens = prompt
    mark = Checkpoint(place: reply.place, bytes: 0, tokens: prompt.count)
  }

  /// Whether the reply is complete.
  public var isWhole: Bool { reply.isWhole }

  /// The number of bytes of the reply that are final: those up to the last element that was judged.
  public var settledCount: Int { mark.bytes }

  /// The cached results of the masks, for the next reply.
  public var found: MaskCache { reply.found }

  /// Writes another token, and the bytes that are forced after it.
  ///
  /// - Returns: Whether there is more to write.
  /// - Throws: `WritingError` if the model fails, or its scores are not numbers.
  public mutating func step() throws(WritingError<Model.Failure>) -> Bool {
    guard !isWhole else { return false }
    force()
    guard !isWhole else { return finish() }
    guard statistics.chosen + statistics.forced < limits.tokens else {
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
    statistics.chosen += 1
    guard accept(token) else { return true }
    return isWhole ? finish() : true
  }

  // MARK: - Choosing

  /// How the next token is chosen; an element that is written again uses other draws, even if
  /// sampling is greedy otherwise.
  private var drawing: SamplingOptions {
    guard mark.attempts > 0, options.isGreedy else { return options }
    return SamplingOptions(temperature: 1, topK: 8, seed: options.seed)
  }

  /// The address of the next choice, by the number of bytes before it and the number of retries.
  private var address: StreamAddress {
    StreamAddress.root.appending("token").appending(bytes.count).appending(mark.attempts)
  }

  /// Adds a token.
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

  /// Adds everything that is forced.
  private mutating func force() {
    let forced = reply.masks.forcedBytes(after: reply.place)
    guard !forced.isEmpty, let tokens = model.tokens(spelling: forced) else { return }
    let settled = reply.masks.settled(tokens, after: reply.place)
    for token in tokens[..<settled] {
      statistics.forced += 1
      guard accept(token) else { return }
    }
  }

  // MARK: - Judging

  /// Judges the reply if an element has ended within the bytes added last.
  private mutating func check(_ added: ArraySlice<UInt8>, after place: Configuration) -> Bool {
    var place = place
    let start = bytes.count - added.count
    for (offset, byte) in added.enumerated() {
      guard reply.masks.automaton.advance(&place, by: byte) else { return true }
      guard reply.masks.automaton.endsVariant(place) else { continue }
      let part = Array(bytes[..<(start + offset + 1)])
      guard accepts(part + reply.masks.shortestEnding(after: place)) else {
        guard mark.attempts < limits.retries else { continue }
        goBack()
        return false
      }
      // The part of a token beyond the element is written again with it.
      guard offset + 1 == added.count else { continue }
      mark = Checkpoint(place: place, bytes: bytes.count, tokens: tokens.count)
    }
    return true
  }

  private mutating func goBack() {
    statistics.retries += 1
    tokens.removeLast(tokens.count - mark.tokens)
    // The last token is read again to get the scores after it.
    if read >= tokens.count {
      model.forget(read - (tokens.count - 1))
      read = tokens.count - 1
    }
    bytes.removeLast(bytes.count - mark.bytes)
    reply.place = mark.place
    mark.attempts += 1
  }

  /// Completes the reply on the shortest path.
  private mutating func end(after place: Configuration) {
    let ending = reply.masks.shortestEnding(after: place)
    statistics.ended += ending.count
    bytes += ending
    _ = reply.accept(bytes: ending)
  }

  /// Ensures that the complete reply is correct: one that was ended in the middle of an element is
  /// ended before it, if that is better.
  private mutating func finish() -> Bool {
    guard statistics.ended > 0, mark.bytes > 0, !accepts(bytes) else { return false }
    bytes.removeLast(bytes.count - mark.bytes)
    reply.place = mark.place
    end(after: mark.place)
    return false
  }
}

/// Why writing a reply cannot continue.
public enum WritingError<Failure: Error>: Error {
  /// The model failed.
  case model(Failure)
  /// No token can be chosen.
  case choice(SamplingError)
}
