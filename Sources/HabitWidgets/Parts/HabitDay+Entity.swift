import HabitIntents

extension HabitDay {
  /// The entity for an intent.
  var entity: HabitEntity { HabitEntity(id: id, name: name, icon: icon) }
}
