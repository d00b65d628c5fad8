import Foundation
import HabitEngine

/// A backup of Tickmate for Android, which is its SQLite database, `user_version` 9 to 14.
///
/// A tick is a row with a year, a month (starting with 0, as in Java), and a day. A track with
/// several ticks a day has a row for each tick.
struct TickmateBackup: DatabaseFormat {
  let name = "Tickmate backup"

  func recognizes(_ backup: SQLiteBackup) throws -> Bool {
    try backup.hasTables("tracks", "ticks")
  }

  func read(_ backup: SQLiteBackup, _ progress: ImportProgress) throws -> PortableHistory {
    var tracks: [Int: TickmateTrack] = [:]
    try backup.forEachRow(
      of: "tracks",
      required: ["_id", "name"],
      limit: ImportLimits.habits,
      progress
    ) { row in
      let track = try TickmateTrack(row)
      tracks[track.number] = track
    }
    // Tickmate leaves the ticks of deleted tracks in the table.
    var orphans = 0
    try backup.forEachRow(
      of: "ticks",
      required: ["_track_id", "year", "month", "day"],
      progress
    ) { row in
      guard let number = try row.integer("_track_id"), tracks[number] != nil else {
        orphans += 1
        return
      }
      guard let year = try row.integer("year"), let month = try row.integer("month"),
        let dayOfMonth = try row.integer("day"), (0...11).contains(month),
        let day = CalendarDay(year: year, month: month + 1, day: dayOfMonth),
        ImportLimits.days.contains(day)
      else { throw row.invalid(.noForeignDay) }
      tracks[number]?.add(day)
    }
    let groups = try groups(backup, progress)
    let ordered = tracks.sorted { ($0.value.order, $0.key) < ($1.value.order, $1.key) }
    return PortableHistory(
      format: name,
      ordered.map { number, track in
        var habit = track.habit
        groups[number]?.forEach { habit.setCategory($0) }
        return habit
      },
      omissions: [.strayRecords(orphans)]
    )
  }

  /// Returns the names of each track's groups. Versions before 13 have no groups.
  private func groups(
    _ backup: SQLiteBackup,
    _ progress: ImportProgress
  ) throws -> [Int: [String]] {
    guard try backup.hasTables("groups", "track2groups") else { return [:] }
    var names: [Int: String] = [:]
    try backup.forEachRow(of: "groups", required: ["_id", "name"], progress) { row in
      if let number = try row.integer("_id") { names[number] = try row.text("name") }
    }
    var groups: [Int: [String]] = [:]
    try backup.forEachRow(
      of: "track2groups",
      required: ["_track_id", "_group_id"],
      progress
    ) { row in
      guard let track = try row.integer("_track_id"), let group = try row.integer("_group_id"),
        let name = names[group]
      else { return }
      groups[track, default: []].append(name)
    }
    return groups
  }
}

/// A row of the table tracks with its ticks.
struct TickmateTrack {
  let number: Int
  /// The position in the list; -1 if none was chosen.
  let order: Int
  private(set) var habit: HabitBuilder
  private let countsTicks: Bool

  init(_ row: SQLiteRow) throws {
    let name = try row.text("name")
    number = try row.integer("_id") ?? Int(row.number)
    order = try row.integer("order") ?? -1
    countsTicks = try row.integer("multiple_entries_per_day") ?? 0 != 0
    var habit = HabitBuilder(name: name, identity: "tickmate/\(number)/\(name)")
    habit.details = [try row.text("description")]
    habit.setIcon(try row.text("icon"))
    habit.isArchived = try row.integer("enabled") ?? 1 == 0
    // Version 14 added colors. 0 means the blue that all tracks had before.
    if let color = try row.integer("color"), (1...0xFFFFFF).contains(color) {
      habit.originalColor = HexColor.text(color)
    } else {
      habit.originalColor = "#4EA6E0"
    }
    self.habit = habit
  }

  mutating func add(_ day: CalendarDay) {
    if countsTicks {
      habit.count(1, on: day)
    } else {
      habit.add(PortableDay(day: day, count: 1, status: .done))
    }
  }
}
