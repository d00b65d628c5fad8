import HabitData
import HabitEngine
import SwiftUI

/// The categories in use, to show the habits of one of them.
struct CategoryChips: View {
  let categories: [Category]
  @Binding var selection: HabitCategory?

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        CategoryChip(name: "All", isSelected: chosen == nil) { selection = nil }
        ForEach(categories) { category in
          CategoryChip(name: category.name, isSelected: chosen == category.id) {
            selection = category.id
          }
        }
      }
      .scenePadding(.horizontal)
    }
    .padding(.bottom, 8)
    .background(.screenBackground)
  }

  /// Nil, too, where the last habit of the category is gone.
  private var chosen: HabitCategory? {
    selection.flatMap { id in categories.contains { $0.id == id } ? id : nil }
  }
}

private struct CategoryChip: View {
  let name: String
  let isSelected: Bool
  let onSelect: @MainActor () -> Void

  var body: some View {
    Button(action: onSelect) {
      Text(name)
        .font(.subheadline.weight(isSelected ? .semibold : .medium))
        .foregroundStyle(isSelected ? .screenBackground : .firstText)
        .lineLimit(1)
        .fixedSize()
        .padding(.horizontal, 16)
        .padding(.vertical, 6)
        .frame(minHeight: 36)
        .background(isSelected ? .firstText : .fieldBackground, in: Capsule())
        .frame(minWidth: Metrics.touchTarget, minHeight: Metrics.touchTarget)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

#Preview("Populated", traits: .sample) {
  CategoryChips(categories: Category.standard, selection: .constant(.health))
}

#Preview("Empty", traits: .noHabits) {
  CategoryChips(categories: [], selection: .constant(nil))
}
