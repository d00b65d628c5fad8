import Foundation
import HabitEngine
import HabitInterchange

/// Habits with a record on every day, the same in each run.
enum InterchangeSample {
  static func habits(_ count: Int, days: Int) -> [PortableHabit] {
    (0..<count).map { index in
      PortableHabit(
        id: UUID(uuid: (UInt8(index), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        name: "Habit \(index)",
        icon: "figure.run",
        color: "green",
        target: HabitTarget(completionsPerDay: index % 3 + 1),
        createdAt: Date(milliseconds: 1_450_000_000_123),
        position: index,
        days: (0..<days).map { record(16_871 + $0, index) }
      )
    }
  }

  private static func record(_ number: Int, _ index: Int) -> PortableDay {
    let isSkipped = (number + index) % 11 == 0
    return PortableDay(
      day: CalendarDay(rawValue: number),
      count: isSkipped ? 0 : (number + index) % 3 + 1,
      status: isSkipped ? .skipped : .done,
      note: (number + index) % 29 == 0 ? "A few words, \"quoted\"." : "",
      changedAt: Date(milliseconds: number * 86_400_000 + 64_812_345 + index)
    )
  }

  /// The structure of an export for decoding with Foundation. Values are not validated.
  struct Document: Decodable {
    struct Habit: Decodable {
      var id: String
      var days: [Day]
    }

    struct Day: Decodable {
      var day: String
      var status: String?
      var count: Int?
      var note: String?
      var changedAt: String?
    }

    var habits: [Habit]
  }

  /// Returns habits as Foundation objects with the structure of `Document`.
  static func objects(_ habits: [PortableHabit]) -> [String: Any] {
    let list = habits.map { habit in
      let days = habit.days.map { day -> [String: Any] in
        var object: [String: Any] = [
          "day": day.day.isoText, "count": day.count, "changedAt": "2026-01-04T18:00:12.345Z",
        ]
        if day.status != .done { object["status"] = day.status.rawValue }
        if !day.note.isEmpty { object["note"] = day.note }
        return object
      }
      return ["id": habit.id.uuidString, "days": days] as [String: Any]
    }
    return ["habits": list]
  }
}
