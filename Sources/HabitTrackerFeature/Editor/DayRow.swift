import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// A row with a date picker for a day.
struct DayRow: View {
  let title: LocalizedStringKey
  @Binding var day: CalendarDay

  var body: some View {
    DatePicker(title, selection: date, displayedComponents: .date)
      // A calendar day is converted in GMT, where each day has 24 hours.
      .environment(\.timeZone, .gmt)
  }

  private var date: Binding<Date> {
    Binding {
      Date(day)
    } set: { date in
      day = DayBoundary.utcBuckets.day(of: date)
    }
  }
}

/// A toggle with a date picker for an optional day.
struct OptionalDayRows: View {
  /// The title of the toggle.
  let title: LocalizedStringKey
  /// The label of the date picker.
  let name: LocalizedStringKey
  @Binding var day: CalendarDay?
  /// The day that is set when the toggle is turned on.
  let suggestion: CalendarDay

  var body: some View {
    Toggle(title, isOn: isOn)
    if let day {
      DayRow(title: name, day: $day[default: day])
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
  Form { OptionalDayRows(title: "End Day", name: "Ends On", day: .constant(day), suggestion: day) }
}
