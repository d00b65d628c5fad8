import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The filters of the list: habits due today, and the categories in use.
struct CategoryChips: View {
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
  CategoryChips(
    categories: CategoryInfo.standard,
    selection: .constant(.health),
    isDueAlone: .constant(true)
  )
}
