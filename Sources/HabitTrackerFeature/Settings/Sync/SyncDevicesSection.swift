import HabitData
import SwiftUI

/// The devices that take part, each to be removed after a question.
struct SyncDevicesSection: View {
  let devices: [SyncDevice]

  @Environment(SyncService.self) private var sync
  @State private var chosen: SyncDevice?
  @State private var problem: String?

  var body: some View {
    Section {
      ForEach(devices) { device in
        SyncDeviceRow(device: device) { chosen = device }
      }
    } header: {
      Text("Devices").textCase(nil)
    } footer: {
      if let problem {
        Text(problem)
          .foregroundStyle(.warning)
      }
    }
    .confirmationDialog(
      "Remove “\(chosen?.name ?? "")”?",
      isPresented: isAsking,
      titleVisibility: .visible
    ) {
      Button("Remove", role: .destructive, action: remove)
    } message: {
      Text(
        """
        It gets nothing new from now on; what it has stays with it. The other devices go on with a \
        new key by themselves.
        """
      )
    }
  }

  private var isAsking: Binding<Bool> {
    Binding {
      chosen != nil
    } set: { isPresented in
      if !isPresented { chosen = nil }
    }
  }

  private func remove() {
    guard let device = chosen else { return }
    chosen = nil
    Task {
      do {
        try await sync.remove(device)
        problem = nil
      } catch {
        problem = error.localizedDescription
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  Form { SyncDevicesSection(devices: SyncStatus.preview.devices) }
}
