import Foundation
import HabitData
import SwiftUI

/// The screen of all symbols in groups. Choosing a symbol returns to the editor.
struct IconPicker: View {
  @Binding var selection: String
  let color: HabitColor

  @Environment(\.dismiss) private var dismiss
  @State private var search = ""

  var body: some View {
    let groups = HabitIcon.Group.all(matching: search)
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 24) {
        if groups.isEmpty {
          Text("No icons match “\(search)”")
            .foregroundStyle(.secondText)
            .frame(maxWidth: .infinity)
            .padding(.top, 32)
        }
        ForEach(groups) { group in
          VStack(alignment: .leading, spacing: 8) {
            Text(group.name)
              .font(.headline)
              .foregroundStyle(.secondText)
              .accessibilityAddTraits(.isHeader)
            grid(group)
          }
        }
      }
      .padding(Metrics.screenEdge)
    }
    .background(.screenBackground)
    .searchable(text: $search, placement: .navigationBarDrawer(displayMode: .always))
    .navigationTitle("Icon")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func grid(_ group: HabitIcon.Group) -> some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: Metrics.touchTarget), spacing: 8)],
      spacing: 8
    ) {
      ForEach(group.icons) { icon in
        IconButton(icon: icon, color: color, isSelected: icon.name == selection) {
          selection = icon.name
          dismiss()
        }
      }
    }
  }
}

/// A button that selects a symbol.
private struct IconButton: View {
  let icon: HabitIcon
  let color: HabitColor
  let isSelected: Bool
  let onSelect: @MainActor () -> Void

  var body: some View {
    Button(action: onSelect) {
      Image(systemName: icon.name)
        .font(.system(size: 20, weight: .semibold))
        .foregroundStyle(isSelected ? .onColor : HabitTint(color, .mark))
        .frame(width: Metrics.touchTarget, height: Metrics.touchTarget)
        .background(
          HabitTint(color, opacity: isSelected ? 1 : 0.18),
          in: RoundedRectangle(cornerRadius: Metrics.tileRadius)
        )
    }
    .buttonStyle(.plain)
    .accessibilityLabel(icon.label)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// A large symbol in the habit's color that opens the icon picker.
struct ChooseIconButton: View {
  let icon: String
  let color: HabitColor
  let onChoose: @MainActor () -> Void

  var body: some View {
    Button(action: onChoose) {
      VStack(spacing: 4) {
        HabitTile(icon: icon, color: color, size: 84)
        Text("Choose Icon")
          .font(.body)
          .foregroundStyle(.accent)
          .frame(minHeight: Metrics.touchTarget)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
    .frame(maxWidth: .infinity)
    .padding(.bottom, 8)
  }

  private var label: Text {
    HabitIcon.named(icon).map { Text("Choose Icon, \($0.label)") } ?? Text("Choose Icon")
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    NavigationStack { IconPicker(selection: .constant(habit.icon), color: HabitColor(habit.color)) }
  }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack { IconPicker(selection: .constant(""), color: HabitColor(.blue)) }
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { habit, _ in
    NavigationStack { IconPicker(selection: .constant(habit.icon), color: HabitColor(habit.color)) }
  }
}
