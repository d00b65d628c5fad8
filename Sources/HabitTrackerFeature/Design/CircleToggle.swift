import HabitData
import SwiftUI

/// A circular toggle for a day. Its tappable area is as wide as the available space.
struct CircleToggle: View {
  /// The visible text: up to two characters, or a short word.
  let text: String
  /// The label for screen readers.
  let name: String
  let color: HabitColor
  let isOn: Bool
  let onToggle: @MainActor () -> Void

  var body: some View {
    Button(action: onToggle) {
      Text(verbatim: text)
        .font(.system(size: text.count > 2 ? 12 : 15, weight: .semibold))
        .foregroundStyle(isOn ? .onColor : HabitTint(HabitColor(.gray), .text))
        .frame(width: 36, height: 36)
        .background(
          isOn ? HabitTint(color) : HabitTint(HabitColor(.gray), opacity: 0.12),
          in: Circle()
        )
        .frame(maxWidth: .infinity)
        .frame(height: Metrics.touchTarget)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .frame(maxWidth: .infinity)
    .accessibilityLabel(name)
    .accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
  }
}

#Preview("Populated", traits: .sample) {
  CircleToggle(text: "M", name: "Monday", color: HabitColor(.teal), isOn: true) {}
}
