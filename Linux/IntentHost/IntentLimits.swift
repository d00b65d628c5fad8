/// The bounds within which intents are run, so that no script takes the app from those who look at it.
package struct IntentLimits: Sendable {
  /// Bytes of a request's body. The longest text of a habit has 500 characters.
  package var body = 16 * 1_024
  /// Requests that one token may make at once.
  package var burst = 100.0
  /// Requests a second that one token may make for long.
  package var perSecond = 20.0
  /// Requests that all tokens together may make at once.
  package var burstInAll = 200.0
  /// Requests a second that all tokens together may make for long.
  package var perSecondInAll = 100.0
  /// Requests with a wrong token at once, before they are no longer looked at.
  package var wrongBurst = 20.0
  /// Requests with a wrong token a second for long.
  package var wrongPerSecond = 2.0
  /// Requests that wait for their turn.
  package var waiting = 200

  package init() {}
}
