import Foundation
import SwiftData
import TestSupport
import Testing

/// The versions of a schema, each with its own models.
private enum Versions {
  enum First: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Habit.self, Entry.self] }

    @Model final class Habit {
      @Attribute(.unique) var id: UUID = UUID()
      var name: String
      var color: String?
      var goals: [Int] = [3]
      @Relationship(deleteRule: .cascade, inverse: \Entry.habit) var entries: [Entry] = []

      init(name: String) { self.name = name }
    }

    @Model final class Entry {
      var day: Int
      var habit: Habit?

      init(day: Int, habit: Habit) {
        self.day = day
        self.habit = habit
      }
    }
  }

  enum Second: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 1, 0)
    static var models: [any PersistentModel.Type] { [Habit.self, Entry.self] }

    @Model final class Habit {
      @Attribute(.unique) var id: UUID = UUID()
      var name: String
      var color: String?
      var goals: [Int] = [3]
      var icon: String = "star"
      var limit: Int = 7
      var weights: [Double] = [0.5, 1]
      var note: String?
      var changedAt: Date = Date(timeIntervalSinceReferenceDate: 0)
      @Relationship(deleteRule: .cascade, inverse: \Entry.habit) var entries: [Entry] = []

      init(name: String) { self.name = name }
    }

    @Model final class Entry {
      var day: Int
      var habit: Habit?
      @Attribute(.unique) var key: UUID?

      init(day: Int, habit: Habit) {
        self.day = day
        self.habit = habit
      }
    }
  }

  enum WithoutDefault: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 2, 0)
    static var models: [any PersistentModel.Type] { [Habit.self] }

    @Model final class Habit {
      var name: String
      var must: Int

      init(name: String, must: Int) {
        self.name = name
        self.must = must
      }
    }
  }
}

@Suite struct SchemaEvolutionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func expectFirstVersionsData(in context: ModelContext) throws {
    let habits = try context.fetch(
      FetchDescriptor<Versions.Second.Habit>(sortBy: [SortDescriptor(\.name)])
    )
    #expect(habits.map(\.name) == ["Read", "Run"])
    #expect(habits.map(\.color) == ["blue", nil])
    #expect(habits.map(\.goals) == [[3], [1, 2]])
    #expect(habits.map(\.icon) == ["star", "star"])
    #expect(habits.map(\.limit) == [7, 7])
    #expect(habits.map(\.weights) == [[0.5, 1], [0.5, 1]])
    #expect(habits.map(\.note) == [nil, nil])
    #expect(habits.map(\.changedAt.timeIntervalSinceReferenceDate) == [0, 0])
    #expect(habits.map { $0.entries.map(\.day).sorted() } == [[20_000, 20_001], []])
    #expect(habits[0].id == UUID(uuidString: "7D2E5E0A-29E6-4B6B-8F6C-0D1F6B1E7A01"))
  }

  private func writeFirstVersion() throws {
    let context = try folder.open(Versions.First.self)
    let read = Versions.First.Habit(name: "Read")
    read.id = try #require(UUID(uuidString: "7D2E5E0A-29E6-4B6B-8F6C-0D1F6B1E7A01"))
    read.color = "blue"
    let run = Versions.First.Habit(name: "Run")
    run.goals = [1, 2]
    context.insert(read)
    context.insert(run)
    for day in [20_000, 20_001] {
      context.insert(Versions.First.Entry(day: day, habit: read))
    }
    try context.save()
  }

  @Test func `New columns have their default values, and new objects can be added`() throws {
    try writeFirstVersion()
    try expectFirstVersionsData(in: try folder.open(Versions.Second.self))
    let context = try folder.open(Versions.Second.self)
    try expectFirstVersionsData(in: context)
    try context.insertAndSave(Versions.Second.Habit(name: "Sleep"))
    #expect(try context.fetchCount(FetchDescriptor<Versions.Second.Habit>()) == 3)
  }

  @Test func `An older version refuses a newer store`() throws {
    try writeFirstVersion()
    _ = try folder.open(Versions.Second.self)
    let before = try folder.contents()
    #expect(throws: SwiftDataError.backwardMigration) { try folder.open(Versions.First.self) }
    #expect(try folder.contents() == before)
  }

  @Test func `A new column without a default value is refused`() throws {
    try writeFirstVersion()
    let error = #expect(throws: SwiftDataError.self) {
      try folder.open(Versions.WithoutDefault.self)
    }
    #expect(error == .loadIssueModelContainer)
    #expect(error?.localizedDescription.contains("Habit.must") ?? false)
    try expectFirstVersionsData(in: try folder.open(Versions.Second.self))
  }

  /// The file was written by the first version of this code and is never changed.
  @Test func `A store written by the first version can be opened`() throws {
    let fixture = try #require(
      Bundle.module.url(forResource: "version-1", withExtension: "store", subdirectory: "Fixtures")
    )
    try FileManager.default.copyItem(at: fixture, to: folder.store)
    try expectFirstVersionsData(in: try folder.open(Versions.Second.self))
  }
}
