import SwiftUI

/// Tells for a while what was deleted, with a way back.
struct DeletedNotice: View {
  let snapshot: HabitSnapshot
  let onUndo: @MainActor () -> Void
  let onEnd: @MainActor () -> Void

  @Environment(HabitStore.self) private var store

  var body: some View {
    HStack(spacing: 12) {
      Text("Deleted \(snapshot.draft.name)")
        .foregroundStyle(.firstText)
        .lineLimit(1)
      Spacer()
      Button("Undo", action: onUndo)
        .fontWeight(.semibold)
        .frame(minWidth: Metrics.touchTarget, minHeight: Metrics.touchTarget)
    }
    .padding(.horizontal, Metrics.cardPadding)
    .background(.controlBackground, in: RoundedRectangle(cornerRadius: Metrics.buttonRadius))
    .padding(.horizontal, Metrics.screenEdge)
    .padding(.bottom, 8)
    .frame(maxWidth: 760 + 2 * Metrics.screenEdge)
    .task(id: snapshot) { @MainActor in
      do {
        try await store.days.clock.sleep(for: .seconds(8))
        onEnd()
      } catch {
        // Cancelled: undone, or another deletion took the notice's place.
        return
      }
    }
  }
}
