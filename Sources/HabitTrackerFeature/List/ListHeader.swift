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

/// The filters of the list: habits due today, and the categories in use.
private struct CategoryChips: View {
  let categories: [CategoryInfo]
  @Binding var selection: HabitCategory?
  /// True to show only habits that are due; nil if this filter is off and every habit is due every
  /// day.
  let isDueAlone: Binding<Bool>?

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        if let isDueAlone {
          Chip(
            name: String(localized: "Due Today"),
            icon: "calendar",
            selectedGround: .accent,
            isSelected: isDueAlone.wrappedValue
          ) {
            isDueAlone.wrappedValue.toggle()
          }
        }
        if !categories.isEmpty {
          Chip(name: String(localized: "All"), isSelected: chosen == nil) { selection = nil }
        }
        ForEach(categories) { category in
          Chip(
            name: category.name,
            icon: category.icon,
            color: HabitColor(category.color),
            isSelected: chosen == category.id
          ) {
            selection = category.id
          }
        }
      }
      .scenePadding(.horizontal)
    }
  }

  /// The chosen category, or nil for all categories and for a category that no longer has habits.
  private var chosen: HabitCategory? {
    selection.flatMap { id in categories.contains { $0.id == id } ? id : nil }
  }
}

private struct Chip: View {
  let name: String
  var icon: String?
  /// The symbol's color, or nil to use the text color.
  var color: HabitColor?
  var selectedGround = ThemeColor.firstText
  let isSelected: Bool
  let onSelect: @MainActor () -> Void

  var body: some View {
    Button(action: onSelect) {
      HStack(spacing: 6) {
        if let icon {
          Image(systemName: icon)
            .foregroundStyle(tint)
            .accessibilityHidden(true)
        }
        Text(name)
          .foregroundStyle(isSelected ? .screenBackground : .firstText)
          .lineLimit(1)
          .fixedSize()
      }
      .font(.subheadline.weight(isSelected ? .semibold : .medium))
      .padding(.horizontal, 14)
      .padding(.vertical, 6)
      .frame(minHeight: 36)
      .background(isSelected ? selectedGround : .fieldBackground, in: Capsule())
      .frame(minWidth: Metrics.touchTarget, minHeight: Metrics.touchTarget)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  private var tint: AnyShapeStyle {
    if let color, !isSelected { return AnyShapeStyle(HabitTint(color, .mark)) }
    return AnyShapeStyle(isSelected ? ThemeColor.screenBackground : .firstText)
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
