import Foundation
import HabitEngine
import SwiftData

/// Version 1 of the store, with copies of its models so that SwiftData recognizes old stores. Never
/// change it.
enum HabitSchemaV1: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)

  static var models: [any PersistentModel.Type] {
    [Habit.self, HabitCompletion.self]
  }

  @Model
  final class Habit {
    @Attribute(.unique) var id: UUID
    var name: String = ""
    var details: String = ""
    var icon: String = "star.fill"
    var color: String = "blue"
    var originalColor: String?
    var categoryRaw: String?
    var completionsPerDay: Int = 1
    var goalPeriodRaw: String = "day"
    var goalBasisRaw: String = "day"
    var goalValue: Int = 3
    var reminders: [Reminder] = []
    var createdAt: Date
    var sortIndex: Int
    var archivedAt: Date?
    var historyVersion: UUID?
    @Relationship(deleteRule: .cascade, inverse: \HabitCompletion.habit)
    var completions: [HabitCompletion] = []

    init(id: UUID, createdAt: Date, sortIndex: Int) {
      self.id = id
      self.createdAt = createdAt
      self.sortIndex = sortIndex
    }
  }

  @Model
  final class HabitCompletion {
    #Unique<HabitCompletion>([\.habitID, \.day])

    var habitID: UUID
    var day: Int
    var count: Int
    var statusRaw: String
    var note: String
    var date: Date
    var habit: Habit?

    init(habitID: UUID, day: Int, count: Int, statusRaw: String, note: String, date: Date) {
      self.habitID = habitID
      self.day = day
      self.count = count
      self.statusRaw = statusRaw
      self.note = note
      self.date = date
    }
  }
}
