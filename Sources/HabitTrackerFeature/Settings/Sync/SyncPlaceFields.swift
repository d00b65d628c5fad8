import HabitData
import SwiftUI

/// The fields for the remote folder.
struct SyncPlaceFields: View {
  @Binding var draft: SyncDraft

  var body: some View {
    Section {
      Picker("Location", selection: $draft.kind) {
        ForEach(SyncDraft.Kind.allCases) { kind in
          Text(kind.title).tag(kind)
        }
      }
      fields
    } footer: {
      VStack(alignment: .leading, spacing: 8) {
        WarningText(draft.problem ?? draft.place?.warning)
        Text(draft.kind.sentence)
      }
    }
  }

  @ViewBuilder private var fields: some View {
    switch draft.kind {
    case .folder: SyncFolderField(draft: $draft)
    case .webDAV:
      address
      TextField("User", text: $draft.user)
        .textContentType(.username)
        .verbatimInput()
      SecureField("Password", text: $draft.password)
        .textContentType(.password)
    case .server:
      address
      SecureField("Token", text: $draft.token)
        .verbatimInput()
    }
  }

  private var address: some View {
    TextField("Address", text: $draft.address, prompt: Text(verbatim: "https://example.com"))
      .keyboardType(.URL)
      .textContentType(.URL)
      .verbatimInput()
  }
}

#Preview("Populated", traits: .sample) {
  Form { SyncPlaceFields(draft: .constant(SyncDraft())) }
}
