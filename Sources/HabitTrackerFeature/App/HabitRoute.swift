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
    if let route = Self.names.first(where: { $0.value == rawValue })?.key {
      self = route
      return
    }
    let parts = rawValue.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "habits", let id = UUID(uuidString: String(parts[1]))
    else { return nil }
    self = .habit(id)
  }

  var rawValue: String {
    if case .habit(let id) = self { return "habits/\(id.uuidString.lowercased())" }
    return Self.names[self, default: ""]
  }

  private static let names: [HabitRoute: String] = [
    .new: "new", .archive: "archive", .statistics: "statistics", .settings: "settings",
    .categories: "categories", .data: "data", .access: "access", .devices: "devices",
    .sync: "sync", .about: "about",
  ]
}
