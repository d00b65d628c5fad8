import Foundation
import HabitEngine
import HabitInterchange
import SwiftData

/// What the app runs on from start to end: its clock and its store, or the reason why there is none.
@MainActor
public final class AppSession {
  enum State {
    case open(HabitStore, ModelContainer)
    case failed(StoreFailure)
  }

  let state: State
  /// Where the views' settings are kept.
  let settings: UserDefaults

  /// Opens the store and does what the options ask for before the first screen.
  /// - Parameter openContainer: Opens the store; where it throws, the app says so on its screen and
  ///   leaves the file as it is.
  /// - Throws: ``LaunchFailure`` where `--import` names a file that can't be read as data.
  public init(
    _ options: LaunchOptions,
    openContainer: () throws -> ModelContainer
  ) throws(LaunchFailure) {
    // Read before the store is opened, so that a file that can't be read makes no store.
    let history = try Self.history(options.importFile)
    settings = options.settings
    let days = DayClock(clock: options.clock, boundary: options.boundary)
    do {
      let container = try openContainer()
      let store = try HabitStore(context: container.mainContext, days: days)
      if let sample = options.sample {
        try store.add(SampleHistory(today: days.today, boundary: days.boundary).habits(sample))
      }
      if let history { _ = try store.add(history) }
      state = .open(store, container)
    } catch {
      state = .failed(
        StoreFailure(url: options.storeURL, reason: error.localizedDescription)
      )
    }
    days.start()
  }

  private static func history(_ file: String?) throws(LaunchFailure) -> ImportedHistory? {
    guard let file else { return nil }
    do {
      return try Importer.read(contentsOf: URL(filePath: file))
    } catch {
      throw LaunchFailure(data: "\(error)")
    }
  }
}
