import AppIntents
import Foundation
import HabitData

/// The provider of the store for intents and their queries.
///
/// An intent can be the first work of a process: the system starts the widget extension for a tap,
/// and the app in the background for a shortcut. Therefore intents depend on this provider, which
/// always exists, and not on the store, which can be missing or damaged.
@MainActor public final class HabitStoreProvider {
  /// Opens the store, or returns the store that is already open; nil until the app has tried to
  /// open its store.
  package var open: (@MainActor () throws -> HabitStore)?
  /// Updates the reminders after an intent has changed the store. The intent waits for it, because
  /// the system may suspend the process after the intent.
  package var updateReminders: (@MainActor (HabitStore) async -> Void)?

  /// Creates a provider without a store. An app sets ``open`` after it has tried to open its store.
  public nonisolated init() {}

  /// Creates a provider that opens the store for each request.
  package nonisolated init(
    _ open: @escaping @MainActor @Sendable () throws -> HabitStore,
    updatingReminders updateReminders: (@MainActor @Sendable (HabitStore) async -> Void)? = nil
  ) {
    self.open = open
    self.updateReminders = updateReminders
  }

  /// Registers the provider for the intents and queries of the process.
  ///
  /// Call this method first in the initializer of an app or extension, because a missing dependency
  /// traps.
  public nonisolated func register() {
    AppDependencyManager.shared.add(dependency: self)
  }

  /// Returns the store.
  ///
  /// - Throws: ``HabitStoreUnavailable`` with the reason.
  package func store() throws(HabitStoreUnavailable) -> HabitStore {
    guard let open else {
      throw HabitStoreUnavailable(String(localized: "The app is starting. Try again."))
    }
    do {
      return try open()
    } catch let error as HabitStoreUnavailable {
      throw error
    } catch {
      throw HabitStoreUnavailable(error.localizedDescription)
    }
  }
}

/// The reason why an intent has no store.
package struct HabitStoreUnavailable: LocalizedError, CustomLocalizedStringResourceConvertible {
  private let reason: String

  package init(_ reason: String) {
    self.reason = reason.hasSuffix(".") ? reason : reason + "."
  }

  package var errorDescription: String? {
    String(localized: "Couldn't open your habits. \(reason)")
  }
}
