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
      // Observation reports on the thread that writes. Everything of SwiftUI is on the main actor;
      // a model written elsewhere by mistake is still shown, one turn of the main actor later.
      if MainQueue.isCurrent {
        MainActor.assumeIsolated {
          if self?.run == run { onChange() }
        }
      } else {
        Task { @MainActor in
          if self?.run == run { onChange() }
        }
      }
    }
  }

  /// Ends the tracking of the body that ran last.
  func cancel() {
    run += 1
    ending.withMutation(of: token, keyPath: \.value) {}
  }
}
