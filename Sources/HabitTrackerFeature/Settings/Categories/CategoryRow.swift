import Foundation
import HabitData
import SwiftUI

/// A category in the settings, with the number of its habits.
struct CategoryRow: View {
  let category: CategoryInfo
  let count: Int
  let isFirst: Bool
  let isLast: Bool
  let onEdit: @MainActor () -> Void
  /// Moves the category down by a number of places. Negative values move it up.
  let onMove: @MainActor (Int) -> Void
  let onRemove: @MainActor () -> Void

  var body: some View {
    Button(action: onEdit) {
      HStack(spacing: 12) {
        HabitTile(icon: category.icon, color: HabitColor(category.color), size: 38)
        Text(category.name)
          .font(.headline)
          .foregroundStyle(.firstText)
          .lineLimit(2)
        Spacer(minLength: 8)
        Text(count == 0 ? "" : "\(count)")
          .monospacedDigit()
          .foregroundStyle(.secondText)
      }
      .frame(minHeight: Metrics.touchTarget)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
    .accessibilityHint("Edits the category")
    .padding(.vertical, 2)
    .listRowBackground(Rectangle().fill(.cardBackground))
    .swipeActions {
      removeButton
      editButton
    }
    .contextMenu {
      editButton
      Button("Move Up", systemImage: "arrow.up") { onMove(-1) }
        .disabled(isFirst)
      Button("Move Down", systemImage: "arrow.down") { onMove(1) }
        .disabled(isLast)
      removeButton
    }
  }

  private var label: String {
    count == 0 ? category.name : String(localized: "\(category.name), \(count) habits")
  }

  private var editButton: some View {
    Button("Edit", systemImage: "pencil", action: onEdit)
  }

  private var removeButton: some View {
    Button("Remove", systemImage: "trash", role: .destructive, action: onRemove)
  }
}

#Preview("Populated", traits: .sample) {
  List {
    CategoryRow(
      category: CategoryInfo.standard[0],
      count: 3,
      isFirst: true,
      isLast: false,
      onEdit: {},
      onMove: { _ in },
      onRemove: {}
    )
  }
}
