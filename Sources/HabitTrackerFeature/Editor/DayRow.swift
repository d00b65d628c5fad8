import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// A day to choose in a calendar.
struct DayRow: View {
  let title: String
  @Binding var day: CalendarDay

  var body: some View {
    DatePicker(title, selection: date, displayedComponents: .date)
      // A day is no instant: it is read and written where each has 24 hours.
      .environment(\.timeZone, .gmt)
  }

  private var date: Binding<Date> {
    Binding {
      Date(day)
    } set: { date in
      day = DayBucket(containing: date).day
    }
  }
}

/// A day that may be there or not.
struct OptionalDayRows: View {
  /// Switches it on.
  let title: String
  /// Stands before the day.
  let name: String
  @Binding var day: CalendarDay?
  /// The day to begin with.
  let suggestion: CalendarDay

  var body: some View {
    Toggle(title, isOn: isOn)
    if let day {
      DayRow(
        title: name,
        day: Binding {
          day
        } set: {
          self.day = $0
        }
      )
    }
  }

  private var isOn: Binding<Bool> {
    Binding {
      day != nil
    } set: { isOn in
      day = isOn ? suggestion : nil
    }
  }
}

#Preview("Populated", traits: .sample) {
  let day = CalendarDay(rawValue: 20_521)
  Form {
    OptionalDayRows(title: "End Day", name: "Ends On", day: .constant(day), suggestion: day)
  }
}

#Preview("Empty", traits: .noHabits) {
  let day = CalendarDay(rawValue: 20_521)
  Form {
    OptionalDayRows(title: "End Day", name: "Ends On", day: .constant(nil), suggestion: day)
  }
}
