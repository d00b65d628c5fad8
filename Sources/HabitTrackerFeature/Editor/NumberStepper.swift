import SwiftUI

/// A number with a name, and buttons for one less and one more.
struct NumberStepper: View {
  private let title: String
  @Binding private var value: Int
  private let range: ClosedRange<Int>

  init(_ title: String, value: Binding<Int>, in range: ClosedRange<Int>) {
    self.title = title
    _value = value
    self.range = range
  }

  var body: some View {
    Stepper(value: $value, in: range) {
      HStack {
        Text(title)
        Spacer()
        Text("\(value)")
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
