import Foundation
import HabitInterchange
import HabitSync
import HabitTestSupport

extension SyncDocument {
  /// Returns the habits and categories as JSON in the format of the app's export.
  func json() throws -> Data {
    try JSONExport.data(
      habits,
      categories: categories.filter { !$0.isRemoved }.map(\.category)
    )
  }
}
