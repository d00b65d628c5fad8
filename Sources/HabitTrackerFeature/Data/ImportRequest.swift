import Foundation
import HabitData
import HabitInterchange
import SwiftUI

/// A file to import, and the way to add its content.
struct ImportRequest: Identifiable {
  enum Kind {
    case chosen(ChosenFile)
    case legacy(LegacyFile)
  }

  let id = UUID()
  let kind: Kind

  var url: URL {
    switch kind {
    case .chosen(let file): file.url
    case .legacy(let file): file.url
    }
  }

  /// True if the file is offered until it is imported, even if the import adds nothing.
  var isOnce: Bool {
    if case .legacy = kind { true } else { false }
  }

  /// Makes a backup, with which the import can be undone completely, and then adds the history to
  /// the store. A legacy file is then renamed, so that it is not offered again.
  ///
  /// - Parameter progress: Called with the completed fraction, from 0 to 1.
  @MainActor func add(
    _ history: PortableHistory,
    to store: HabitStore,
    backups: BackupService,
    progress: (Double) -> Void = { _ in }
  ) async throws -> ImportResult {
    try await backups.backUpBeforeChange()
    let date = store.days.now
    var result = ImportResult(plan: try await store.add(history, progress: progress))
    store.registerUndo(of: result.plan, at: date, backups: backups)
    guard case .legacy(let file) = kind else { return result }
    do {
      try file.setAside()
    } catch {
      result.remark = String(
        localized: """
          The records were added, but their file couldn't be moved. \(error.localizedDescription)
          """
      )
    }
    return result
  }
}

/// The outcome of an import.
struct ImportResult {
  let plan: ImportPlan
  /// A localized message about a problem after the import, such as a file that could not be moved.
  var remark: String?
}

/// A file that the user chose. The app can access it as long as this object exists.
final class ChosenFile: Sendable {
  let url: URL
  private let isScoped: Bool

  /// Starts the access to the file. Call this in the callback that delivers the URL, because access
  /// can't be started later.
  init(_ url: URL) {
    self.url = url
    isScoped = url.startAccessingSecurityScopedResource()
  }

  deinit {
    if isScoped { url.stopAccessingSecurityScopedResource() }
  }
}
