import Foundation

/// A screen above the list.
enum HabitRoute: Codable, Hashable {
  /// The screen of the habit of an identity.
  case habit(UUID)
  /// The habits that were put away.
  case archive
  /// The figures over all habits.
  case statistics
  /// How the app looks and reckons.
  case settings
  /// Where the habits are kept, from the settings.
  case data
  /// What the app is made of, from the settings.
  case about
}
