import Foundation

/// A screen that can be pushed on the list.
enum HabitRoute: Hashable {
  /// The detail screen of the habit with this ID.
  case habit(UUID)
  /// The sheet for a new habit, opened by a shortcut. Unlike the other routes, it is not pushed.
  case new
  case archive
  /// The statistics of all habits.
  case statistics
  case settings
  /// The category editor in the settings.
  case categories
  /// The data screen in the settings.
  case data
  /// The access tokens in the settings.
  case access
  /// The signed-in devices in the settings.
  case devices
  /// The sync screen in the settings.
  case sync
  /// The app's version and licenses, in the settings.
  case about
}

/// The route's form in URLs and in restored windows. It contains a habit's ID instead of its name,
/// because URLs stay in the browser history.
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
