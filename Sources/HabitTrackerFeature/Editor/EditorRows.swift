import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// A labeled text field, with a problem and the character count below.
struct TypedRow: View {
  let title: LocalizedStringKey
  @Binding var text: String
  var problem: FormProblem?
  var limit: TextLimit?

  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      LabeledContent(title) {
        TextField(title, text: $text)
          .accessibilityHint(problem?.message(separator: locale.separator) ?? "")
          .multilineTextAlignment(.trailing)
          .foregroundStyle(.firstText)
          .padding(.horizontal, 12)
          .frame(width: 136)
          .background(.controlBackground, in: RoundedRectangle(cornerRadius: 10))
      }
      .foregroundStyle(.firstText)
      ProblemText(problem: problem)
      if let limit, !limit.isExceeded {
        LimitText(limit: limit)
          .font(.footnote)
      }
    }
  }
}

/// A labeled field for a number with the locale's decimal separator.
struct NumberRow: View {
  let title: LocalizedStringKey
  /// The number with a point as the decimal separator.
  @Binding var number: String
  let problem: FormProblem?

  @Environment(\.locale) private var locale

  var body: some View {
    TypedRow(title: title, text: text, problem: problem)
      .keyboardType(.decimalPad)
  }

  private var text: Binding<String> {
    let separator = locale.separator
    return Binding {
      number.withSeparator(separator)
    } set: {
      number = $0.withSeparator(separator)
    }
  }
}

/// The message about a field's problem. Empty if there is none.
struct ProblemText: View {
  let problem: FormProblem?

  @Environment(\.locale) private var locale

  var body: some View {
    WarningText(problem?.message(separator: locale.separator))
      .font(.footnote)
  }
}

/// A labeled number with buttons that subtract and add 1.
struct NumberStepper: View {
  let title: LocalizedStringKey
  @Binding var value: Int
  let range: ClosedRange<Int>
  /// The value's text, or nil to show digits.
  var text: String?

  var body: some View {
    Stepper(value: $value, in: range) {
      HStack {
        Text(title)
        Spacer()
        (text.map { Text($0) } ?? Text("\(value)"))
          .fontWeight(.medium)
          .monospacedDigit()
      }
      .foregroundStyle(.firstText)
    }
  }
}

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
  Form {
    NumberRow(title: "Amount per Day", number: .constant("8.5"), problem: .notANumber)
    NumberStepper(title: "Goal", value: .constant(3), range: 1...7)
    OptionalDayRows(title: "End Day", name: "Ends On", day: .constant(day), suggestion: day)
  }
}
