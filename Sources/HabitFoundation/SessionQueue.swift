/// The queue that a `URLSession` calls its delegate on.
package enum SessionQueue {
  /// Nil: Apple's session then makes a serial queue. One that blocked in `addOperation` would block the
  /// session's own thread.
  package static func paced() -> OperationQueue? { nil }
}
