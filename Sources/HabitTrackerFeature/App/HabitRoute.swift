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
    let parts = rawValue.split(separator: "/", omittingEmptySubsequences: false)
    if let route = Self.fixed.first(where: { $0.rawValue == rawValue }) {
      self = route
    } else if parts.count == 2, parts[0] == "habits", let id = UUID(uuidString: String(parts[1])) {
      self = .habit(id)
    } else {
      return nil
    }
  }

  /// The routes without an associated value.
  private static let fixed: [Self] = [
    .new, .archive, .statistics, .settings, .categories, .data, .access, .devices, .sync, .about,
  ]

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
