import HabitDesign
import SwiftUI

/// What a widget says where it has nothing else to show.
struct WidgetMessage: View {
  let icon: String
  let text: String

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: icon)
        .font(.system(size: 26, weight: .semibold))
        .foregroundStyle(.secondText)
        .accessibilityHidden(true)
      Text(text)
        .font(.footnote)
        .foregroundStyle(.firstText)
        .multilineTextAlignment(.center)
        .lineLimit(4)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

#Preview("Populated") {
  WidgetMessage(icon: "plus.circle", text: "Add a habit, and it is here.")
}
