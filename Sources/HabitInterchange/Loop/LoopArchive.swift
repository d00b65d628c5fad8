import Foundation
import HabitEngine

/// Loop's CSV export: an archive with `Habits.csv` and a folder for each habit. A folder such as
/// `001 Meditate` contains the habit's `Checkmarks.csv`.
struct LoopArchive: ImportFormat {
  let name = "Loop Habit Tracker archive"

  func read(_ source: ImportSource, _ progress: ImportProgress) throws -> PortableHistory? {
    guard case .archive(let archive) = source, let list = Self.list(in: archive) else { return nil }
    var budget = ImportLimits.textBytes
    var habits = try habits(try table(list, archive, &budget))
    let folder = String(list.name.dropLast("Habits.csv".count))
    let histories = archive.entries.values
      .compactMap { entry in number(of: entry, in: folder).map { (entry, $0) } }
      .sorted { $0.1 < $1.1 }
    var records = 0
    for (index, (entry, number)) in histories.enumerated() {
      try progress.reach(Double(index) / Double(histories.count))
      guard habits[number] != nil else {
        throw archive.damaged(entry, String(localized: "it doesn't match Habits.csv"))
      }
      let reader = try table(entry, archive, &budget)
      try reader.forEachRow { row in
        // Before 2.0 the file had no header.
        guard row.fields.first != "Date" else { return }
        records += 1
        try ImportLimits.check(records, in: archive.file)
        let day = try Self.dates.foreignDay(row[0], of: row)
        try habits[number]?.add(row[1], on: day, note: row[2], of: row)
      }
    }
    if histories.isEmpty, let table = archive.entries[folder + "Checkmarks.csv"] {
      try addDays(to: &habits, table, archive, &budget)
    }
    let ordered = try habits.sorted { $0.key < $1.key }.map { try $0.value.built() }
    return PortableHistory(format: name, ordered)
  }

  /// Adds the days of the table at the top of an archive, in which each habit has a column. Habit
  /// names are not quoted, so a comma in a name splits the name.
  private func addDays(
    to habits: inout [Int: LoopTableHabit],
    _ entry: ZipEntry,
    _ archive: ZipArchive,
    _ budget: inout Int
  ) throws {
    let reader = try table(entry, archive, &budget)
    guard let header = try reader.next() else { return }
    let order = habits.keys.sorted()
    var ordered = order.compactMap { habits[$0] }
    let names = LoopCells(header).trimmed(ofAll: false).dropFirst().joined(separator: ",")
    let isSame =
      names.replacing(" ", with: "")
      == ordered.map(\.name).joined(separator: ",").replacing(" ", with: "")
    guard isSame else {
      throw archive.damaged(entry, String(localized: "it doesn't match Habits.csv"))
    }
    let columns = (written: ordered.count, filled: ordered.count)
    try LoopCheckmarks.addDays(to: &ordered, reader, columns, Self.dates)
    for (number, habit) in zip(order, ordered) { habits[number] = habit }
  }

  /// Dates in Loop's format.
  private static let dates = DateColumn(order: nil)

  /// Returns the entry of the list of habits, at the top of the archive or in a folder; nil if
  /// there is none.
  static func list(in archive: ZipArchive) -> ZipEntry? {
    let lists = archive.entries.values.filter {
      $0.name == "Habits.csv" || $0.name.hasSuffix("/Habits.csv")
    }
    return lists.min { $0.name.count < $1.name.count }
  }

  /// Returns the number of the habit whose history is in an entry; nil for any other entry.
  private func number(of entry: ZipEntry, in folder: String) -> Int? {
    let end = "/Checkmarks.csv"
    guard entry.name.hasPrefix(folder), entry.name.hasSuffix(end) else { return nil }
    let name = entry.name.dropFirst(folder.count).dropLast(end.count)
    guard !name.contains("/") else { return nil }
    return Int(name.prefix { $0 != " " })
  }

  private func habits(_ reader: CSVReader) throws -> [Int: LoopTableHabit] {
    guard let header = try reader.next() else { return [:] }
    guard header.column("Name") != nil else { throw header.invalid(.missing("Name")) }
    var names = RepeatedNames()
    var habits: [Int: LoopTableHabit] = [:]
    try reader.forEachRow { row in
      try ImportLimits.checkHabits(habits.count + 1, in: row.file)
      let habit = try LoopTableHabit(row, header: header, &names)
      let position = Int(row[header.column("Position")]) ?? habits.count + 1
      guard habits.updateValue(habit, forKey: position) == nil else {
        throw row.invalid(.repeated(String(position)))
      }
    }
    return habits
  }

  private func table(
    _ entry: ZipEntry,
    _ archive: ZipArchive,
    _ budget: inout Int
  ) throws -> CSVReader {
    let bytes = try archive.contents(of: entry, budget: &budget)
    let text = try TextFile(file: "\(archive.file): \(entry.name)", bytes)
    return CSVReader(text, ImportProgress())
  }
}
