import Testing

@testable import SwiftData

/// A stop has no reference back to its trips.
@Model final class Trip {
  var name: String
  var stops: [Stop] = []
  @Relationship(deleteRule: .cascade) var detours: [Stop] = []

  init(name: String) { self.name = name }
}

@Model final class Stop {
  var place: String

  init(place: String) { self.place = place }
}

/// A topic contains other topics.
@Model final class Topic {
  var title: String
  var parts: [Topic] = []

  init(title: String) { self.title = title }
}

@Suite struct ToManyWithoutInverseTests {
  let context: ModelContext

  init() throws {
    context = ModelContext(try makeContainer(for: [Trip.self, Topic.self]))
  }

  private func places(_ stops: [Stop]) -> [String] { stops.map(\.place).sorted() }

  /// Returns the stops and detours of each trip, read by another context.
  private func stored() throws -> [String: [[String]]] {
    let other = ModelContext(context.container)
    let trips = try other.fetch(FetchDescriptor<Trip>())
    return Dictionary(
      uniqueKeysWithValues: trips.map { ($0.name, [places($0.stops), places($0.detours)]) }
    )
  }

  private func storedPlaces() throws -> [String] {
    try ModelContext(context.container).fetch(FetchDescriptor<Stop>()).map(\.place).sorted()
  }

  @Test func `Inserting an owner inserts its related objects`() throws {
    let (trip, bern) = (Trip(name: "A"), Stop(place: "Bern"))
    trip.stops = [bern, Stop(place: "Basel")]
    trip.detours.append(Stop(place: "Chur"))
    #expect(places(trip.stops) == ["Basel", "Bern"])
    context.insert(trip)
    #expect(bern.modelContext === context)
    #expect(places(trip.stops) == ["Basel", "Bern"])
    #expect(places(trip.detours) == ["Chur"])
    try context.save()
    #expect(places(trip.stops) == ["Basel", "Bern"])
    #expect(try stored() == ["A": [["Basel", "Bern"], ["Chur"]]])
  }

  @Test func `An owner of an inserted object is inserted into the object's context`() throws {
    let bern = Stop(place: "Bern")
    try context.insertAndSave(bern)
    let trip = Trip(name: "A")
    trip.stops.append(bern)
    #expect(trip.modelContext === context)
    try context.save()
    #expect(try stored() == ["A": [["Bern"], []]])
  }

  @Test func `Appended and removed objects are saved`() throws {
    let (trip, bern, basel) = (Trip(name: "A"), Stop(place: "Bern"), Stop(place: "Basel"))
    try context.insertAndSave(trip)
    trip.stops.append(bern)
    trip.stops.append(basel)
    #expect(context.hasChanges)
    try context.save()
    #expect(try stored() == ["A": [["Basel", "Bern"], []]])
    trip.stops.removeAll { $0 === bern }
    #expect(places(trip.stops) == ["Basel"])
    try context.save()
    #expect(try stored() == ["A": [["Basel"], []]])
    #expect(try storedPlaces() == ["Basel", "Bern"])
  }

  @Test(arguments: [false, true]) func `An object has at most one owner`(isSaved: Bool) throws {
    let (a, b, bern) = (Trip(name: "A"), Trip(name: "B"), Stop(place: "Bern"))
    a.stops = [bern]
    context.insert(a)
    context.insert(b)
    if isSaved { try context.save() }
    b.stops.append(bern)
    #expect(a.stops == [])
    #expect(b.stops == [bern])
    try context.save()
    #expect(try stored() == ["A": [[], []], "B": [["Bern"], []]])
  }

  @Test func `Two relationships to one class are independent`() throws {
    let (trip, bern) = (Trip(name: "A"), Stop(place: "Bern"))
    context.insert(trip)
    trip.stops = [bern]
    trip.detours = [bern]
    try context.save()
    #expect(try stored() == ["A": [["Bern"], ["Bern"]]])
    trip.stops = []
    try context.save()
    #expect(try stored() == ["A": [[], ["Bern"]]])
  }

  @Test func `A class can have a relationship to itself`() throws {
    let (whole, part, detail) = (Topic(title: "1"), Topic(title: "1.1"), Topic(title: "1.1.1"))
    whole.parts = [part]
    part.parts = [detail]
    try context.insertAndSave(whole)
    let other = ModelContext(context.container)
    let topics = try other.fetch(
      FetchDescriptor<Topic>(sortBy: [SortDescriptor(\.title)])
    )
    #expect(topics.map { $0.parts.map(\.title) } == [["1.1"], ["1.1.1"], []])
  }

  @Test func `Deleting the owner follows the delete rule`() throws {
    let trip = Trip(name: "A")
    trip.stops = [Stop(place: "Bern")]
    trip.detours = [Stop(place: "Chur")]
    try context.insertAndSave(trip)
    context.delete(trip)
    try context.save()
    #expect(try stored() == [:])
    #expect(try storedPlaces() == ["Bern"])
  }

  @Test func `The delete rule applies to related objects that are not loaded`() throws {
    let trip = Trip(name: "A")
    trip.stops = [Stop(place: "Bern")]
    try context.insertAndSave(trip)
    let other = ModelContext(context.container)
    let chur = Stop(place: "Chur")
    try #require(try other.fetch(FetchDescriptor<Trip>()).first).detours = [chur]
    try other.save()
    // This context has not loaded the detour.
    context.delete(trip)
    try context.save()
    #expect(try storedPlaces() == ["Bern"])
  }

  @Test func `Deleting an object removes it from its owner`() throws {
    let (trip, bern) = (Trip(name: "A"), Stop(place: "Bern"))
    trip.stops = [bern, Stop(place: "Basel")]
    try context.insertAndSave(trip)
    context.delete(bern)
    #expect(places(trip.stops) == ["Basel"])
    try context.save()
    #expect(try stored() == ["A": [["Basel"], []]])
    #expect(try storedPlaces() == ["Basel"])
  }

  @Test func `A new object that was deleted can be inserted again`() throws {
    let (trip, bern) = (Trip(name: "A"), Stop(place: "Bern"))
    context.insert(trip)
    trip.stops = [bern]
    context.delete(bern)
    #expect(trip.stops == [])
    #expect(bern.place == "Bern")
    context.insert(bern)
    #expect(trip.stops == [])
    trip.stops.append(bern)
    try context.save()
    #expect(try stored() == ["A": [["Bern"], []]])
  }

  @Test func `A rollback reverts relationships`() throws {
    let (a, b, bern) = (Trip(name: "A"), Trip(name: "B"), Stop(place: "Bern"))
    a.stops = [bern]
    try context.insertAndSave(a, b)
    b.stops = [bern, Stop(place: "Basel")]
    context.rollback()
    #expect(a.stops == [bern])
    #expect(b.stops == [])
    #expect(!context.hasChanges)
    #expect(try storedPlaces() == ["Bern"])
  }

  @Test func `A relationship saved in another context is read by new contexts, not by older ones`()
    throws
  {
    let trip = Trip(name: "A")
    try context.insertAndSave(trip)
    #expect(trip.stops == [])
    let other = ModelContext(context.container)
    try #require(try other.fetch(FetchDescriptor<Trip>()).first).stops = [Stop(place: "Bern")]
    try other.save()
    #expect(trip.stops == [])
    let later = ModelContext(context.container)
    let saved = try #require(try later.fetch(FetchDescriptor<Trip>()).first)
    #expect(places(saved.stops) == ["Bern"])
  }

  @Test func `Additions in two contexts are both saved`() throws {
    let trip = Trip(name: "A")
    try context.insertAndSave(trip)
    let other = ModelContext(context.container)
    try #require(try other.fetch(FetchDescriptor<Trip>()).first).stops.append(Stop(place: "Bern"))
    trip.stops.append(Stop(place: "Basel"))
    try other.save()
    try context.save()
    #expect(try stored() == ["A": [["Basel", "Bern"], []]])
  }

  @Test func `A predicate follows the relationship`() throws {
    for (name, stops) in [("A", ["Bern", "Basel"]), ("B", ["Bern"]), ("C", [])] {
      let trip = Trip(name: name)
      trip.stops = stops.map(Stop.init)
      context.insert(trip)
    }
    func names(_ predicate: Predicate<Trip>) throws -> [String] {
      try context.fetch(
        FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.name)])
      ).map(\.name)
    }
    for _ in 1...2 {
      #expect(try names(#Predicate { $0.stops.count > 1 }) == ["A"])
      #expect(try names(#Predicate { $0.stops.isEmpty }) == ["C"])
      #expect(try names(#Predicate { $0.stops.contains { $0.place == "Bern" } }) == ["A", "B"])
      try context.save()
    }
  }
}
