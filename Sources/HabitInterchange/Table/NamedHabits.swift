import Foundation
import HabitEngine

/// The habits found so far in a table, by name or by the table's own identifier.
struct NamedHabits {
  /// The prefix of identities.
  let prefix: String
  var habits: [HabitBuilder] = []
  private var places: [String: Int] = [:]

  init(prefix: String) {
    self.prefix = prefix
  }

  /// Returns the index of a habit, creating it if necessary.
  ///
  /// - Parameter key: The identifier of the habit in the file; nil to use the name.
  mutating func place(of name: String, key: String? = nil, of row: CSVRow) throws -> Int {
    let name = FormulaGuard.removing(name.trimmingCharacters(in: .whitespacesAndNewlines))
    let key = key ?? name
    if let place = places[key] { return place }
    try ImportLimits.checkHabits(habits.count + 1, in: row.file)
    places[key] = habits.count
    habits.append(HabitBuilder(name: name, identity: "\(prefix)/\(key)"))
    return habits.count - 1
  }

  /// Adds the value of a cell to a day. Several numbers for a day are added up; of several words,
  /// the first is kept.
  mutating func add(_ cell: TableCell, on day: CalendarDay, note: String = "", to place: Int) {
    switch cell {
    case .empty:
      guard !note.isEmpty else { return }
      habits[place].add(PortableDay(day: day, count: 0, status: .done, note: note))
    case .done: habits[place].add(1, on: day, note: note)
    case .missed: habits[place].add(0, on: day, note: note)
    case .skipped:
      habits[place].add(PortableDay(day: day, count: 0, status: .skipped, note: note))
    case .amount(let amount): habits[place].sum(amount, on: day, note: note)
    }
  }
}
