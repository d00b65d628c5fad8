import HabitIntents

extension HabitDay {
  /// The habit as an intent is told which one it is about.
  var entity: HabitEntity { HabitEntity(id: id, name: name, icon: icon) }
}
