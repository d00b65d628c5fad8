import AppIntents
import HabitIntents

/// The phrases that work in Siri without setting up a shortcut.
///
/// The provider belongs to the app target: Xcode's metadata extraction merges intents and entities
/// of packages into the app's metadata, but not App Shortcuts.
struct HabitShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CompleteHabitIntent(),
      phrases: [
        "Complete \(\.$habit) in \(.applicationName)",
        "Mark \(\.$habit) as done in \(.applicationName)",
        "Check off a habit in \(.applicationName)",
      ],
      shortTitle: "Complete Habit",
      systemImageName: "checkmark.circle.fill"
    )
    AppShortcut(
      intent: AddToHabitIntent(),
      phrases: [
        "Add to \(\.$habit) in \(.applicationName)",
        "Count \(\.$habit) in \(.applicationName)",
      ],
      shortTitle: "Add to Habit",
      systemImageName: "plus.circle.fill"
    )
    AppShortcut(
      intent: StartHabitTimerIntent(),
      phrases: [
        "Start \(\.$habit) in \(.applicationName)",
        "Start the timer of \(\.$habit) in \(.applicationName)",
      ],
      shortTitle: "Start Timer",
      systemImageName: "play.circle.fill"
    )
    AppShortcut(
      intent: StopHabitTimerIntent(),
      phrases: [
        "Stop \(\.$habit) in \(.applicationName)",
        "Stop the timer of \(\.$habit) in \(.applicationName)",
      ],
      shortTitle: "Stop Timer",
      systemImageName: "stop.circle.fill"
    )
    AppShortcut(
      intent: SkipHabitIntent(),
      phrases: ["Skip \(\.$habit) in \(.applicationName)"],
      shortTitle: "Skip Habit",
      systemImageName: "forward.circle.fill"
    )
    AppShortcut(
      intent: GetHabitIntent(),
      phrases: [
        "How is \(\.$habit) in \(.applicationName)",
        "Streak of \(\.$habit) in \(.applicationName)",
      ],
      shortTitle: "Get Habit",
      systemImageName: "flame.fill"
    )
    AppShortcut(
      intent: GetTodayIntent(),
      phrases: [
        "What is left in \(.applicationName)",
        "How is today in \(.applicationName)",
      ],
      shortTitle: "Get Today",
      systemImageName: "chart.pie.fill"
    )
    AppShortcut(
      intent: OpenHabitIntent(),
      phrases: ["Open \(\.$habit) in \(.applicationName)"],
      shortTitle: "Open Habit",
      systemImageName: "arrow.up.forward.app.fill"
    )
  }
}
