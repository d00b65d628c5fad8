@_spi(Host) import AppIntents
import Foundation

/// The app of an offline page.
@_spi(Host) public protocol OfflineApp: Sendable {
  var title: String { get }
  /// The current time.
  var now: Date { get }
  /// Returns the current content of the offline page.
  @MainActor func page() throws -> OfflinePage
  /// Returns the effect of an intent on a row's record of a day, or nil if the intent is not
  /// available offline.
  @MainActor func effect(of intent: any AppIntent, in row: OfflinePage.Row) -> OfflineEffect?
  /// Performs an action unless it was already performed, and records it.
  @MainActor func perform(_ action: OfflineAction) async -> OfflineOutcome
}
