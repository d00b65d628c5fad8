import HabitData
import TestSupport

extension ManualTime {
  /// An app clock that reads this time and waits for it to advance.
  package var clock: AppClock {
    AppClock(
      read: { self.now },
      wait: { try await self.wait($0) },
      steady: { self.steadySeconds }
    )
  }
}
