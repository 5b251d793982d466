/// Options for asking a language model for a screen.
public struct ModelOptions: Hashable, Sendable {
  /// How much of the user's data a model is shown.
  public enum DataDisclosure: Hashable, Sendable {
    /// The names and kinds of values, so that its reply can point at them, but no values.
    case shape
    /// The values too.
    case values
  }

  /// How many replies are requested until one is right; each request after the first names what
  /// failed.
  public var attempts: Int
  /// How many rounds of tool calls a model may make for one reply.
  public var toolRounds: Int
  /// How many times a busy host is asked again.
  public var waits: Int
  /// The longest wait for a busy host, each time.
  public var longestWait: Duration
  /// How much of the data it is shown.
  public var disclosure: DataDisclosure
  /// The limits of a reply.
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

  /// Two attempts, four rounds of tools, three waits of at most half a minute; the shape of the
  /// data is shown, but none of its values.
  public static let `default` = ModelOptions()
}
