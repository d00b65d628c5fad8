import Foundation
import HabitData
import SwiftUI

/// A text that is typed, with its name before it, and its problem and its length near a limit below.
struct TypedRow: View {
  let title: String
  @Binding var text: String
  var problem: FormProblem?
  var limit: TextLimit?

  @Environment(\.locale) private var locale

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

/// A number that is typed, as people of the country write it.
struct NumberRow: View {
  let title: String
  /// With a point as separator.
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

/// What is wrong with a field; nothing where nothing is.
struct ProblemText: View {
  let problem: FormProblem?

  @Environment(\.locale) private var locale

  var body: some View {
    if let problem {
      Text(problem.message(separator: locale.separator))
        .font(.footnote)
        .foregroundStyle(.warning)
    }
  }
}

#Preview("Populated", traits: .sample) {
  Form { NumberRow(title: "Amount per Day", number: .constant("8.5"), problem: .notANumber) }
}

#Preview("Empty", traits: .noHabits) {
  Form { TypedRow(title: "Unit", text: .constant("")) }
}
