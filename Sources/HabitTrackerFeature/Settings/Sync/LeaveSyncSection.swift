import HabitData
import SwiftUI

/// Stops syncing this device, after a confirmation.
struct LeaveSyncSection: View {
  @Environment(SyncService.self) private var sync
  @State private var isAsking = false
  @State private var problem: String?

  var body: some View {
    Section {
      Button("Leave Sync", role: .destructive) { isAsking = true }
        .confirmationDialog(
          "Leave sync on this device?",
          isPresented: $isAsking,
          titleVisibility: .visible
        ) {
          Button("Leave Sync", role: .destructive, action: leave)
        } message: {
          Text("Your habits stay here, and on the other devices. Changes go no further.")
        }
    } footer: {
      if let problem {
        Text(problem)
          .foregroundStyle(.warning)
      }
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
