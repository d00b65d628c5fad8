import Observation

/// Runs a body and reports once when something that it read changes.
///
/// A tracking of Observation ends only when it fires. So that a body which runs again for another
/// reason leaves no registration behind, each tracking also reads a switch of our own, and flipping
/// the switch ends it.
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

  /// Ends the tracking of the body that ran last.
  func cancel() {
    run += 1
    ending.withMutation(of: token, keyPath: \.value) {}
  }

  /// Runs a body that is not known to read anything observable, without a tracker, which would take
  /// more room than all else that its node keeps.
  /// - Parameter found: Called if it did read something after all. That tracking goes on until it
  ///   fires: as nodes of the same kind have trackers from then on, no more than one of each does.
  static func trackUnawares<Result>(
    _ body: () -> Result,
    found: () -> Void,
    onChange: @escaping @MainActor () -> Void
  ) -> Result {
    // Observation asks for what is to be done only if there is something that may change.
    func reporting() -> @Sendable () -> Void {
      found()
      return { report(onChange) }
    }
    return withObservationTracking(body, onChange: reporting())
  }

  /// Observation reports on the thread that writes. Everything of SwiftUI is on the main actor; a
  /// model written elsewhere by mistake is still shown, one turn of the main actor later.
  private nonisolated static func report(_ onChange: @escaping @MainActor () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated(onChange)
    } else {
      Task { @MainActor in onChange() }
    }
  }
}
