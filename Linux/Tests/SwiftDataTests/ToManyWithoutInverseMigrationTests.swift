import SwiftData
import TestSupport
import Testing

/// The versions of a schema. Harbor is the same class in all of them.
private enum Voyages {
  @Model final class Harbor {
    var name: String

    init(name: String) { self.name = name }
  }

  enum First: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Ship.self, Harbor.self] }

    @Model final class Ship {
      var name: String

      init(name: String) { self.name = name }
    }
  }

  enum Second: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Ship.self] }

    @Model final class Ship {
      var name: String
      var calls: [Harbor] = []

      init(name: String) { self.name = name }
    }
  }

  enum Third: VersionedSchema {
    static let versionIdentifier = Schema.Version(3, 0, 0)
    static var models: [any PersistentModel.Type] { [Ship.self] }

    @Model final class Ship {
      var name: String
      @Relationship(originalName: "calls") var ports: [Harbor] = []

      init(name: String) { self.name = name }
    }
  }

  enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }

    /// The first version changes the harbors, and the second makes them the calls of each ship.
    static var stages: [MigrationStage] {
      [
        .custom(
          fromVersion: First.self,
          toVersion: Second.self,
          willMigrate: { context in
            for harbor in try context.fetch(FetchDescriptor<Harbor>()) { harbor.name += "!" }
            try context.save()
          },
          didMigrate: { context in
            let harbors = try context.fetch(FetchDescriptor<Harbor>())
            for ship in try context.fetch(FetchDescriptor<Second.Ship>()) { ship.calls = harbors }
            try context.save()
          }
        )
      ]
    }
  }
}

@Suite struct ToManyWithoutInverseMigrationTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let context = try folder.open(Voyages.First.self)
    context.insert(Voyages.First.Ship(name: "Gull"))
    for name in ["Oslo", "Riga"] { context.insert(Voyages.Harbor(name: name)) }
    try context.save()
  }

  @Test func `An older store gets a new relationship`() throws {
    let context = try folder.open(Voyages.Second.self)
    let ship = try #require(try context.fetch(FetchDescriptor<Voyages.Second.Ship>()).first)
    #expect(ship.calls == [])
    ship.calls = try context.fetch(FetchDescriptor<Voyages.Harbor>())
    try context.save()
    let again = try folder.open(Voyages.Second.self)
    let ships = try again.fetch(FetchDescriptor<Voyages.Second.Ship>())
    #expect(ships.map { $0.calls.map(\.name).sorted() } == [["Oslo", "Riga"]])
  }

  @Test func `A relationship without an inverse can be renamed`() throws {
    let context = try folder.open(Voyages.Second.self)
    let ship = try #require(try context.fetch(FetchDescriptor<Voyages.Second.Ship>()).first)
    ship.calls = try context.fetch(FetchDescriptor<Voyages.Harbor>())
    try context.save()
    let again = try folder.open(Voyages.Third.self)
    let ships = try again.fetch(FetchDescriptor<Voyages.Third.Ship>())
    #expect(ships.map { $0.ports.map(\.name).sorted() } == [["Oslo", "Riga"]])
  }

  @Test func `Two versions of a schema can share the related class`() throws {
    let context = try folder.open(Voyages.Second.self, plan: Voyages.Plan.self)
    let ships = try context.fetch(FetchDescriptor<Voyages.Second.Ship>())
    #expect(ships.map { $0.calls.map(\.name).sorted() } == [["Oslo!", "Riga!"]])
  }

  @Test func `A schema can contain the related class without its owner`() throws {
    _ = try folder.open(Voyages.Second.self)
    let container = try makeContainer(for: [Voyages.Harbor.self])
    let context = ModelContext(container)
    try context.insertAndSave(Voyages.Harbor(name: "Kiel"))
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Voyages.Harbor>()) == 1)
  }
}
