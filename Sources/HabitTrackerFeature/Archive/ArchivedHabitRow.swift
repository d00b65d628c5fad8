import HabitData
import SwiftUI

/// An archived habit, with actions to restore or delete it.
struct ArchivedHabitRow: View {
  let habit: Habit
  @Binding var path: [HabitRoute]

  @Environment(HabitStore.self) private var store

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 12) {
        opener
        restorer
      }
      VStack(alignment: .trailing, spacing: 0) {
        opener
        restorer
      }
    }
    .padding(.vertical, 4)
    .listRowBackground(Rectangle().fill(.cardBackground))
    .swipeActions {
      DeleteHabitButton(habit: habit)
      restoreButton
    }
    .contextMenu {
      restoreButton
      DeleteHabitButton(habit: habit)
    }
  }

  private var opener: some View {
    Button {
      path.append(.habit(habit.id))
    } label: {
      HStack(spacing: 12) {
        HabitTile(icon: habit.icon, color: HabitColor(habit.color), size: 38)
        Text(habit.name)
          .font(.headline)
          .foregroundStyle(.firstText)
          .lineLimit(2)
        Spacer(minLength: 8)
      }
      .frame(minHeight: Metrics.touchTarget)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityHint("Shows the habit")
  }

  private var restorer: some View {
    Button(action: restore) {
      Text("Restore")
        .fontWeight(.semibold)
        .frame(minWidth: Metrics.touchTarget, minHeight: Metrics.touchTarget)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel("Restore \(habit.name)")
  }

  private var restoreButton: some View {
    Button("Restore", systemImage: "arrow.uturn.backward", action: restore)
  }

  private func restore() {
    withAnimation { store.unarchive(habit.id) }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    List { ArchivedHabitRow(habit: habit, path: .constant([])) }
  }
}
