/// How a language model is asked for a screen.
public struct ModelOptions: Hashable, Sendable {
  /// What a model is told of the user's data.
  public enum DataDisclosure: Hashable, Sendable {
    /// Names and kinds of values, so that its reply can point at them; no value.
    case shape
    /// The values, too.
    case values
  }

  /// How many replies are requested until one is right; each after the first names what failed.
  public var attempts: Int
  /// How often a model may call tools for one reply.
  public var toolRounds: Int
  /// How often a busy host is asked again.
  public var waits: Int
  /// How long it is waited for a busy host, each time.
  public var longestWait: Duration
  /// What it is told of the data.
  public var disclosure: DataDisclosure
  /// How much a reply may take.
  public var limits: ModelLimits

  /// Creates options.
  public init(
    attempts: Int = 2, toolRounds: Int = 4, waits: Int = 3, longestWait: Duration = .seconds(30),
    disclosure: DataDisclosure = .shape, limits: ModelLimits = .default
  ) {
    self.attempts = max(1, attempts)
    self.toolRounds = max(0, toolRounds)
    self.waits = max(0, waits)
    self.longestWait = longestWait
    self.disclosure = disclosure
    self.limits = limits
  }

  /// Two attempts, four rounds of tools, three waits of half a minute at most; the shape of the data
  /// is told, and nothing in it.
  public static let `default` = ModelOptions()
}
