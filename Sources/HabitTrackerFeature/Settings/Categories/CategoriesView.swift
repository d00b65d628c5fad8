import Foundation
import HabitData
import HabitEngine
import SwiftData
import SwiftUI

/// The screen that adds, edits, reorders, and removes categories.
struct CategoriesView: View {
  /// True if this is the topmost screen.
  let isOnTop: Bool

  @Environment(HabitStore.self) private var store
  @Query private var records: [CategoryRecord]
  @Query private var habits: [Habit]
  @State private var sheet: CategorySheet?
  @State private var removal: CategoryRemoval?

  var body: some View {
    // The sheet is attached to a stack, because the content changes with the first category: a sheet
    // ends with the content that it is attached to.
    ZStack { content }
      .formScreen("Categories")
      .toolbar {
        Button("Add Category", systemImage: "plus", action: add)
      }
      .sheet(item: $sheet) { CategoryEditor($0) }
      .confirmationDialog(
        removal?.title ?? "",
        isPresented: $removal.isPresent,
        titleVisibility: .visible
      ) {
        Button("Remove Category", role: .destructive) {
          if let removal { remove(removal.category) }
        }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text(removal?.message ?? "")
      }
      .notices(isActive: isOnTop)
      .modifier(StoreErrorAlert(isActive: isOnTop && sheet == nil))
  }

  @ViewBuilder private var content: some View {
    let categories = CategoryList(records).categories
    if let error = _records.fetchError ?? _habits.fetchError {
      UnreadableView(error: error)
    } else if categories.isEmpty {
      ScreenMessage(
        icon: "tray.fill",
        title: Text("No Categories"),
        description: Text("Use categories to group your habits.")
      ) {
        Button(action: add) {
          Text("Add Category")
            .frame(minHeight: Metrics.touchTarget)
        }
      }
    } else {
      list(categories)
    }
  }

  private func list(_ categories: [CategoryInfo]) -> some View {
    let counts = Dictionary(grouping: habits, by: \.category).mapValues(\.count)
    return List {
      Section {
        ForEach(categories) { category in
          CategoryRow(
            category: category,
            count: counts[category.id] ?? 0,
            isFirst: category == categories.first,
            isLast: category == categories.last,
            onEdit: { sheet = .edit(category) },
            onMove: { move(category, by: $0, in: categories) },
            onRemove: { ask(category, count: counts[category.id] ?? 0) }
          )
        }
        .onMove { places, place in
          var order = categories
          order.move(fromOffsets: places, toOffset: place)
          withAnimation { store.setCategoryOrder(order.map(\.id)) }
        }
      } footer: {
        Text("Categories appear in this order throughout the app. Drag a category to move it.")
      }
    }
    .listStyle(.insetGrouped)
  }

  private func add() {
    sheet = .new
  }

  private func move(_ category: CategoryInfo, by places: Int, in categories: [CategoryInfo]) {
    var order = categories.map(\.id)
    guard let place = order.firstIndex(of: category.id), order.indices.contains(place + places)
    else { return }
    order.swapAt(place, place + places)
    withAnimation { store.setCategoryOrder(order) }
  }

  /// Asks before removing a category with habits. A category without habits is removed immediately.
  private func ask(_ category: CategoryInfo, count: Int) {
    if count == 0 {
      remove(category)
    } else {
      removal = CategoryRemoval(category: category, count: count)
    }
  }

  private func remove(_ category: CategoryInfo) {
    withAnimation { store.removeCategory(category.id) }
  }
}

/// A category whose removal the user must confirm.
private struct CategoryRemoval: Codable, Hashable {
  let category: CategoryInfo
  /// The number of habits in the category, including archived habits.
  let count: Int

  var title: String { String(localized: "Remove “\(category.name)”?") }

  var message: String {
    String(localized: "\(count) habits will have no category. They keep all their history.")
  }
}

/// A category in the settings, with the number of its habits.
private struct CategoryRow: View {
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
  NavigationStack { CategoriesView(isOnTop: true) }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack { CategoriesView(isOnTop: true) }
}

#Preview("Dark", traits: .darkSample) {
  NavigationStack { CategoriesView(isOnTop: true) }
}
