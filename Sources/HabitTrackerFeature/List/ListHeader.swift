import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The header above the habits: today's progress and the filters.
struct ListHeader: View {
  /// The habits that are not archived.
  let habits: [Habit]
  /// The categories in use.
  let categories: [CategoryInfo]
  @Binding var category: HabitCategory?
  /// True to show only habits that are due; nil if this filter is off and every habit is due every
  /// day.
  let isDueAlone: Binding<Bool>?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      TodayLine(habits: habits)
        .scenePadding(.horizontal)
      if !categories.isEmpty || isDueAlone != nil {
        CategoryChips(categories: categories, selection: $category, isDueAlone: isDueAlone)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.bottom, 8)
    .background(.screenBackground)
  }
}

/// Today's progress over all habits.
private struct TodayLine: View {
  let habits: [Habit]

  @Environment(HabitStore.self) private var store

  var body: some View {
    Text(words)
      .font(.subheadline)
      .monospacedDigit()
      .foregroundStyle(.secondText)
  }

  private var words: String {
    // A space reserves the line until the histories are read.
    guard let progress = store.todayProgressIfRead(of: habits) else { return "\u{00A0}" }
    return progress.due == 0
      ? progress.message : String(localized: "\(progress.done) of \(progress.due) done today")
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    ListHeader(
      habits: [habit],
      categories: CategoryInfo.standard,
      category: .constant(.health),
      isDueAlone: .constant(true)
    )
  }
}
