import HabitData
import HabitSync
import SwiftUI

/// Begins with sync: with a new key, which is shown then, or with the key of another device.
struct SyncSheet: View {
  let isJoining: Bool

  @Environment(SyncService.self) private var sync
  @Environment(\.dismiss) private var dismiss
  @State private var draft = SyncDraft()
  @State private var made: SyncKey?
  @State private var problem: String?
  @State private var isBusy = false

  var body: some View {
    NavigationStack {
      content
        .scrollContentBackground(.hidden)
        .background(.screenBackground)
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { toolbar }
    }
    .presentationDetents([.large])
    .onAppear {
      if draft.name.isEmpty { draft.name = sync.usualName }
    }
  }

  private var title: String {
    if made != nil { return "Your Key" }
    return isJoining ? "Join" : "Set Up Sync"
  }

  @ViewBuilder private var content: some View {
    if let made {
      SyncKeyView(key: made)
    } else {
      Form {
        SyncPlaceFields(draft: $draft)
        if isJoining {
          Section {
            TextField(
              "Key",
              text: $draft.key,
              prompt: Text("DVS1-8HV5-…"),
              axis: .vertical
            )
          } header: {
            Text("Key").textCase(nil)
          } footer: {
            Text("Shown in the settings of a device that syncs, by “Show Key”.")
          }
        }
        Section {
          TextField("Name", text: $draft.name, prompt: Text("Kitchen"))
            .onSubmit(begin)
        } header: {
          Text("This Device").textCase(nil)
        } footer: {
          if let problem = problem {
            Text(problem)
              .foregroundStyle(.warning)
          }
        }
      }
      .onChange(of: draft) { problem = nil }
    }
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) {
      if made == nil {
        Button("Cancel") { dismiss() }
          .keyboardShortcut(.cancelAction)
      }
    }
    ToolbarItem(placement: .confirmationAction) {
      if made == nil {
        Button(isJoining ? "Join" : "Set Up", action: begin)
          .disabled(!isReady)
      } else {
        Button("Done") { dismiss() }
      }
    }
  }

  private var isReady: Bool {
    draft.place != nil && !draft.deviceName.isEmpty && !isBusy && (!isJoining || !draft.key.isEmpty)
  }

  private func begin() {
    guard let place = draft.place, isReady else { return }
    isBusy = true
    Task {
      defer { isBusy = false }
      do {
        if isJoining {
          try await sync.join(place, SyncKey(text: draft.key), named: draft.deviceName)
          dismiss()
        } else {
          made = try await sync.setUp(place, named: draft.deviceName)
        }
      } catch {
        problem = error.localizedDescription
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  SyncSheet(isJoining: false)
}

#Preview("Empty", traits: .noHabits) {
  SyncSheet(isJoining: true)
}

#Preview("Dark", traits: .darkSample) {
  SyncSheet(isJoining: false)
}
