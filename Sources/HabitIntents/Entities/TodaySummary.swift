import AppIntents
import Foundation
import HabitData
import HabitEngine

/// Today's progress.
public struct TodaySummary: TransientAppEntity {
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Today"

  /// The day in ISO 8601 format: `2026-03-09`.
  @Property(title: "Day") public var day: String
  /// The number of completed habits.
  @Property(title: "summary.done") public var done: Int
  /// The number of due habits.
  @Property(title: "summary.due") public var due: Int
  @Property(title: "summary.skipped") public var skipped: Int
  /// The names of the remaining habits, separated by commas.
  @Property(title: "Left") public var left: String
  /// The progress as a sentence.
  @Property(title: "Summary") public var summary: String

  public init() {}

  /// Creates the summary of some habits.
  ///
  /// - Parameter habits: The habits to include, with their histories loaded.
  @MainActor init(of habits: [Habit], in store: HabitStore) {
    let progress = store.todayProgress(of: habits)
    let open = habits.filter { store.todayState(of: $0).isOpen }
    day = store.today.isoText
    done = progress.done
    due = progress.due
    skipped = progress.skipped
    left = open.map(\.name).joined(separator: ", ")
    summary = Self.words(progress, left: open.map(\.name))
  }

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(summary)")
  }

  /// Returns text such as "3 of 5 done. 2 habits to go: Read, Run. 1 skipped, 2 not due."
  private static func words(_ progress: TodayProgress, left: [String]) -> String {
    let begin =
      progress.due > 0 ? String(localized: "\(progress.done) of \(progress.due) done") : nil
    let rest = left.isEmpty ? nil : left.joined(separator: ", ")
    let message = [progress.message.trimmingFullStop, rest].compactMap { $0 }
      .joined(separator: ": ")
    let sentence = [begin, message].compactMap { $0 }.joined(separator: begin == nil ? "" : ". ")
    return [sentence, progress.exceptions].compactMap { $0.map { "\($0)." } }
      .joined(separator: " ")
  }
}

extension DayState {
  /// True if the habit is a build habit that is due on the day, and neither complete nor skipped.
  package var isOpen: Bool {
    kind == .build && status.isExpected && !isComplete && !isSkipped
  }
}

extension String {
  fileprivate var trimmingFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
