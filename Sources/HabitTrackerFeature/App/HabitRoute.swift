import Foundation

/// A screen above the list.
enum HabitRoute: Hashable {
  /// The screen of the habit of an identity.
  case habit(UUID)
  /// A new habit's sheet above the list, as a shortcut opens it; no screen of its own.
  case new
  /// The archived habits.
  case archive
  /// The figures over all habits.
  case statistics
  /// How the app looks and reckons.
  case settings
  /// The user's categories, from the settings.
  case categories
  /// Where the habits are kept, from the settings.
  case data
  /// Who else reaches the habits, from the settings.
  case access
  /// Where the user is signed in, from the settings.
  case devices
  /// The other devices with the same habits, from the settings.
  case sync
  /// What the app is made of, from the settings.
  case about
}

/// Its name in addresses and in what is kept of a window. It says which habit by its identity: an
/// address stays in the history of a browser, where a habit's name has no place.
extension HabitRoute: RawRepresentable, Codable {
  init?(rawValue: String) {
    switch rawValue {
    case "new": self = .new
    case "archive": self = .archive
    case "statistics": self = .statistics
    case "settings": self = .settings
    case "categories": self = .categories
    case "data": self = .data
    case "access": self = .access
    case "devices": self = .devices
    case "sync": self = .sync
    case "about": self = .about
    default:
      let parts = rawValue.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0] == "habits", let id = UUID(uuidString: String(parts[1]))
      else { return nil }
      self = .habit(id)
    }
  }

  var rawValue: String {
    switch self {
    case .habit(let id): "habits/\(id.uuidString.lowercased())"
    case .new: "new"
    case .archive: "archive"
    case .statistics: "statistics"
    case .settings: "settings"
    case .categories: "categories"
    case .data: "data"
    case .access: "access"
    case .devices: "devices"
    case .sync: "sync"
    case .about: "about"
    }
  }
}
