import HabitData
import SwiftUI

/// The button that stops syncing this device, after a confirmation.
struct LeaveSyncSection: View {
  @Environment(SyncService.self) private var sync
  @State private var isAsking = false
  @State private var problem: String?

  var body: some View {
    Section {
      Button("Stop Syncing", role: .destructive) { isAsking = true }
        .confirmationDialog(
          "Stop syncing this device?",
          isPresented: $isAsking,
          titleVisibility: .visible
        ) {
          Button("Stop Syncing", role: .destructive, action: leave)
        } message: {
          Text(
            "Your habits stay on all your devices, but changes on this one are no longer shared."
          )
        }
    } footer: {
      WarningText(problem)
    }
  }

  private func leave() {
    Task {
      do {
        try await sync.leave()
      } catch {
        problem = error.localizedDescription
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  Form { LeaveSyncSection() }
}
