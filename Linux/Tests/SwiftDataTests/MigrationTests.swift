import Foundation
import GRDB
import TestSupport
import Testing

@testable import SwiftData

private enum One: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Person.self, Pet.self] }

  @Model final class Person {
    var fullName: String
    var age: Int?
    var nickname: String
    @Relationship(deleteRule: .cascade, inverse: \Pet.owner) var pets: [Pet] = []

    init(fullName: String, age: Int?, nickname: String) {
      self.fullName = fullName
      self.age = age
      self.nickname = nickname
    }
  }

  @Model final class Pet {
    var name: String
    var owner: Person?

    init(name: String, owner: Person) {
      self.name = name
      self.owner = owner
    }
  }
}

/// The version in which one property is renamed, another is removed, and a third becomes required.
private enum Two: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static var models: [any PersistentModel.Type] { [Person.self, Pet.self] }

  @Model final class Person {
    #Index<Person>([\.age])

    @Attribute(originalName: "fullName") var name: String
    var age: Int = 18
    @Relationship(deleteRule: .cascade, inverse: \Pet.owner) var pets: [Pet] = []

    init(name: String) { self.name = name }
  }

  @Model final class Pet {
    var name: String
    var owner: Person?

    init(name: String, owner: Person) {
      self.name = name
      self.owner = owner
    }
  }
}

/// The version in which a custom stage splits the name.
private enum Three: VersionedSchema {
  static let versionIdentifier = Schema.Version(3, 0, 0)
  static var models: [any PersistentModel.Type] { [Person.self, Pet.self] }

  @Model final class Person {
    var name: String
    var first: String = ""
    var age: Int = 18
    @Relationship(deleteRule: .cascade, inverse: \Pet.owner) var pets: [Pet] = []

    init(name: String) { self.name = name }
  }

  @Model final class Pet {
    var name: String
    var owner: Person?

    init(name: String, owner: Person) {
      self.name = name
      self.owner = owner
    }
  }
}

private struct Failure: Error {}

private enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [One.self, Two.self, Three.self] }
  static var stages: [MigrationStage] {
    [
      .lightweight(fromVersion: One.self, toVersion: Two.self),
      .custom(
        fromVersion: Two.self,
        toVersion: Three.self,
        willMigrate: { context in
          for person in try context.fetch(FetchDescriptor<Two.Person>()) where person.age > 90 {
            context.delete(person)
          }
        },
        didMigrate: { context in
          for person in try context.fetch(FetchDescriptor<Three.Person>()) {
            person.first = person.name.split(separator: " ").first.map(String.init) ?? ""
          }
        }
      ),
    ]
  }
}

private enum FailingPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { Plan.schemas }
  static var stages: [MigrationStage] {
    [
      Plan.stages[0],
      .custom(
        fromVersion: Two.self,
        toVersion: Three.self,
        willMigrate: nil,
        didMigrate: { context in
          for person in try context.fetch(FetchDescriptor<Three.Person>()) {
            context.delete(person)
          }
          try context.save()
          throw Failure()
        }
      ),
    ]
  }
}

@Suite struct MigrationTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let context = try open(One.self, plan: nil)
    let ada = One.Person(fullName: "Ada L", age: nil, nickname: "A")
    let old = One.Person(fullName: "Old M", age: 99, nickname: "O")
    context.insert(One.Pet(name: "Rex", owner: ada))
    context.insert(One.Pet(name: "Tom", owner: old))
    let deleted = One.Person(fullName: "Gone", age: 1, nickname: "G")
    try context.insertAndSave(deleted)
    context.delete(deleted)
    try context.save()
  }

  private func open(
    _ version: any VersionedSchema.Type,
    plan: (any SchemaMigrationPlan.Type)? = Plan.self
  ) throws -> ModelContext {
    try folder.open(version, plan: plan)
  }

  private func rows(_ sql: String) throws -> [String] {
    let queue = try DatabaseQueue(path: folder.store.path)
    defer { #expect(throws: Never.self) { try queue.close() } }
    return try queue.read { try Row.fetchAll($0, sql: sql).map(\.description) }
  }

  @Test func `A lightweight stage keeps rows, used keys, and delete rules`() throws {
    let context = try open(Two.self)
    let people = try context.fetch(FetchDescriptor<Two.Person>(sortBy: [SortDescriptor(\.name)]))
    #expect(people.map(\.name) == ["Ada L", "Old M"])
    #expect(people.map(\.age) == [18, 99])
    #expect(people.map { $0.pets.map(\.name) } == [["Rex"], ["Tom"]])
    let person = Two.Person(name: "New")
    try context.insertAndSave(person)
    #expect(person.persistentModelID.key == 4)
    for person in people { context.delete(person) }
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Two.Pet>()) == 0)
  }

  @Test func `Stages run one after another`() throws {
    let context = try open(Three.self)
    let people = try context.fetch(FetchDescriptor<Three.Person>())
    #expect(people.map(\.first) == ["Ada"])
    #expect(people.map { $0.pets.map(\.name) } == [["Rex"]])
    #expect(try context.fetchCount(FetchDescriptor<Three.Pet>()) == 1)
  }

  @Test func `A failing stage leaves the store unchanged`() throws {
    let before = try rows("SELECT * FROM Person") + rows("SELECT * FROM Pet")
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try open(Three.self, plan: FailingPlan.self)
    }
    #expect(try rows("SELECT * FROM Person") + rows("SELECT * FROM Pet") == before)
    #expect(try rows("SELECT version FROM _store") == ["[version:\"1.0.0\"]"])
    #expect(try open(One.self, plan: nil).fetchCount(FetchDescriptor<One.Person>()) == 2)
  }

  @Test func `Opening the same version again writes nothing`() throws {
    let before = try folder.contents()
    _ = try open(One.self)
    #expect(try folder.contents() == before)
  }

  @Test func `The store has the indexes of its version`() throws {
    let sql = "SELECT name FROM sqlite_master WHERE type = 'index' ORDER BY name"
    #expect(try rows(sql) == ["[name:\"Pet_owner_index\"]"])
    _ = try open(Two.self)
    #expect(try rows(sql) == ["[name:\"Person_age_index\"]", "[name:\"Pet_owner_index\"]"])
    _ = try open(Three.self)
    #expect(try rows(sql) == ["[name:\"Pet_owner_index\"]"])
  }
}
