import Foundation
import SwiftUI

extension View {
  /// Tells for a while, below the view, what was taken out of it, with a way back.
  func undoNotice(_ removal: Binding<HabitRemoval?>) -> some View {
    safeAreaInset(edge: .bottom) {
      if let taken = removal.wrappedValue {
        UndoNotice(removal: taken) { removal.wrappedValue = nil }
      }
    }
  }
}

private struct UndoNotice: View {
  let removal: HabitRemoval
  let onEnd: @MainActor () -> Void

  @Environment(HabitStore.self) private var store
  @Environment(DayClock.self) private var days

  var body: some View {
    HStack(spacing: 12) {
      Text(removal.words)
        .foregroundStyle(.firstText)
        .lineLimit(1)
      Spacer()
      Button("Undo", action: undo)
        .fontWeight(.semibold)
        .frame(minWidth: Metrics.touchTarget, minHeight: Metrics.touchTarget)
    }
    .padding(.horizontal, Metrics.cardPadding)
    .background(.controlBackground, in: RoundedRectangle(cornerRadius: Metrics.buttonRadius))
    .padding(.horizontal, Metrics.screenEdge)
    .padding(.bottom, 8)
    .frame(maxWidth: 760 + 2 * Metrics.screenEdge)
    .task(id: removal) { @MainActor in
      do {
        try await days.clock.sleep(for: .seconds(8))
        onEnd()
      } catch {
        // Cancelled: undone, or another removal took the notice's place.
        return
      }
    }
  }

  private func undo() {
    switch removal {
    case .deleted(let snapshot): store.restore(snapshot)
    case .archived(let id, _): store.unarchive(id)
    }
    onEnd()
  }
}

#Preview("Populated", traits: .sample) {
  List {}
    .undoNotice(.constant(.archived(UUID(), name: "Read")))
}

#Preview("Empty", traits: .noHabits) {
  List {}
    .undoNotice(.constant(nil))
}

#Preview("Dark", traits: .darkSample) {
  List {}
    .undoNotice(.constant(.archived(UUID(), name: "Read")))
}
