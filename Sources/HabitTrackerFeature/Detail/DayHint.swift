import HabitData
import SwiftUI

/// A hint about the days of the calendar above it, shown until the user dismisses it.
///
/// The hint is below the calendar's card, not in it, so that the chart beside the calendar needs no
/// empty space.
struct DayHint: View {
  @AppStorage(.dayHint) private var isShown: Bool

  var body: some View {
    if isShown {
      HStack(spacing: 8) {
        Text("Tap a day to change it. Touch and hold it for a count, a skip, or a note.")
          .font(.footnote)
          .foregroundStyle(.secondText)
        Spacer(minLength: 0)
        Button {
          isShown = false
        } label: {
          Text("Got It")
            .font(.footnote.weight(.semibold))
            .foregroundStyle(.accent)
            .frame(minWidth: Metrics.touchTarget, minHeight: Metrics.touchTarget)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
      }
      .padding(.horizontal, Metrics.cardPadding)
    }
  }
}

#Preview("Populated", traits: .sample) {
  DayHint()
}
