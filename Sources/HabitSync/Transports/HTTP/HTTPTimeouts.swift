import Foundation

/// The timeouts of HTTP requests.
package struct HTTPTimeouts: Sendable {
  /// The maximum time without data, in seconds.
  var silence: TimeInterval = 30
  /// The minimum transfer rate in bytes per second. It extends the timeout of uploads, whose
  /// progress may be hidden by local buffers.
  var slowest = 32_768.0
  /// The maximum time for a response, so that a server can't hold a connection by sending single
  /// bytes.
  var whole = Duration.seconds(600)

  /// Returns the additional time, in seconds, for sending a body of this many bytes.
  func sending(_ count: Int) -> TimeInterval { Double(count) / slowest }
}
