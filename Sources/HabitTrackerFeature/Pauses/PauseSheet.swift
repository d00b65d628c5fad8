import Foundation
import HabitData
import HabitEngine
import SwiftData
import SwiftUI

/// The sheet that adds a pause with an optional end for a habit, a category, or all habits.
struct PauseSheet: View {
  @Environment(HabitStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  @Query private var all: [Habit]
  @Query private var records: [CategoryRecord]
  @State private var chosen: PausedHabits
  /// The first day, or nil for today.
  @State private var first: CalendarDay?
  /// The last day, or nil for a pause of seven days.
  @State private var last: CalendarDay?
  @State private var isOpen = false

  init(_ habits: PausedHabits) {
    _chosen = State(initialValue: habits)
  }

  var body: some View {
    let habits = chosen.habits(of: all)
    let problem = problem(habits)
    NavigationStack {
      Form {
        if case .all = chosen { choice }
        Section {
          DayRow(title: "From", day: firstDay)
          Toggle("Until I Resume", isOn: $isOpen)
          if !isOpen { DayRow(title: "Until", day: lastDay) }
        } footer: {
          footer(problem)
        }
      }
      .formScreen(title)
      .toolbar {
        SheetToolbar(title: "pause.verb", canSave: problem == nil && !habits.isEmpty) {
          let last = isOpen ? nil : lastDay.wrappedValue
          if store.pause(habits, from: firstDay.wrappedValue, until: last) { dismiss() }
        }
      }
    }
    .presentationDetents([.medium])
    .onAppear { store.dismissError() }
  }

  private var title: LocalizedStringKey {
    if case .one(_, let name) = chosen {
      LocalizedStringKey("Pause \(name)")
    } else {
      LocalizedStringKey("Pause Habits")
    }
  }

  private var choice: some View {
    Picker("Habits", selection: $chosen) {
      Text("All").tag(PausedHabits.all(nil))
      ForEach(CategoryList(records).categories) { category in
        Text(category.name).tag(PausedHabits.all(category.id))
      }
    }
  }

  @ViewBuilder private func footer(_ problem: String?) -> some View {
    if let message = problem ?? store.errorMessage ?? _all.fetchError?.localizedDescription {
      Text(message)
        .foregroundStyle(.warning)
    } else {
      Text("A pause doesn't break a streak, and there are no reminders.")
    }
  }

  /// Returns a message about a problem with the days or about missing habits; nil if the pause can
  /// be added.
  private func problem(_ habits: [Habit]) -> String? {
    if habits.isEmpty, _all.fetchError == nil { return gone }
    do throws(PauseError) {
      let pause = try Pause(first: firstDay.wrappedValue, last: isOpen ? nil : lastDay.wrappedValue)
      if case .one = chosen, let habit = habits.first {
        var pauses = habit.pauses
        try pauses.add(pause)
      }
      return nil
    } catch {
      switch error {
      case .endBeforeStart: return String(localized: "The last day is before the first one.")
      case .overlap(let other):
        return String(
          localized: "There is already a pause: \(store.text(of: other, locale)).",
          comment: "The argument is the span of the pause."
        )
      }
    }
  }

  private var gone: String {
    switch chosen {
    case .one(_, let name): HabitStoreError.habitIsGone(name).localizedDescription
    case .all: String(localized: "There are no habits to pause.")
    }
  }

  private var firstDay: Binding<CalendarDay> { $first[default: store.today] }

  private var lastDay: Binding<CalendarDay> {
    $last[default: firstDay.wrappedValue.advanced(by: 6)]
  }
}

/// The habits of a new pause.
enum PausedHabits: Codable, Hashable {
  /// One habit, with its name for the message that is shown if the habit is deleted.
  case one(UUID, name: String)
  /// All unarchived habits, or only those of a category.
  case all(HabitCategory?)

  /// Returns the habits that this selection includes.
  @MainActor func habits(of all: [Habit]) -> [Habit] {
    switch self {
    case .one(let id, _): all.filter { $0.id == id }
    case .all(nil): all.filter { $0.archivedAt == nil }
    case .all(let category?): all.filter { $0.archivedAt == nil && $0.category == category }
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in HabitSheet.pause(habit) }
}

#Preview("Empty", traits: .noHabits) {
  PauseSheet(.all(nil))
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { habit, _ in HabitSheet.pause(habit) }
}
