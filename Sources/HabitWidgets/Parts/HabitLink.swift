import Foundation
import SwiftUI

/// What a widget opens in the app.
enum HabitLink {
  /// The list.
  static let list = url("")

  /// A habit's screen.
  static func habit(_ id: UUID) -> URL { url("habits/\(id.uuidString.lowercased())") }

  private static func url(_ path: String) -> URL {
    guard let url = URL(string: "habittracker:///\(path)") else {
      preconditionFailure("\(path) is made of letters, digits and slashes")
    }
    return url
  }
}
