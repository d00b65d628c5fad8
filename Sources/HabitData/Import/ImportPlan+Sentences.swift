import Foundation
import HabitEngine
import HabitInterchange

extension ImportPlan {
  /// The additions in words: "3 habits and 412 days".
  package var added: String { Self.added(habits: newHabits.count, days: addedDayCount) }

  /// Returns the numbers of added habits and days in words.
  package static func added(habits: Int, days: Int) -> String {
    habits == 0
      ? String(localized: "\(days) days") : String(localized: "\(habits) habits and \(days) days")
  }

  /// The additions in a notice: "Added 3 habits and 412 days".
  var addedNotice: String {
    newHabits.isEmpty
      ? String(localized: "Added \(addedDayCount) days")
      : String(localized: "Added \(newHabits.count) habits and \(addedDayCount) days")
  }

  /// Returns the first and the last added day in words; nil if none is added.
  package func span(_ locale: Locale) -> String? {
    guard let days = addedDays else { return nil }
    let (first, last) = (days.lowerBound.formatted(locale), days.upperBound.formatted(locale))
    return first == last
      ? String(localized: "On \(first).") : String(localized: "From \(first) to \(last).")
  }

  /// The habits and days that are unchanged, in words, or nil if there are none.
  package var skipped: String? {
    Self.skipped(habits: knownHabitCount, days: skippedDayCount)
  }

  /// Returns the numbers of unchanged habits and days as a phrase, or nil if there are none.
  package static func skipped(habits: Int, days: Int) -> String? {
    switch (habits, days) {
    case (0, _): nil
    case (let habits, 0): String(localized: "\(habits) habits are already in the app.")
    case (let habits, let days):
      String(
        localized: "\(days) days of \(habits) habits are already in the app and stay unchanged."
      )
    }
  }

  /// A sentence about the number of habits that can't be imported exactly; nil if there are none.
  package var changed: String? {
    let all = newHabits.map(\.changes) + additions.map(\.changes)
    let count = all.count { !$0.isEmpty }
    if count == 0 { return nil }
    return String(
      localized: """
        \(count) habits can't be imported exactly as they are. The changes are listed below.
        """
    )
  }

  /// One sentence about the unknown icons of the new habits, and one about their unknown colors.
  package var unknownAppearances: [String] {
    func count(_ look: ImportedAppearance) -> Int {
      newHabits.count { $0.unknownAppearances.contains(look) }
    }
    let (icons, colors) = (count(.icon), count(.color))
    return [
      icons == 0 ? nil : String(localized: "\(icons) icons become stars."),
      colors == 0 ? nil : String(localized: "\(colors) colors become Blue."),
    ].compactMap(\.self)
  }

  /// Returns a sentence about imported habits whose names exist in the app; nil if there are none.
  package static func question(of namesakes: Namesakes) -> String? {
    switch namesakes.names.count {
    case 0: nil
    case 1: String(localized: "“\(namesakes.names[0])” is also the name of an existing habit.")
    case let count: String(localized: "\(count) habits have the same names as existing habits.")
    }
  }
}
