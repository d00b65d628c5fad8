import SwiftUI

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

#Preview("Populated", traits: .sample) {
  NumberStepper(title: "Goal", value: .constant(3), range: 1...7)
}
