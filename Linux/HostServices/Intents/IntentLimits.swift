/// The resource limits for running intents, which keep scripts from slowing down the app.
package struct IntentLimits: Sendable {
  /// The maximum length of a request's body in bytes. The longest text of a habit has 500
  /// characters.
  package var body = 16 * 1_024
  /// The maximum burst of requests per token.
  package var burst = 100.0
  /// The sustained number of requests per second and token.
  package var perSecond = 20.0
  /// The maximum burst of requests of all tokens.
  package var burstInAll = 200.0
  /// The sustained number of requests per second of all tokens.
  package var perSecondInAll = 100.0
  /// The maximum burst of requests with an invalid token.
  package var wrongBurst = 20.0
  /// The sustained number of requests per second with an invalid token.
  package var wrongPerSecond = 2.0
  /// The maximum number of waiting requests.
  package var waiting = 200

  package init() {}
}
