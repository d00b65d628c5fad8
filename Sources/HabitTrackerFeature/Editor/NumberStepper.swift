import SwiftUI

/// A labeled number with buttons that subtract and add 1.
struct NumberStepper: View {
  private let title: LocalizedStringKey
  @Binding private var value: Int
  private let range: ClosedRange<Int>
  private let text: String?

  /// Creates a stepper.
  ///
  /// - Parameter text: The value's text, or nil to show digits.
  init(
    _ title: LocalizedStringKey,
    value: Binding<Int>,
    in range: ClosedRange<Int>,
    text: String? = nil
  ) {
    self.title = title
    _value = value
    self.range = range
    self.text = text
  }

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
  NumberStepper("Goal", value: .constant(3), in: 1...7)
}

#Preview("Empty", traits: .noHabits) {
  NumberStepper("", value: .constant(1), in: 1...1)
}
