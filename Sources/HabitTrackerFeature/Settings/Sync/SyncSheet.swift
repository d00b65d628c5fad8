import Foundation
import HabitData
import HabitSync
import SwiftUI

/// The sheet that starts sync, either with a new key, which it shows afterward, or with another
/// device's key.
struct SyncSheet: View {
  let isJoining: Bool
  /// The invitation of another device from a link, or nil.
  let invitation: SyncInvitation?

  @Environment(SyncService.self) private var sync
  @Environment(\.dismiss) private var dismiss
  @Environment(\.platformTexts) private var texts
  @State private var draft: SyncDraft
  @State private var made: SyncKey?
  @State private var problem: String?
  @State private var isBusy = false

  init(isJoining: Bool, invitation: SyncInvitation? = nil) {
    self.isJoining = isJoining
    self.invitation = invitation
    _draft = State(initialValue: invitation.map(SyncDraft.init) ?? SyncDraft())
  }

  var body: some View {
    NavigationStack {
      content
        .formScreen(title)
        .toolbar { toolbar }
    }
    .presentationDetents([.large])
    .onAppear {
      if draft.name.isEmpty { draft.name = DeviceName.current }
      // Another device's path is useless where folders are chosen in Files.
      if !texts.namesFiles { draft.folder = "" }
    }
  }

  private var title: LocalizedStringKey {
    if made != nil { return LocalizedStringKey("Your Key") }
    return isJoining ? LocalizedStringKey("Join") : LocalizedStringKey("Set Up Sync")
  }

  @ViewBuilder private var content: some View {
    if let made {
      SyncKeyView(key: made, place: draft.place)
    } else {
      Form {
        SyncPlaceFields(draft: $draft)
        if isJoining {
          Section {
            TextField(
              "sync.key",
              text: $draft.key,
              prompt: Text("24 words"),
              axis: .vertical
            )
            .accessibilityHint(draft.keyProblem ?? "")
            .modifier(VerbatimInput())
          } header: {
            Text("sync.key").textCase(nil)
          } footer: {
            VStack(alignment: .leading, spacing: 8) {
              WarningText(draft.keyProblem)
              Text(
                invitation == nil
                  ? "To see the words, tap “Show Key” in Settings > Sync on a device that already syncs."
                  : "A link filled in this key. Join only if the link is from one of your devices."
              )
            }
          }
        }
        Section {
          TextField("Name", text: $draft.name, prompt: Text("Kitchen"))
            .onSubmit(begin)
        } header: {
          Text("This Device").textCase(nil)
        } footer: {
          WarningText(problem)
          LimitText(limit: draft.nameLimit)
        }
      }
      .onChange(of: draft) { problem = nil }
    }
  }

  private var toolbar: EditorToolbar {
    EditorToolbar(
      title: isJoining ? "Join" : "Set Up",
      isMade: made != nil,
      isReady: isReady,
      make: begin,
      close: { dismiss() }
    )
  }

  private var isReady: Bool {
    draft.place != nil && !draft.deviceName.isEmpty && !draft.nameLimit.isExceeded && !isBusy
      && (!isJoining || isKeyTyped)
  }

  private var isKeyTyped: Bool { !draft.key.isEmpty && draft.keyProblem == nil }

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
