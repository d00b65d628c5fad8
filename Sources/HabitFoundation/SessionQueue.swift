/// The delegate queue of a `URLSession`.
package enum SessionQueue {
  /// Returns nil, so that Apple's session creates a serial queue. A queue that blocks in
  /// `addOperation` would block the session's thread.
  package static func paced() -> OperationQueue? { nil }
}
