public import Sampling

/// One reply under way: masks, the place that it has come to, and what was found on the way.
public struct GuidedReply: Sendable {
  /// The masks.
  public let masks: Masks
  /// Where the reply is; set it to go back to a place that was kept.
  public var place: Configuration

  private var cache: MaskCache

  /// Begins a reply.
  ///
  /// - Parameters:
  ///   - masks: What may be written.
  ///   - cache: What was found by the same masks before.
  public init(_ masks: Masks, cache: MaskCache = MaskCache()) {
    self.masks = masks
    self.cache = cache
    place = masks.beginning
  }

  /// Whether the reply is whole.
  public var isWhole: Bool { masks.isWhole(place) }

  /// What was found on the way, for the next reply.
  public var found: MaskCache { cache }

  /// Allows the tokens that may follow, and forbids all others.
  public mutating func fill(_ mask: inout OptionMask) { masks.fill(&mask, at: place, &cache) }

  /// Goes on with a token.
  ///
  /// - Returns: Whether it may follow; if not, nothing changes.
  public mutating func accept(_ token: Int) -> Bool { masks.advance(&place, by: token) }

  /// Goes on with bytes.
  ///
  /// - Returns: Whether they may follow; if not, nothing changes.
  public mutating func accept(bytes: some Sequence<UInt8>) -> Bool {
    masks.advance(&place, bytes: bytes)
  }
}
