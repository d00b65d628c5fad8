import Foundation
import HabitEngine
import HabitTestSupport
import SwiftData
import TestSupport
import Testing

@testable import HabitData

/// A store of an earlier version opens with all its data. The app has no earlier version yet, so
/// these tests define one.
@MainActor struct MigrationTests {
  private static let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  private static let noon = Date(timeIntervalSince1970: 1_767_268_800)

  /// Writes a store of the made-up version with a habit that was done on 2026-01-01.
  private func writeStore(_ file: URL) throws {
    let container = try ModelContainer(
      for: Schema(versionedSchema: SchemaV0.self),
      configurations: [ModelConfiguration(url: file)]
    )
    let context = ModelContext(container)
    let habit = SchemaV0.Habit(id: Self.id, createdAt: Self.noon, sortIndex: 0)
    habit.name = "Läufe 🏃"
    habit.completionsPerDay = 8
    context.insert(habit)
    let completion = SchemaV0.HabitCompletion(habitID: Self.id, day: 20_454, date: Self.noon)
    completion.note = "=1+1, \"far\""
    context.insert(completion)
    completion.habit = habit
    try context.save()
  }

  @Test func `A habit and its history keep their values; new properties have defaults`() throws {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "Habits.store")
      try writeStore(file)
      // The second run opens the migrated store.
      for _ in 0..<2 {
        let container = try ModelContainer(
          for: Schema(versionedSchema: HabitSchema.self),
          migrationPlan: PlanFromV0.self,
          configurations: [ModelConfiguration(url: file)]
        )
        let context = ModelContext(container)
        let habits = try context.fetch(FetchDescriptor<Habit>()).map(PortableHabit.init)
        let day = try #require(CalendarDay(isoText: "2026-01-01"))
        #expect(
          habits == [
            PortableHabit(
              id: Self.id,
              draft: HabitDraft(name: "Läufe 🏃", target: HabitTarget(completionsPerDay: 8)),
              createdAt: Self.noon,
              position: 0,
              days: [
                PortableDay(
                  day: day,
                  count: 1,
                  status: .done,
                  note: "=1+1, \"far\"",
                  changedAt: Self.noon
                )
              ]
            )
          ]
        )
      }
    }
  }
}

private enum PlanFromV0: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [SchemaV0.self] + HabitMigrationPlan.schemas }

  static var stages: [MigrationStage] {
    [.lightweight(fromVersion: SchemaV0.self, toVersion: HabitSchemaV1.self)]
      + HabitMigrationPlan.stages
  }
}

/// A made-up version without schedules, measures, categories, or sync.
private enum SchemaV0: VersionedSchema {
  static let versionIdentifier = Schema.Version(0, 1, 0)

  static var models: [any PersistentModel.Type] { [Habit.self, HabitCompletion.self] }

  @Model
  final class Habit {
    @Attribute(.unique) var id: UUID
    var name: String = ""
    var completionsPerDay: Int = 1
    var createdAt: Date
    var sortIndex: Int
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
    var count: Int = 1
    var statusRaw: String = "done"
    var note: String = ""
    var date: Date
    var habit: Habit?

    init(habitID: UUID, day: Int, date: Date) {
      self.habitID = habitID
      self.day = day
      self.date = date
    }
  }
}
