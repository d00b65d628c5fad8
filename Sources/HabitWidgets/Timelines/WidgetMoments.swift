import Foundation
import HabitEngine

/// The moments at which what a widget shows may change by itself: a day begins, a habit is due.
struct WidgetMoments: Hashable, Sendable {
  /// Now first, ascending.
  let dates: [Date]
  /// When further ones are to be looked for.
  let end: Date

  /// The most that are looked ahead to: a system keeps what is shown at each.
  static let limit = 40

  /// The moments of today and tomorrow.
  /// - Parameter habits: Those that are shown.
  init(of habits: [HabitFacts], from now: Date, _ facts: WidgetFacts) {
    let today = facts.day(of: now)
    let days = [today, today.advanced(by: 1)]
    let begins = days.map { facts.boundary.start(of: $0) }
    let times = days.flatMap { day in
      habits.flatMap { facts.dueTimes(of: $0, on: day) }.map(\.instant)
    }
    let later = Set(begins + times).filter { $0 > now }.sorted()
    let last = facts.boundary.start(of: today.advanced(by: 2))
    let kept = later.prefix(Self.limit)
    dates = [now] + kept
    end = kept.count < later.count ? later[Self.limit] : last
  }
}
