public import Sampling

/// A reply in progress: the masks, the current place, and a cache of results.
public struct GuidedReply: Sendable {
  /// The masks.
  public let masks: Masks
  /// The current place; set it to go back to a place that was kept.
  public var place: Configuration

  private var cache: MaskCache

  /// Begins a reply.
  ///
  /// - Parameters:
  ///   - masks: The masks.
  ///   - cache: Results found earlier with the same masks.
  public init(_ masks: Masks, cache: MaskCache = MaskCache()) {
    self.masks = masks
    self.cache = cache
    place = masks.beginning
  }

  /// Whether the reply is complete.
  public var isWhole: Bool { masks.isWhole(place) }

  /// The cached results, for the next reply.
  public var found: MaskCache { cache }

  /// Allows the tokens that may follow, and forbids all others.
  public mutating func fill(_ mask: inout OptionMask) { masks.fill(&mask, at: place, &cache) }

  /// Advances by a token.
  ///
  /// - Returns: Whether it may follow; if not, nothing changes.
  public mutating func accept(_ token: Int) -> Bool { masks.advance(&place, by: token) }

  /// Advances by bytes.
  ///
  /// - Returns: Whether they may follow; if not, nothing changes.
  public mutating func accept(bytes: some Sequence<UInt8>) -> Bool {
    masks.advance(&place, bytes: bytes)
  }
}
