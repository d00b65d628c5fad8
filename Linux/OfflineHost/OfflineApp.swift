import AppIntents
import Foundation

/// What the program does for pages without a connection.
package protocol OfflineApp: Sendable {
  /// What it is called.
  var title: String { get }
  /// The instant of now.
  var now: Date { get }
  /// What can be shown and done without a connection, as it is now.
  @MainActor func page() throws -> OfflinePage
  /// What an intent does to the day of its row; nil where it can't be done without a connection.
  @MainActor func effect(of intent: any AppIntent, in row: OfflinePage.Row) -> OfflineEffect?
  /// Does an action, unless it was done before, and remembers that it was.
  @MainActor func perform(_ action: OfflineAction) async -> OfflineOutcome
}
