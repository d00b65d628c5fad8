import Foundation

/// What is in the store of a preview.
enum PreviewHistory: CaseIterable {
  /// The sample history, one habit of it in the archive.
  case sample
  /// One habit that was made just now.
  case newHabit
  /// No habits.
  case none

  /// The app with such a store, in memory, on a day that is always the same.
  @MainActor var session: AppSession {
    do {
      let options = try LaunchOptions.reading(arguments)
      let session = try AppSession(options, reminders: PreviewReminders()) {
        try options.modelContainer(for: [Habit.self, HabitCompletion.self])
      }
      if self == .newHabit, case .open(let store, _) = session.state {
        _ = store.create(HabitDraft(name: "Read"))
      }
      return session
    } catch {
      preconditionFailure("The arguments of a preview are wrong: \(error)")
    }
  }

  private var arguments: [String] {
    ["--now", "2026-03-09T18:00:00Z", "--time-zone", "UTC"]
      + (self == .sample ? ["--sample", "17"] : ["--in-memory"])
  }
}
