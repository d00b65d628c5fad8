import SwiftUI

/// The symbols to choose from.
struct IconGrid: View {
  @Binding var selection: String
  let color: HabitColor

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 46), spacing: 8)], spacing: 8) {
      ForEach(HabitIcon.first, id: \.name) { icon in
        Button {
          selection = icon.name
        } label: {
          Image(systemName: icon.name)
            .font(.system(size: 20, weight: .semibold))
            .foregroundStyle(selection == icon.name ? .onColor : HabitTint(color, .mark))
            .frame(width: Metrics.touchTarget, height: Metrics.touchTarget)
            .background(
              HabitTint(color, opacity: selection == icon.name ? 1 : 0.18),
              in: RoundedRectangle(cornerRadius: Metrics.tileRadius)
            )
        }
        .buttonStyle(.plain)
        .accessibilityLabel(icon.label)
        .accessibilityAddTraits(selection == icon.name ? .isSelected : [])
      }
    }
    .padding(.vertical, 4)
  }
}
