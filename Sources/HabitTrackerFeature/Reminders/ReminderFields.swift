import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The fields of one reminder, for its time and weekdays, with a button that removes it.
struct ReminderFields: View {
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
  Form {
    ReminderFields(
      reminder: .constant(.standard),
      name: "Reminder",
      color: HabitColor(.teal)
    ) {}
  }
}
