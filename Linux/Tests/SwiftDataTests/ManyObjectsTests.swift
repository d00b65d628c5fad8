import Foundation
import SwiftData
import Testing

@Model final class Blank {
  var text: String?

  init() {}
}

/// A save writes many objects together, and releases the objects without other references.
@Suite struct ManyObjectsTests {
  private let context: ModelContext

  init() throws {
    context = ModelContext(try makeContainer(for: [Stamp.self, Blank.self]))
  }

  private func stamp(_ number: Int, price: Double = 1) -> Stamp {
    Stamp(code: "\(number)", country: "CH", number: number, price: price)
  }

  private func stored() throws -> [String] {
    let reader = ModelContext(context.container)
    return try reader.fetch(FetchDescriptor<Stamp>(sortBy: [SortDescriptor(\.number)]))
      .map { "\($0.code) \($0.price) \($0.copies.map(\.place).sorted().joined(separator: "+"))" }
  }

  @Test(arguments: [1, 399, 400, 401, 1_203])
  func `Many objects are saved with their relationships`(count: Int) throws {
    for number in 0..<count { context.insert(Copy(place: "p\(number)", stamp: stamp(number))) }
    try context.save()
    #expect(try stored() == (0..<count).map { "\($0) 1.0 p\($0)" })
  }

  @Test func `New objects with unique values that are already stored update the stored objects`()
    throws
  {
    for number in [3, 399, 400, 800] { context.insert(stamp(number, price: 5)) }
    try context.save()
    let other = ModelContext(context.container)
    for number in 0..<900 {
      other.insert(Copy(place: "p\(number)", stamp: stamp(number, price: 7)))
    }
    for number in [0, 450, 899] {
      other.insert(Copy(place: "q\(number)", stamp: stamp(number, price: 9)))
    }
    try other.save()
    let expected = (0..<900).map { number in
      [0, 450, 899].contains(number)
        ? "\(number) 9.0 p\(number)+q\(number)" : "\(number) 7.0 p\(number)"
    }
    #expect(try stored() == expected)
  }

  @Test func `Referenced objects keep their identity after a save`() throws {
    var referenced: [Stamp] = []
    for number in 0..<1_000 {
      let stamp = stamp(number)
      context.insert(stamp)
      if number.isMultiple(of: 333) { referenced.append(stamp) }
    }
    try context.save()
    #expect(!context.hasChanges)
    let byNumber = FetchDescriptor<Stamp>(sortBy: [SortDescriptor(\.number)])
    let fetched = try context.fetch(byNumber)
    #expect(referenced == [0, 333, 666, 999].map { fetched[$0] })
    for stamp in referenced { stamp.price = 2 }
    try context.save()
    #expect(
      try stored() == (0..<1_000).map { "\($0) \($0.isMultiple(of: 333) ? "2.0" : "1.0") " }
    )
  }

  @Test func `Unreferenced objects are released after a save`() throws {
    weak var released: Stamp?
    do {
      let stamp = stamp(1)
      context.insert(stamp)
      released = stamp
    }
    let identifier = try #require(released?.persistentModelID)
    #expect(context.registeredModel(for: identifier) as Stamp? === released)
    try context.save()
    #expect(released == nil)
    #expect(context.registeredModel(for: identifier) as Stamp? == nil)
    #expect(try stored() == ["1 1.0 "])
  }

  @Test func `A relationship that was read before the save is correct after the save`() throws {
    let stamp = stamp(1)
    context.insert(stamp)
    for number in 0..<3 { context.insert(Copy(place: "p\(number)", stamp: stamp)) }
    #expect(stamp.copies.map(\.place).sorted() == ["p0", "p1", "p2"])
    try context.save()
    #expect(stamp.copies.map(\.place).sorted() == ["p0", "p1", "p2"])
    #expect(stamp.copies.allSatisfy { $0.stamp === stamp })
  }

  @Test func `An object without values is saved`() throws {
    let blank = Blank()
    context.insert(blank)
    #expect(blank.text == nil)
    context.insert(Blank())
    try context.save()
    blank.text = "written"
    try context.save()
    let texts = try ModelContext(context.container).fetch(FetchDescriptor<Blank>()).map(\.text)
    #expect(texts == ["written", nil])
  }

  @Test func `An object observed before its insertion reports changes`() throws {
    let stamp = stamp(1)
    let counter = changes { _ = stamp.price }
    context.insert(stamp)
    try context.save()
    #expect(counter.count == 0)
    stamp.price = 2
    #expect(counter.count == 1)
  }

  @Test func `Observers of a parent are notified of a new child`() throws {
    let stamp = stamp(1)
    context.insert(stamp)
    try context.save()
    let counter = changes { _ = stamp.copies }
    let copy = Copy(place: "p", stamp: stamp)
    #expect(counter.count == 1)
    #expect(copy.modelContext === context)
    #expect(stamp.copies == [copy])
  }
}
