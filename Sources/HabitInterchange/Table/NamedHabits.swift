import Foundation
import HabitEngine

/// The habits of a table that names each of them, while its rows are read.
struct NamedHabits {
  /// What stands before a name in an identity.
  let prefix: String
  private(set) var habits: [HabitBuilder] = []
  private var places: [String: Int] = [:]

  init(prefix: String) {
    self.prefix = prefix
  }

  /// The place of a habit, which is made where it is not there yet.
  /// - Parameter key: What identifies the habit in the file; its name where there is nothing else.
  mutating func place(of name: String, key: String? = nil, of row: CSVRow) throws -> Int {
    let name = FormulaGuard.removing(name.trimmingCharacters(in: .whitespacesAndNewlines))
    let key = key ?? name
    if let place = places[key] { return place }
    try ImportLimits.checkHabits(habits.count + 1, in: row.file)
    places[key] = habits.count
    habits.append(HabitBuilder(name: name, identity: "\(prefix)/\(key)"))
    return habits.count - 1
  }

  /// Changes a habit.
  subscript(place: Int) -> HabitBuilder {
    get { habits[place] }
    set { habits[place] = newValue }
  }

  /// Adds a cell's day. Numbers of one day add up; of several words the first stands.
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
