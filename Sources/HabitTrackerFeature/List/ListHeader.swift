import HabitData
import HabitEngine
import SwiftUI

/// What stays above the habits: how far today has come, and what the list can be narrowed to.
struct ListHeader: View {
  /// All habits that are kept.
  let habits: [Habit]
  /// The categories that habits are of.
  let categories: [CategoryInfo]
  @Binding var category: HabitCategory?
  /// Whether what is due is shown alone; nil where everything always is.
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

/// How far today has come.
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
    // It keeps its room until all is read.
    guard let progress = store.progressOfToday(of: habits) else { return "\u{00A0}" }
    return progress.due == 0 ? progress.message : "\(progress.done) of \(progress.due) done today"
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

#Preview("Empty", traits: .noHabits) {
  ListHeader(habits: [], categories: [], category: .constant(nil), isDueAlone: nil)
}
