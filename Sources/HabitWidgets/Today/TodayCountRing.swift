import HabitData
import HabitDesign
import SwiftUI
import WidgetKit

/// The number of habits completed today, in a progress ring.
struct TodayCountRing: View {
  let progress: TodayProgress
  let size: CGFloat

  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    ZStack {
      ProgressRing(
        fraction: redactionReasons.contains(.privacy) ? 0 : progress.fraction,
        size: size
      )
      .widgetAccentable()
      count
        .foregroundStyle(.firstText)
        .privacySensitive()
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(progress.done) of \(progress.due) habits done")
  }

  @ViewBuilder private var count: some View {
    if progress.due > 0, progress.done >= progress.due {
      Image(systemName: "checkmark")
        .font(.system(size: size * 0.36, weight: .bold))
    } else {
      Text("\(progress.done)/\(progress.due)")
        .font(.system(size: size * 0.27, weight: .bold).monospacedDigit())
    }
  }
}

#Preview("Populated") {
  TodayCountRing(progress: PreviewFacts.sample.today.progress, size: 66)
}
