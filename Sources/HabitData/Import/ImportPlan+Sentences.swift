import Foundation
import HabitEngine
import HabitInterchange

extension ImportPlan {
  /// The additions in words: "3 habits and 412 days".
  package var added: String {
    let habits = Self.count(newHabits.count, "habit")
    let days = Self.count(addedDayCount, "day")
    return newHabits.isEmpty ? days : "\(habits) and \(days)"
  }

  /// Returns the first and the last added day in words; nil if none is added.
  package func span(_ locale: Locale) -> String? {
    guard let days = addedDays else { return nil }
    let (first, last) = (days.lowerBound.formatted(locale), days.upperBound.formatted(locale))
    return first == last ? "On \(first)." : "From \(first) to \(last)."
  }

  /// The habits and days that are unchanged, in words, or nil if there are none.
  package var skipped: String? {
    let habits = Self.count(knownHabitCount, "habit")
    switch (knownHabitCount, skippedDayCount) {
    case (0, _): return nil
    case (1, 0): return "\(habits) is already in the app."
    case (_, 0): return "\(habits) are already in the app."
    case (_, 1): return "1 day of \(habits) is already in the app and stays unchanged."
    default:
      let days = Self.count(skippedDayCount, "day")
      return "\(days) of \(habits) are already in the app and stay unchanged."
    }
  }

  /// A sentence about the number of habits that change during import; nil if there are none.
  package var changed: String? {
    let all = newHabits.map(\.changes) + additions.map(\.changes)
    switch all.count(where: { !$0.isEmpty }) {
    case 0: return nil
    case 1: return "1 habit can't be imported exactly as it is. The changes are listed below."
    case let number:
      return "\(number.formatted()) habits can't be imported exactly as they are. The changes are "
        + "listed below."
    }
  }

  /// A sentence for the new habits' unknown icons, and one for their unknown colors.
  package var unknownLooks: [String] {
    func count(_ look: ImportedLook) -> Int {
      newHabits.count { $0.unknownLooks.contains(look) }
    }
    let (icons, colors) = (count(.icon), count(.color))
    return [
      icons == 0 ? nil : icons == 1 ? "1 icon becomes a star." : "\(icons) icons become stars.",
      colors == 0
        ? nil : "\(Self.count(colors, "color")) \(colors == 1 ? "becomes" : "become") Blue.",
    ].compactMap(\.self)
  }

  /// Returns a sentence about imported habits whose names exist in the app.
  package static func question(of namesakes: Namesakes) -> String? {
    switch namesakes.names.count {
    case 0: nil
    case 1: "“\(namesakes.names[0])” is also the name of an existing habit."
    case let number: "\(number.formatted()) habits have the same names as existing habits."
    }
  }

  /// Returns a number with its noun: "1 day", "1,240 days".
  package static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number.formatted()) \(noun)s"
  }
}
