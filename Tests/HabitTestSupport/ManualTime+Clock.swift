import HabitData
import TestSupport

extension ManualTime {
  /// The time for the app.
  package var clock: AppClock {
    AppClock(
      read: { self.now },
      wait: { try await self.wait($0) },
      steady: { self.steadySeconds }
    )
  }
}
