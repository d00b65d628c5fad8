import Foundation
import HabitData
import SwiftUI
import UniformTypeIdentifiers

/// The field for a folder: a path on platforms where the user can open files at their paths,
/// otherwise a button that opens Files.
struct SyncFolderField: View {
  @Binding var draft: SyncDraft

  @Environment(\.platformTexts) private var texts
  @State private var isChoosing = false
  @State private var problem: String?

  var body: some View {
    if texts.namesFiles {
      TextField("Folder", text: $draft.folder, prompt: Text(verbatim: "/home/me/Syncthing/habits"))
        .verbatimInput()
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
  Form { SyncFolderField(draft: .constant(SyncDraft())) }
}
