import Foundation
import SwiftData
import Testing

/// A model with a property of each kind.
@Model final class Sample {
  enum Level: String, Codable { case low, high }
  enum Shape: Codable, Equatable { case dot, box(width: Int) }
  struct Size: Codable, Hashable {
    var width = 1
    var height: Double?
  }

  var int: Int = 1
  var small: Int8 = -8
  var unsigned: UInt32 = .max
  var bool: Bool = true
  var double: Double = 0.1
  var float: Float = 1.5
  var string: String = ""
  var date: Date = Date(timeIntervalSinceReferenceDate: 0.1 + 0.2)
  var uuid: UUID
  @Attribute(.externalStorage) var data: Data = Data([0, 1, 255])
  var url: URL = URL(fileURLWithPath: "/tmp/a b")
  var level: Level = Level.low
  var shape: Shape = Shape.box(width: 3)
  var size: Size = Size()
  var sizes: [Size] = []
  var words: [String: Int] = ["a": 1]
  var optionalInt: Int?
  var optionalLevel: Level?
  var optionalSize: Size?
  var optionalData: Data?
  @Transient var scratch: Int = 5
  var doubled: Int { int * 2 }

  init(uuid: UUID) { self.uuid = uuid }
}

@Suite struct AttributeTests {
  let context: ModelContext

  init() throws {
    context = ModelContext(try makeContainer(for: [Sample.self]))
  }

  private func stored() throws -> Sample {
    try #require(try ModelContext(context.container).fetch(FetchDescriptor<Sample>()).first)
  }

  @Test func `Default values are stored`() throws {
    let uuid = UUID()
    try context.insertAndSave(Sample(uuid: uuid))
    let sample = try stored()
    #expect(sample.int == 1)
    #expect(sample.small == -8)
    #expect(sample.unsigned == .max)
    #expect(sample.bool)
    #expect(sample.double == 0.1)
    #expect(sample.float == 1.5)
    #expect(sample.string == "")
    #expect(sample.date == Date(timeIntervalSinceReferenceDate: 0.1 + 0.2))
    #expect(sample.uuid == uuid)
    #expect(sample.data == Data([0, 1, 255]))
    #expect(sample.url == URL(fileURLWithPath: "/tmp/a b"))
    #expect(sample.level == .low)
    #expect(sample.shape == .box(width: 3))
    #expect(sample.size == Sample.Size())
    #expect(sample.sizes == [])
    #expect(sample.words == ["a": 1])
    #expect(sample.optionalInt == nil)
    #expect(sample.optionalLevel == nil)
    #expect(sample.optionalSize == nil)
    #expect(sample.optionalData == nil)
    #expect(sample.scratch == 5)
    #expect(sample.doubled == 2)
  }

  @Test func `Changed values are stored`() throws {
    let sample = Sample(uuid: UUID())
    try context.insertAndSave(sample)
    sample.int = .min
    sample.string = "é\u{0}'\"🦊"
    sample.data = Data()
    sample.level = .high
    sample.shape = .dot
    sample.size.height = 2
    sample.sizes.append(Sample.Size(width: 9))
    sample.words["b"] = 2
    sample.optionalInt = 0
    sample.optionalLevel = .high
    sample.optionalSize = Sample.Size(width: 4)
    sample.optionalData = Data([7])
    sample.scratch = 6
    try context.save()
    let other = try stored()
    #expect(other.int == .min)
    #expect(other.string == "é\u{0}'\"🦊")
    #expect(other.data == Data())
    #expect(other.level == .high)
    #expect(other.shape == .dot)
    #expect(other.size == Sample.Size(width: 1, height: 2))
    #expect(other.sizes == [Sample.Size(width: 9)])
    #expect(other.words == ["a": 1, "b": 2])
    #expect(other.optionalInt == 0)
    #expect(other.optionalLevel == .high)
    #expect(other.optionalSize == Sample.Size(width: 4))
    #expect(other.optionalData == Data([7]))
    #expect(other.scratch == 5)
    sample.optionalInt = nil
    sample.optionalSize = nil
    try context.save()
    #expect(try stored().optionalInt == nil)
    #expect(try stored().optionalSize == nil)
  }

  @Test func `A predicate compares values of several types`() throws {
    let sample = Sample(uuid: UUID())
    try context.insertAndSave(sample)
    let (uuid, url, data) = (sample.uuid, sample.url, sample.data)
    func count(_ predicate: Predicate<Sample>) throws -> Int {
      try context.fetchCount(FetchDescriptor(predicate: predicate))
    }
    #expect(try count(#Predicate { $0.uuid == uuid && $0.url == url && $0.data == data }) == 1)
    #expect(try count(#Predicate { $0.bool && $0.double < 0.2 }) == 1)
  }

  @Test func `A predicate can't compare encoded data, not even with nil`() throws {
    let (size, high) = (Sample.Size(), Sample.Level.high)
    for predicate in [
      #Predicate<Sample> { $0.size == size }, #Predicate<Sample> { $0.optionalSize == nil },
      #Predicate<Sample> { $0.level == high },
    ] {
      #expect(throws: SwiftDataError.unsupportedPredicate) {
        try context.fetchCount(FetchDescriptor(predicate: predicate))
      }
    }
  }

  @Test func `Each property is observed separately`() {
    let sample = Sample(uuid: UUID())
    let counter = changes { _ = sample.int }
    sample.string = "other"
    sample.int = 1
    #expect(counter.count == 0)
    sample.int = 2
    #expect(counter.count == 1)
  }

  @Test func `Models are compared by identity`() {
    let uuid = UUID()
    let (one, two) = (Sample(uuid: uuid), Sample(uuid: uuid))
    #expect(one != two)
    #expect(Set([one, two, one]).count == 2)
  }

  @Test func `An identifier can be encoded and decoded`() throws {
    let sample = Sample(uuid: UUID())
    try context.insertAndSave(sample)
    let data = try JSONEncoder().encode(sample.persistentModelID)
    let identifier = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
    #expect(identifier == sample.persistentModelID)
    #expect(context.model(for: identifier) === sample)
    let registered: Sample? = context.registeredModel(for: identifier)
    #expect(registered === sample)
    let unregistered: Sample? = ModelContext(context.container).registeredModel(for: identifier)
    #expect(unregistered == nil)
  }
}
