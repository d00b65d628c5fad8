import AppIntents
import HabitData
import HabitEngine

/// How far today has come.
public struct TodaySummary: TransientAppEntity {
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Today"

  /// `2026-03-09`.
  @Property(title: "Day") public var day: String
  /// How many habits are complete.
  @Property(title: "Done") public var done: Int
  /// How many habits the day asks for.
  @Property(title: "Due") public var due: Int
  @Property(title: "Skipped") public var skipped: Int
  /// The names of those that are still to be done, with commas.
  @Property(title: "Left") public var left: String
  /// All of it in words.
  @Property(title: "Summary") public var summary: String

  public init() {}

  /// - Parameter habits: Those that count, with their histories read.
  @MainActor init(of habits: [Habit], in store: HabitStore) {
    let progress = store.todayProgress(of: habits)
    let open = habits.filter { habit in
      let state = store.todayState(of: habit)
      return state.kind == .build && state.standing.isAsked && !state.isComplete
        && !state.isSkipped
    }
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

  /// "3 of 5 done, 2 habits to go: Read, Run. 1 skipped, 2 not due."
  private static func words(_ progress: TodayProgress, left: [String]) -> String {
    let begin = progress.due > 0 ? "\(progress.done) of \(progress.due) done" : nil
    let rest = left.isEmpty ? nil : left.joined(separator: ", ")
    let message = [progress.message.trimmingFullStop, rest].compactMap { $0 }
      .joined(separator: ": ")
    let sentence = [begin, message].compactMap { $0 }.joined(separator: begin == nil ? "" : ". ")
    return [sentence, progress.exceptions].compactMap { $0.map { "\($0)." } }
      .joined(separator: " ")
  }
}

extension String {
  fileprivate var trimmingFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
