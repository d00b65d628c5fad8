import Foundation
import HabitData
import SwiftUI

/// A large symbol in the habit's color that opens the icon picker.
struct ChooseIconButton: View {
  let icon: String
  let color: HabitColor
  let onChoose: @MainActor () -> Void

  var body: some View {
    Button(action: onChoose) {
      VStack(spacing: 4) {
        HabitTile(icon: icon, color: color, size: 84)
        Text("Choose Icon")
          .font(.body)
          .foregroundStyle(.accent)
          .frame(minHeight: Metrics.touchTarget)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
    .frame(maxWidth: .infinity)
    .padding(.bottom, 8)
  }

  private var label: Text {
    HabitIcon.named(icon).map { Text("Choose Icon, \($0.label)") } ?? Text("Choose Icon")
  }
}

#Preview("Populated", traits: .sample) {
  ChooseIconButton(icon: "leaf.fill", color: HabitColor(.green)) {}
}
