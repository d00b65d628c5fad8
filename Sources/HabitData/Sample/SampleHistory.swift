import Foundation
import HabitEngine

/// Sample habits with two years of history, for demonstrations and measurements. The result depends
/// only on the number of habits, the day, and the day boundary.
package struct SampleHistory {
  /// The last day of the history.
  let today: CalendarDay
  /// The rule that maps instants to days.
  let boundary: DayBoundary

  package init(today: CalendarDay, boundary: DayBoundary) {
    self.today = today
    self.boundary = boundary
  }

  private static let days = 730

  /// Returns sample habits. The first habits are typical and suit a first screen.
  package func habits(_ count: Int) -> [PortableHabit] {
    (0..<count).map(habit)
  }

  private func habit(_ index: Int) -> PortableHabit {
    var random = SeededGenerator(seed: UInt64(index) + 1)
    var draft = Self.themes[index % Self.themes.count]
    let round = index / Self.themes.count
    if round > 0 {
      draft.name += " \(round + 1)"
      let colors = HabitColorPreset.allCases
      draft.color = colors[index % colors.count].rawValue
    }
    if index % 5 == 0 {
      draft.reminders = [Reminder(hour: 7 + index % 12, minute: 30, weekdays: .everyDay)]
    }
    let first = today.advanced(by: -Self.days + 1)
    let identity = UUID(
      uuid: (
        0x5A, 0x4D, 0x50, 0x4C, 0, 0, 0x80, 0, 0x80, 0, 0, 0,
        UInt8(truncatingIfNeeded: index >> 24), UInt8(truncatingIfNeeded: index >> 16),
        UInt8(truncatingIfNeeded: index >> 8), UInt8(truncatingIfNeeded: index)
      )
    )
    return PortableHabit(
      id: identity,
      draft: draft,
      createdAt: boundary.start(of: first),
      position: index,
      archivedAt: index % 17 == 16 ? boundary.start(of: today) : nil,
      days: records(from: first, draft: draft, random: &random)
    )
  }

  /// Returns records with good and bad weeks, skipped days, and notes.
  private func records(
    from first: CalendarDay,
    draft: HabitDraft,
    random: inout SeededGenerator
  ) -> [PortableDay] {
    var records: [PortableDay] = []
    var zeal = 70
    for day in first...today {
      if day.weekday == .monday { zeal = Int.random(in: 35...97, using: &random) }
      var count = 0
      let isSkipped = random.isTrue(percent: 3)
      if !isSkipped {
        if random.isTrue(percent: zeal) {
          count = draft.completionsPerDay
        } else if draft.completionsPerDay > 1, random.isTrue(percent: 60) {
          count = Int.random(in: 1..<draft.completionsPerDay, using: &random)
        } else {
          continue
        }
      }
      records.append(
        PortableDay(
          day: day,
          count: count,
          status: isSkipped ? .skipped : .done,
          note: random.isTrue(percent: 2) ? "Felt good." : "",
          changedAt: boundary.start(of: day).addingTimeInterval(9 * 3_600)
        )
      )
    }
    return records
  }
}

/// A random number generator with reproducible results: SplitMix64 (Steele, Lea, and Flood, "Fast
/// Splittable Pseudorandom Number Generators", 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// Returns true with a probability in percent.
  mutating func isTrue(percent: Int) -> Bool {
    Int(next() % 100) < percent
  }
}
