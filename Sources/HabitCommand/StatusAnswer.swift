/// What `habit status` tells.
enum StatusAnswer: CommandAnswer, Equatable {
  case habit(HabitReport)
  case today(TodayReport)

  /// How far today has come over all habits.
  struct TodayReport: Encodable, Equatable {
    /// The day, `2026-03-09`.
    let day: String
    /// The habits that are complete.
    let done: Int
    /// The habits that the day asks for: all but the skipped ones and those done for the week.
    let due: Int
    /// The habits that were left out.
    let skipped: Int
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .habit(let report): try report.encode(to: encoder)
    case .today(let report): try report.encode(to: encoder)
    }
  }

  var text: String {
    switch self {
    case .habit(let report): return report.text
    case .today(let today):
      let skipped = today.skipped > 0 ? ", \(today.skipped) skipped" : ""
      return "\(today.day): \(today.done) of \(today.due) done\(skipped)"
    }
  }
}
