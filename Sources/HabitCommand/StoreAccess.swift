import Foundation
import HabitData
import HabitLaunch
import SwiftData

/// The access of a command to the store's file.
///
/// Only ``making`` may create a store. Otherwise, a mistyped path would create an empty store and
/// the habits would seem lost.
enum StoreAccess {
  /// The store must exist.
  case existing
  /// Creates the store if necessary. Also creates its folder, unless the options specify a path.
  case making
  /// Like ``making``, but creates no file: if the store does not exist, a store in memory is used.
  /// As in every mode, opening a store of an earlier version migrates it.
  case trying

  /// Opens the store.
  func container(_ options: StoreOptions) throws(CommandFailure) -> ModelContainer {
    let url = options.url
    let exists = Self.hasContent(url)
    switch self {
    case .existing:
      guard exists else {
        throw .noInput(
          String(
            localized: """
              there is no store \(url.filePath); “habit add” creates it, or choose another with \
              --store
              """,
            comment: "A store is the file with the habits."
          )
        )
      }
    case .making, .trying:
      try Self.requireFolder(options)
    }
    do {
      return try StoreFile.open(self == .trying && !exists ? nil : url, for: HabitSchema.models)
    } catch {
      throw Self.failure(url, error)
    }
  }

  /// Returns true if there is a nonempty file or a folder at a URL. An empty file does not count as
  /// a store, because opening it would create one.
  static func hasContent(_ url: URL) -> Bool {
    do {
      let values = try url.resolvingSymlinksInPath()
        .resourceValues(forKeys: [.isDirectoryKey, .fileSizeKey])
      return values.isDirectory == true || values.fileSize != 0
    } catch {
      // The file does not exist or is not accessible. In the second case, opening it fails too.
      return false
    }
  }

  /// Throws if the folder of a store at an explicit path does not exist.
  static func requireFolder(_ options: StoreOptions) throws(CommandFailure) {
    if options.store != nil { try OutputFile.requireFolder(of: options.url) }
  }

  /// Returns the failure for a store that can't be opened. SwiftData's messages already include the
  /// path.
  static func failure(_ url: URL, _ error: any Error) -> CommandFailure {
    let message = error.localizedDescription
    let failure: CommandFailure =
      switch error as? SwiftDataError {
      case nil:
        .unavailable(String(localized: "the store \(url.filePath) can't be opened: \(message)"))
      case .loadIssueModelContainer?: .unavailable(message.startingLow)
      // The reason is unrelated to the file's content: a full disk, or a folder without write
      // permission.
      default: .output(message.startingLow)
      }
    return failure.onStore(url)
  }
}

extension URL {
  /// The path without percent encoding.
  var filePath: String { path(percentEncoded: false) }
}
