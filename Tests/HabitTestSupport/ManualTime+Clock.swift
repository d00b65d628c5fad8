import HabitData
import TestSupport

extension ManualTime {
  /// The time as the app reads it.
  package var clock: AppClock {
    AppClock(
      read: { self.now },
      wait: { try await self.wait($0) },
      steady: { self.steadySeconds }
    )
  }
}
