import Foundation
import SwiftUI

/// What is shown before there is a habit.
struct EmptyHabitsView: View {
  let onAdd: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Button(action: onAdd) {
        Image(systemName: "plus")
          .font(.system(size: 44, weight: .semibold))
          .foregroundStyle(.accent)
          .frame(width: 96, height: 96)
          .background(.cardBackground, in: RoundedRectangle(cornerRadius: 28))
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Add your first habit")
      Text("Tap + to add your first habit")
        .font(.headline)
        .foregroundStyle(.secondText)
        .multilineTextAlignment(.center)
    }
    .padding(Metrics.screenEdge)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.screenBackground)
  }
}

#Preview("Populated", traits: .sample) {
  EmptyHabitsView {}
}

#Preview("Empty", traits: .noHabits) {
  EmptyHabitsView {}
}

#Preview("Dark", traits: .darkSample) {
  EmptyHabitsView {}
}
