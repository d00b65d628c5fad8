import Foundation

/// Exports in this app's own format, with habits that no screen can create.
enum HabitExport {
  /// Returns an export with the given habits.
  ///
  /// - Parameter habits: One JSON object per habit, starting with the habit on top.
  static func data(_ habits: [String]) throws -> Data {
    let described = try habits.enumerated().map { index, json in
      let own = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] ?? [:]
      let minute = String(59 - index % 60)
      let identity = String(index, radix: 16, uppercase: true)
      let usual: [String: Any] = [
        "id": "6F9619FF-8B86-D011-B42D-00CF4FC9"
          + String(repeating: "0", count: 4 - identity.count) + identity,
        "createdAt": "2026-01-01T08:\(minute.count < 2 ? "0" : "")\(minute):00.000Z",
        "position": index,
      ]
      return usual.merging(own) { _, new in new }
    }
    let document: [String: Any] = ["format": "habit-tracker", "version": 1, "habits": described]
    return try JSONSerialization.data(withJSONObject: document)
  }

  /// Returns records of consecutive days as JSON.
  ///
  /// - Parameter day: The last day, in March 2026; yesterday by default.
  static func days(_ counts: [Int], until day: Int = 8) -> String {
    let records = counts.enumerated().map { index, count in
      let day = CalendarText.march(day - counts.count + 1 + index)
      return #"{"day": "\#(day)", "count": \#(count), "changedAt": "2026-03-08T20:00:00.000Z"}"#
    }
    return "[\(records.joined(separator: ", "))]"
  }

  /// A habit to run 8.5 km a day, with a step of half a kilometer.
  static let run = #"""
    {"name": "Run", "completionsPerDay": 85, "color": "green", "measure": "amount",
     "unit": {"name": "km", "decimals": 1, "step": 5}}
    """#
}

/// Days in the format of exports.
enum CalendarText {
  /// Returns a day of March 2026; 0 and below are in February or earlier.
  static func march(_ day: Int) -> String {
    let first = Date(timeIntervalSince1970: 1_772_323_200)
    return first.addingTimeInterval(86_400 * Double(day - 1))
      .formatted(.iso8601.year().month().day())
  }
}
