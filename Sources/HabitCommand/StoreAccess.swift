import Foundation
import HabitData
import HabitLaunch
import SwiftData

/// What a command needs of the store's file. Only ``making`` may make one: a mistyped path would
/// else become an empty store, and the habits would seem lost.
package enum StoreAccess {
  /// The store has to be there.
  case existing
  /// It is made where there is none; its folder too, unless the options name it.
  case making
  /// As ``making``, with nothing written: a store in memory stands in for one that is not there.
  case trying

  /// Opens the store's file.
  func container(_ options: StoreOptions) throws(CommandFailure) -> ModelContainer {
    let url = options.url
    let exists = Self.isThere(url)
    switch self {
    case .existing:
      guard exists else {
        throw .noInput(
          "there is no store \(url.filePath); “habit add” makes one, and --store names another"
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

  /// Whether a file has something of a store; one of no bytes would become a store when it is opened.
  static func isThere(_ url: URL) -> Bool {
    do {
      let values = try url.resolvingSymlinksInPath()
        .resourceValues(forKeys: [.isDirectoryKey, .fileSizeKey])
      return values.isDirectory == true || values.fileSize != 0
    } catch {
      // No such file. One that can't be looked at is opened no better.
      return false
    }
  }

  /// Makes sure that a store can be made where the options name a place for it.
  static func requireFolder(_ options: StoreOptions) throws(CommandFailure) {
    if options.store != nil { try OutputFile.requireFolder(of: options.url) }
  }

  /// The failure for a store that can't be opened. SwiftData's own messages name the file.
  static func failure(_ url: URL, _ error: any Error) -> CommandFailure {
    let message = error.localizedDescription
    let failure: CommandFailure =
      switch error as? SwiftDataError {
      case nil: .unavailable("the store \(url.filePath) can't be opened: \(message)")
      case .loadIssueModelContainer?: .unavailable(message.startingLow)
      // Not of the file, but of what is in the way: a full disk, a folder that can't be written.
      default: .output(message.startingLow)
      }
    return failure.onStore(url)
  }
}

extension URL {
  /// The path as a user writes it.
  var filePath: String { path(percentEncoded: false) }
}
