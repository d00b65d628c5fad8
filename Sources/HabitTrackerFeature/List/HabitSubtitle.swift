import Foundation
import HabitData
import SwiftUI

/// The line below a habit's name: its timer, then its end, its pause, or today's progress, then its
/// description. Empty if the habit has none of these.
struct HabitSubtitle: View {
  let habit: Habit
  let showsDetails: Bool

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let remark = store.remark(on: habit, locale) ?? kept
    let details = showsDetails && !habit.details.isEmpty ? habit.details : nil
    if remark == nil, habit.timer.phase == .stopped {
      if let details { description(details) }
    } else {
      Group {
        if typeSize > .xxLarge {
          VStack(alignment: .leading, spacing: 0) { parts(remark, details) }
        } else {
          HStack(spacing: 6) { parts(remark, details) }
        }
      }
      .font(.footnote)
    }
  }

  /// Today's state of a habit to avoid completely, such as "Kept today"; nil for other habits. The
  /// habit's button does not show this state.
  private var kept: String? {
    let state = store.todayState(of: habit)
    guard state.kind == .quit, state.goal == 0, state.status.isDue || state.status.isSlip
    else { return nil }
    if state.isSkipped { return String(localized: "Skipped today") }
    if state.isAtRest { return String(localized: "Paused today") }
    return state.status.isSlip
      ? String(localized: "Not kept today") : String(localized: "Kept today")
  }

  @ViewBuilder private func parts(_ remark: String?, _ details: String?) -> some View {
    TimerText(habit: habit)
      .fontWeight(.semibold)
    if let remark {
      Text(remark)
        .foregroundStyle(.secondText)
        .lineLimit(1)
        .truncationMode(.tail)
    }
    if let details { description(details) }
  }

  private func description(_ words: String) -> some View {
    Text(words)
      .font(.footnote)
      .foregroundStyle(.secondText)
      .lineLimit(1)
      .truncationMode(.tail)
      // The description is truncated so that the badge stays on its line, except at accessibility
      // sizes, at which too little of the text would remain.
      .frame(
        minWidth: 0,
        idealWidth: typeSize.isAccessibilitySize ? nil : 0,
        maxWidth: .infinity,
        alignment: .leading
      )
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in HabitSubtitle(habit: habit, showsDetails: true) }
}
