import Foundation

/// How long a server may take.
struct HTTPPatience: Sendable {
  /// Without a byte.
  var silence: TimeInterval = 30
  /// How many bytes a second the slowest connection takes. What is sent may wait on this device for
  /// its way, where nobody sees it go.
  var slowest = 32_768.0
  /// For all of an answer. Who sends a byte now and then is not waited for without end.
  var whole = Duration.seconds(600)

  /// How much longer a body of so many bytes may take.
  func sending(_ count: Int) -> TimeInterval { Double(count) / slowest }
}
