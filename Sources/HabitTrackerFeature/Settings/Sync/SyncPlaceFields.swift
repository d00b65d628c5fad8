import Foundation
import HabitData
import SwiftUI
import UniformTypeIdentifiers

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
        .modifier(VerbatimInput())
      SecureField("Password", text: $draft.password)
        .textContentType(.password)
    case .server:
      address
      SecureField("Token", text: $draft.token)
        .modifier(VerbatimInput())
    }
  }

  private var address: some View {
    TextField("Address", text: $draft.address, prompt: Text(verbatim: "https://example.com"))
      .keyboardType(.URL)
      .textContentType(.URL)
      .modifier(VerbatimInput())
  }
}

/// The field for a folder: a path on platforms where the user can open files at their paths,
/// otherwise a button that opens Files.
private struct SyncFolderField: View {
  @Binding var draft: SyncDraft

  @Environment(\.platformTexts) private var texts
  @State private var isChoosing = false
  @State private var problem: String?

  var body: some View {
    if texts.namesFiles {
      TextField("Folder", text: $draft.folder, prompt: Text(verbatim: "/home/me/Syncthing/habits"))
        .modifier(VerbatimInput())
    } else {
      Button(draft.chosen?.title ?? String(localized: "Choose Folder")) { isChoosing = true }
        .fileImporter(
          isPresented: $isChoosing,
          allowedContentTypes: [.folder],
          onCompletion: choose
        )
      if let problem {
        Text(problem)
          .foregroundStyle(.warning)
      }
    }
  }

  private func choose(_ result: Result<URL, any Error>) {
    do {
      draft.chosen = try SyncPlace.folder(chosen: result.get())
      problem = nil
    } catch {
      problem = error.localizedDescription
    }
  }
}

#Preview("Populated", traits: .sample) {
  Form { SyncPlaceFields(draft: .constant(SyncDraft())) }
}
