import Foundation

/// A screen above the list.
enum HabitRoute: Codable, Hashable {
  /// The screen of the habit of an identity.
  case habit(UUID)
  /// The habits that were put away.
  case archive
}
