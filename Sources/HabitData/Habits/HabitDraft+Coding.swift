import HabitEngine

extension HabitDraft: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, details, icon, color, category, timeOfDay, target, reminders
    case completionsPerDay, streakGoal
    case endDay
  }

  /// Reads a draft, even from a version that had only completions per day and a goal. This keeps an
  /// editor open while the app is updated.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try values.decode(String.self, forKey: .name),
      details: try values.decode(String.self, forKey: .details),
      icon: try values.decode(String.self, forKey: .icon),
      color: try values.decode(String.self, forKey: .color),
      category: try values.decodeIfPresent(HabitCategory.self, forKey: .category),
      timeOfDay: try values.decodeIfPresent(DayPart.self, forKey: .timeOfDay) ?? .any,
      target: try values.decodeIfPresent(HabitTarget.self, forKey: .target)
        ?? HabitTarget(
          completionsPerDay: values.decode(Int.self, forKey: .completionsPerDay),
          goal: values.decode(StreakGoal.self, forKey: .streakGoal)
        ),
      reminders: try values.decode([Reminder].self, forKey: .reminders)
    )
    if let chosen = try values.decodeIfPresent(CalendarDay.self, forKey: .endDay) {
      endDay = chosen
    }
  }

  /// Writes a draft.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(details, forKey: .details)
    try values.encode(icon, forKey: .icon)
    try values.encode(color, forKey: .color)
    try values.encodeIfPresent(category, forKey: .category)
    try values.encode(timeOfDay, forKey: .timeOfDay)
    try values.encode(target, forKey: .target)
    // A target has no end before its start, but an open editor keeps the choice and names the mistake.
    if endDay != target.endDay { try values.encodeIfPresent(endDay, forKey: .endDay) }
    try values.encode(reminders, forKey: .reminders)
  }
}
