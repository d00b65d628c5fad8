import Foundation
import HabitData
import HabitEngine
import HabitInterchange
import SwiftUI

/// A new habit in the preview of an import, with the differences from the file.
struct ImportedHabitRow: View {
  let habit: PortableHabit

  @Environment(\.locale) private var locale

  var body: some View {
    HStack(alignment: habit.changes.isEmpty ? .center : .top, spacing: 12) {
      HabitTile(icon: habit.shownIcon, color: HabitColor(habit.shownColor), size: 32)
      VStack(alignment: .leading, spacing: 4) {
        Text(habit.name)
          .foregroundStyle(.firstText)
          .lineLimit(2)
        Text(habit.summary(locale))
          .font(.footnote)
          .foregroundStyle(.secondText)
        ImportChanges(changes: habit.changes)
      }
      Spacer(minLength: 0)
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
  }
}

#Preview("Populated", traits: .sample) {
  Form { ImportedHabitRow(habit: .changedPreview) }
}
