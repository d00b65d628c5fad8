import HabitDesign
import SwiftUI

/// A message in place of a widget's content.
struct WidgetMessage: View {
  let icon: String
  let text: Text

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: icon)
        .font(.system(size: 26, weight: .semibold))
        .foregroundStyle(.secondText)
        .accessibilityHidden(true)
      text
        .font(.footnote)
        .foregroundStyle(.firstText)
        .multilineTextAlignment(.center)
        .lineLimit(4)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

#Preview("Populated") {
  WidgetMessage(icon: "plus.circle", text: Text("Add a habit to see it here."))
}
