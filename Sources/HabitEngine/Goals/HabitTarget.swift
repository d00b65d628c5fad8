/// What a habit asks for: how often a day, and which days or weeks in a row.
public struct HabitTarget: Hashable, Codable, Sendable {
  /// How often the habit has to be done for a day to be complete, 1 to 99.
  public let completionsPerDay: Int
  /// What streaks and outlines are measured against.
  public let goal: StreakGoal

  /// The numbers of completions that a day can ask for.
  public static let completionsPerDayRange = 1...99

  /// - Parameter completionsPerDay: Smaller and larger values become 1 and 99.
  public init(completionsPerDay: Int = 1, goal: StreakGoal = .standard) {
    let range = Self.completionsPerDayRange
    self.completionsPerDay = min(max(completionsPerDay, range.lowerBound), range.upperBound)
    self.goal = goal
  }

  private enum CodingKeys: String, CodingKey {
    case completionsPerDay, goal
  }

  /// Reads a target; a number of completions beyond the limits becomes the nearest one within.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      completionsPerDay: try values.decode(Int.self, forKey: .completionsPerDay),
      goal: try values.decode(StreakGoal.self, forKey: .goal)
    )
  }

  /// Whether a record makes its day complete: done, and as often as a day asks for.
  public func isComplete(_ record: DayRecord) -> Bool {
    record.status == .done && record.count >= completionsPerDay
  }

  func isComplete(_ cell: LogCell) -> Bool {
    cell.status == .done && cell.count >= completionsPerDay
  }

  /// The least cells of complete days.
  var leastComplete: CellQuad {
    CellQuad(repeating: LogCell(count: completionsPerDay, status: .done))
  }
}
