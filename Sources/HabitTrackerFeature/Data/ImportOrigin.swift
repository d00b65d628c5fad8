import Foundation
import HabitData
import HabitInterchange
import SwiftUI

/// Where an import comes from.
struct ImportOrigin: Identifiable {
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

  /// Whether it is offered until it was brought in, even where it adds nothing.
  var isOnce: Bool {
    if case .legacy = kind { true } else { false }
  }

  /// Adds what was read of it to a store, after a backup by which all of it can be taken back. Older
  /// records are set aside afterwards, so that they are offered once.
  /// - Parameter progress: Called with the share of the work that is done, 0 to 1.
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
      result.remark = "The file stays where it is: \(error.localizedDescription)"
    }
    return result
  }
}

/// What an import did.
struct ImportResult {
  let plan: ImportPlan
  /// What did not go as it should afterwards, in words.
  var remark: String?
}

/// A file that the user chose, open to the app as long as this object is there.
final class ChosenFile: Sendable {
  let url: URL
  private let isScoped: Bool

  /// To be made where the file is handed over: it is not open afterwards.
  init(_ url: URL) {
    self.url = url
    isScoped = url.startAccessingSecurityScopedResource()
  }

  deinit {
    if isScoped { url.stopAccessingSecurityScopedResource() }
  }
}
