import Foundation
import HabitData
import HabitEngine
import HabitReminders
import SwiftUI

/// The screen of a habit's reminders.
struct RemindersEditor: View {
  @Binding var reminders: [Reminder]
  let color: HabitColor

  @Environment(NotificationService.self) private var notifications
  @Environment(\.platformAccess) private var platformAccess

  var body: some View {
    Form {
      ForEach(reminders.indices, id: \.self) { index in
        ReminderFields(
          reminder: reminder(at: index),
          name: reminders.count == 1
            ? String(localized: "Reminder") : String(localized: "Reminder \(index + 1)"),
          color: color
        ) {
          reminders.remove(at: index)
        }
      }
      Section {
        Button("Add Reminder") { reminders.append(.suggestion(alongside: reminders)) }
        if !reminders.isEmpty { AllowNotificationsButton() }
      } footer: {
        VStack(alignment: .leading, spacing: 8) {
          ProblemText(problem: reminders.problem)
          if !notifications.isOn {
            Text("Reminders are turned off in Settings.")
          }
          NotificationNote()
        }
      }
      if !reminders.isEmpty, notifications.isOn { platformAccess?.closedAppSection() }
    }
    .formScreen("Reminders")
  }

  /// Returns a binding that stays valid after the reminder is removed, because a disappearing view
  /// may still read the binding.
  private func reminder(at index: Int) -> Binding<Reminder> {
    Binding {
      reminders.indices.contains(index) ? reminders[index] : .standard
    } set: {
      if reminders.indices.contains(index) { reminders[index] = $0 }
    }
  }
}

/// The fields of one reminder, for its time and weekdays, with a button that removes it.
private struct ReminderFields: View {
  @Binding var reminder: Reminder
  /// The name that distinguishes the reminder for screen readers.
  let name: String
  let color: HabitColor
  let onRemove: @MainActor () -> Void

  @Environment(\.locale) private var locale

  var body: some View {
    Section {
      DatePicker("Time", selection: time, displayedComponents: .hourAndMinute)
        // A time of day is converted in GMT, which has no daylight-saving changes.
        .environment(\.timeZone, .gmt)
        .accessibilityLabel("Time of \(name)")
      WeekdayToggles(weekdays: $reminder.weekdays, color: color)
      Button("Remove", role: .destructive, action: onRemove)
        .accessibilityLabel("Remove \(name)")
    } header: {
      Text(name).textCase(nil)
    } footer: {
      Text("\(reminder.formattedWeekdays(locale)) at \(reminder.time.formatted(locale))")
    }
  }

  private var time: Binding<Date> {
    Binding {
      Date(timeIntervalSince1970: TimeInterval(reminder.time.minutes * 60))
    } set: { date in
      let minutes = Int(date.timeIntervalSince1970) / 60 % 1_440
      reminder.time = TimeOfDay(hour: minutes / 60, minute: minutes % 60)
    }
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack { RemindersEditor(reminders: .constant([.standard]), color: HabitColor(.teal)) }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack { RemindersEditor(reminders: .constant([]), color: HabitColor(.teal)) }
}

#Preview("Dark", traits: .darkSample) {
  NavigationStack { RemindersEditor(reminders: .constant([.standard]), color: HabitColor(.teal)) }
}
