import Foundation
import HabitData
import HabitInterchange
import SwiftUI

/// The import of a file: reads it, shows a preview, and adds it after confirmation. Closing the
/// sheet cancels the import without any change.
struct ImportSheet: View {
  let source: ImportRequest

  @Environment(HabitStore.self) private var store
  @Environment(BackupService.self) private var backups
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  @State private var phase = ImportPhase.reading(0)

  var body: some View {
    NavigationStack {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .formScreen("Import")
        .toolbar { toolbar }
    }
    .interactiveDismissDisabled(phase.isSaving)
    .task { await read() }
    .task(id: phase.isAdding) { await addIfAsked() }
  }

  @ViewBuilder private var content: some View {
    switch phase {
    case .reading(let share):
      ImportProgressView(title: "Reading \(source.url.lastPathComponent)…", share: share)
    case .preview(let choice, let proposal):
      ImportPreview(
        choice: Binding {
          choice
        } set: {
          show($0)
        },
        proposal: proposal
      )
    case .adding(_, let share):
      ImportProgressView(title: share < 1 ? "Adding…" : "Saving…", share: share < 1 ? share : nil)
    case .added(let result):
      ScrollView {
        ScreenMessage(
          icon: "checkmark.circle.fill",
          title: result.plan.isEmpty
            ? Text("Nothing New to Add") : Text("Added \(result.plan.added)"),
          description: (result.remark ?? result.plan.skipped).map { Text($0) }
        )
      }
    case .failed(let reason):
      ScrollView {
        ScreenMessage(
          icon: "exclamationmark.triangle.fill",
          title: Text("Nothing Was Imported"),
          description: Text(reason)
        )
      }
    }
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    if !phase.isOver, !phase.isSaving {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { dismiss() }
          .keyboardShortcut(.cancelAction)
      }
    }
    if case .preview(_, let proposal) = phase {
      ToolbarItem(placement: .confirmationAction) {
        Button("Add") { if let proposal { phase = .adding(proposal.history, 0) } }
          .disabled(proposal.map { $0.plan.isEmpty && !source.isOnce } ?? true)
      }
    }
    if phase.isOver {
      ToolbarItem(placement: .confirmationAction) {
        Button("Done") { dismiss() }
          .keyboardShortcut(.cancelAction)
      }
    }
  }

  private func show(_ choice: ImportChoice) {
    do {
      phase = .preview(choice, try ImportProposal(choice, in: store))
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  private func read() async {
    do {
      let url = source.url
      let readings = try await BackgroundWork.run(progress: { phase = .reading($0) }) { report in
        try Importer.readings(contentsOf: url, progress: report)
      }
      show(ImportChoice(readings, locale: locale))
    } catch is CancellationError {
      // The sheet was closed.
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  private func addIfAsked() async {
    guard case .adding(let history, _) = phase else { return }
    do {
      let result = try await source.add(history, to: store, backups: backups) {
        phase = .adding(history, $0)
      }
      phase = .added(result)
    } catch is CancellationError {
      // The sheet was closed.
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }
}

/// The progress bar of an import.
private struct ImportProgressView: View {
  let title: LocalizedStringKey
  /// The completed fraction, from 0 to 1, or nil if it is unknown.
  let share: Double?

  var body: some View {
    VStack {
      if let share {
        ProgressView(value: share) { label }
      } else {
        ProgressView { label }
      }
    }
    .frame(maxWidth: 360)
    .padding(Metrics.screenEdge)
  }

  private var label: some View {
    Text(title)
      .foregroundStyle(.firstText)
      .lineLimit(2)
  }
}

#Preview("Populated", traits: .sample) {
  ImportSheet(source: ImportRequest(kind: .chosen(ChosenFile(URL(filePath: "/data/Habits.json")))))
}

#Preview("Empty", traits: .noHabits) {
  ImportSheet(source: ImportRequest(kind: .chosen(ChosenFile(URL(filePath: "/data/Habits.json")))))
}

#Preview("Dark", traits: .darkSample) {
  ImportSheet(source: ImportRequest(kind: .chosen(ChosenFile(URL(filePath: "/data/Habits.json")))))
}
