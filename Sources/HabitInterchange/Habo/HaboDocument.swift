/// The backup of Habo: a list of habits with their events, or since version 3 an object with that
/// list.
struct HaboDocument: JSONFormat {
  let name = "Habo backup"

  func recognizes(_ shape: JSONShape) -> Bool {
    [JSONShape.root, "habits"].contains { list in
      shape.elementMembers[list]?.isSuperset(of: ["title", "events"]) ?? false
    }
  }

  func read(_ reader: JSONReader) throws -> PortableHistory {
    var habits: [(position: Int, builder: HabitBuilder)] = []
    var names = RepeatedNames()
    var deleted = 0
    let readList = {
      try reader.array { _ in
        let habit = try HaboHabit(reader)
        guard !habit.isDeleted else {
          deleted += 1
          return
        }
        habits.append((habit.position, habit.builder(&names)))
        try ImportLimits.checkHabits(habits.count, in: reader.file)
      }
    }
    if try reader.kind() == .array {
      try readList()
    } else {
      try reader.object { member in
        if member == "habits" { try readList() } else { try reader.skip() }
      }
    }
    try reader.finish()
    return PortableHistory(
      format: name,
      habits.sorted { $0.position < $1.position }.map(\.builder),
      omissions: [.deletedHabits(deleted)]
    )
  }
}
