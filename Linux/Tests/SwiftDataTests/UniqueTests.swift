import Foundation
import SwiftData
import Testing

@Model final class Stamp {
  #Unique<Stamp>([\.country, \.number])
  #Index<Stamp>([\.number], [\.country, \.price])

  @Attribute(.unique) var code: String
  var country: String?
  var number: Int
  var price: Double
  @Relationship(deleteRule: .cascade, inverse: \Copy.stamp) var copies: [Copy] = []

  init(code: String, country: String?, number: Int, price: Double) {
    self.code = code
    self.country = country
    self.number = number
    self.price = price
  }
}

@Model final class Copy {
  var place: String
  var stamp: Stamp?

  init(place: String, stamp: Stamp) {
    self.place = place
    self.stamp = stamp
  }
}

@Suite struct UniqueTests {
  let context: ModelContext

  init() throws {
    context = ModelContext(try makeContainer(for: [Stamp.self]))
    try context.insertAndSave(Stamp(code: "A", country: "CH", number: 1, price: 1))
  }

  private func stored() throws -> [String] {
    try ModelContext(context.container).fetch(
      FetchDescriptor<Stamp>(sortBy: [SortDescriptor(\.code)])
    )
    .map { "\($0.code) \($0.country ?? "-") \($0.number) \($0.price)" }
  }

  @Test(arguments: [("A", "FR", 9), ("B", "CH", 1)])
  func `Inserting a duplicate of one or several unique properties updates the stored object`(
    code: String,
    country: String,
    number: Int
  ) throws {
    let other = ModelContext(context.container)
    let stamp = Stamp(code: code, country: country, number: number, price: 5)
    try other.insertAndSave(stamp)
    #expect(try stored() == ["\(code) \(country) \(number) 5.0"])
    #expect(stamp.modelContext === other)
    let fetched = try context.fetch(FetchDescriptor<Stamp>())
    #expect(fetched.map(\.persistentModelID) == [stamp.persistentModelID])
  }

  @Test func `An upsert updates the existing instance`() throws {
    let known = try #require(try context.fetch(FetchDescriptor<Stamp>()).first)
    let new = Stamp(code: "A", country: "CH", number: 1, price: 7)
    try context.insertAndSave(new)
    #expect(known.price == 7)
    #expect(new.modelContext == nil)
    #expect(try context.fetch(FetchDescriptor<Stamp>()) == [known])
  }

  @Test func `Two new objects with the same unique values become one row`() throws {
    context.insert(Stamp(code: "B", country: "FR", number: 2, price: 1))
    context.insert(Stamp(code: "B", country: "FR", number: 3, price: 2))
    try context.save()
    #expect(try stored() == ["A CH 1 1.0", "B FR 3 2.0"])
  }

  @Test func `Nil values are never duplicates`() throws {
    context.insert(Stamp(code: "B", country: nil, number: 1, price: 1))
    context.insert(Stamp(code: "C", country: nil, number: 1, price: 1))
    try context.save()
    #expect(try stored() == ["A CH 1 1.0", "B - 1 1.0", "C - 1 1.0"])
  }

  @Test func `A change to a duplicate value is refused`() throws {
    let stamp = Stamp(code: "B", country: "FR", number: 1, price: 1)
    try context.insertAndSave(stamp)
    stamp.code = "A"
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    #expect(context.hasChanges)
    context.rollback()
    #expect(try stored() == ["A CH 1 1.0", "B FR 1 1.0"])
  }
}
