import Foundation
import HabitData
import SwiftUI

/// A labeled text field, with a problem and the character count below.
struct TypedRow: View {
  let title: LocalizedStringKey
  @Binding var text: String
  var problem: FormProblem?
  var limit: TextLimit?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      LabeledContent(title) {
        TextField(title, text: $text)
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

#Preview("Populated", traits: .sample) {
  Form { NumberRow(title: "Amount per Day", number: .constant("8.5"), problem: .notANumber) }
}
