import Observation

/// A tracker that runs a body and reports once when a value that the body read changes.
///
/// Observation ends a tracking only when it reports a change. If a body runs again for another
/// reason, the old tracking must end too. Each tracking therefore also reads a private token, whose
/// change ends it.
@MainActor final class BodyTracker {
  private let ending = ObservationRegistrar()
  private let token = Token()
  private var run = 0

  private final class Token: Observable {
    var value: Void { () }
  }

  func track<Result>(_ body: () -> Result, onChange: @escaping @MainActor () -> Void) -> Result {
    cancel()
    let run = run
    return withObservationTracking {
      ending.access(token, keyPath: \.value)
      return body()
    } onChange: { [weak self] in
      Self.report { if self?.run == run { onChange() } }
    }
  }

  /// Ends the tracking of the last run.
  func cancel() {
    run += 1
    ending.withMutation(of: token, keyPath: \.value) {}
  }

  /// Runs a body that probably reads no observable value, without creating a tracker.
  ///
  /// - Parameter found: Called if the body does read an observable value. The tracking of this run
  ///   can't be canceled, and stays until a value changes. The caller then uses trackers for all
  ///   nodes of the same kind, so each kind has at most one tracking that can't be canceled.
  static func trackUnawares<Result>(
    _ body: () -> Result,
    found: () -> Void,
    onChange: @escaping @MainActor () -> Void
  ) -> Result {
    // Observation evaluates its `onChange` argument only if the body read an observable value.
    func reporting() -> @Sendable () -> Void {
      found()
      return { report(onChange) }
    }
    return withObservationTracking(body, onChange: reporting())
  }

  /// Reports a change on the main actor.
  ///
  /// Observation calls `onChange` on the thread that writes. If a program writes a model off the
  /// main actor by mistake, the model's views still update, one turn of the main actor later.
  private nonisolated static func report(_ onChange: @escaping @MainActor () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated(onChange)
    } else {
      Task { @MainActor in onChange() }
    }
  }
}
