/// The resource limits for running intents, which keep scripts from slowing down the app.
@_spi(Host) public struct IntentLimits: Sendable {
  /// The maximum length of a request's body in bytes. The longest text of a habit has 500
  /// characters.
  public var body = 16 * 1_024
  /// The maximum burst of requests per token.
  public var burst = 100.0
  /// The sustained number of requests per second and token.
  public var perSecond = 20.0
  /// The maximum burst of requests of all tokens.
  public var burstInAll = 200.0
  /// The sustained number of requests per second of all tokens.
  public var perSecondInAll = 100.0
  /// The maximum burst of requests with an invalid token.
  public var wrongBurst = 20.0
  /// The sustained number of requests per second with an invalid token.
  public var wrongPerSecond = 2.0
  /// The maximum number of waiting requests.
  public var waiting = 200

  /// Creates the default limits.
  public init() {}
}
