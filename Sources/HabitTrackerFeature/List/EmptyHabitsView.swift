import Foundation
import SwiftUI

/// What is shown before there is a habit.
struct EmptyHabitsView: View {
  let onAdd: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView {
      Button(action: onAdd) {
        Image(systemName: "plus")
          .font(.system(size: 44, weight: .semibold))
          .foregroundStyle(.accent)
          .frame(width: 96, height: 96)
          .background(.cardBackground, in: RoundedRectangle(cornerRadius: 28))
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Add your first habit")
    } description: {
      Text("Tap + to add your first habit")
        .font(.headline)
        .foregroundStyle(.secondText)
    }
    .background(.screenBackground)
  }
}

#Preview("Populated", traits: .sample) {
  EmptyHabitsView {}
}
