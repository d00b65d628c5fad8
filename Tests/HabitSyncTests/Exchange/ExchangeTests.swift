import Foundation
import HabitEngine
import TestSupport
import Testing

@testable import HabitSync

@Suite("Exchange")
struct ExchangeTests {
  private static let start = Date(milliseconds: 1_790_000_000_000)
  private let folder = SharedFolder()

  private func exchange(_ replica: inout Replica) async -> ExchangeReport {
    await Exchange(MemoryCarrier(folder: folder)).run(&replica, at: Self.start)
  }

  private func tap(_ replica: inout Replica, _ day: Int, seed: Int) {
    var random = Generator(seed: UInt64(seed))
    let edit = DayEdit(count: .add(1))
    let change = SyncChange.day(SyncModel.habits[0], CalendarDay(rawValue: day), edit)
    replica.make([change], at: Self.start, using: &random)
  }

  @Test("What is written leaves, is seen in its place, and is there elsewhere")
  func brings() async {
    var (one, two) = (Replica(), Replica())
    tap(&one, 20_000, seed: 1)
    #expect(one.pendingCount == 1)
    #expect(await exchange(&one) == ExchangeReport(written: 1, waiting: 1))
    #expect(one.pendingCount == 0)
    #expect(await exchange(&one) == ExchangeReport())
    #expect(await exchange(&two) == ExchangeReport(takenIn: 1))
    #expect(await exchange(&two) == ExchangeReport())
    #expect(two.state == one.state)
    #expect(folder.size < 200)
  }

  @Test("Many small files become one, and a device that comes after a year is complete")
  func merges() async {
    var (one, two) = (Replica(), Replica())
    for number in 0..<100 {
      tap(&one, 20_000 + number % 7, seed: number)
      _ = await exchange(&one)
    }
    for _ in 0..<4 { _ = await exchange(&one) }
    #expect(folder.files.count < 10)
    #expect(await exchange(&two).takenIn == folder.files.count)
    #expect(two.state == one.state)
    #expect(two.state.days[SyncModel.habits[0]]?.cells.map(\.rawCount).reduce(0, +) == 100)
  }

  @Test("What comes in portions is all there, also where it was broken off in between")
  func portions() async throws {
    var (one, two) = (Replica(), Replica())
    for number in 0..<40 { tap(&one, 20_000 + number, seed: number) }
    for _ in 0..<2 { _ = await exchange(&one) }
    let reader = Exchange(MemoryCarrier(folder: folder), portionBytes: 200)
    var look = try await reader.look(two)
    var report = ExchangeReport()
    let arrivals = try #require(try await reader.arrivals(&look, &report))
    let portions = arrivals.portions(of: reader.portionBytes)
    #expect(portions.count > 4)
    #expect(portions.map(\.count) == portions.dropLast().map { _ in 0 } + [1])
    for portion in portions.dropLast() { two.take(portion, at: Self.start) }
    #expect(two.state != one.state)
    #expect(await reader.run(&two, at: Self.start) == ExchangeReport(takenIn: 1))
    #expect(two.state == one.state)
    #expect(await reader.run(&two, at: Self.start) == ExchangeReport())
  }

  @Test("A file that is lost is written once more, by its device or by another one")
  func restates() async {
    var (one, two) = (Replica(), Replica())
    tap(&one, 20_000, seed: 1)
    for _ in 0..<2 { _ = await exchange(&one) }
    _ = await exchange(&two)
    folder.change { $0 = [:] }
    for _ in 0..<Exchange.patience.others + 1 { _ = await exchange(&two) }
    var three = Replica()
    #expect(await exchange(&three) == ExchangeReport(takenIn: 1))
    #expect(three.state == one.state)
  }

  @Test("A file that does not come back as it was stays until its contents are there otherwise")
  func keepsWhatItCannotReadBack() async throws {
    var one = Replica()
    tap(&one, 20_000, seed: 1)
    _ = await exchange(&one)
    let name = try #require(folder.files.keys.first)
    let whole = folder.files[name]
    folder.change { $0[name]?[30] ^= 1 }
    #expect(await exchange(&one) == ExchangeReport(written: 1, waiting: 1))
    // It was the connection alone: who reads it now has it.
    folder.change { $0[name] = whole }
    #expect(folder.files.count == 2)
    var two = Replica()
    #expect(await exchange(&two) == ExchangeReport(takenIn: 2))
    #expect(await exchange(&one) == ExchangeReport(removed: 1))
    #expect(folder.files[name] == nil)
    for _ in 0..<Exchange.patience.others + 1 {
      #expect(await exchange(&two) == ExchangeReport())
    }
    #expect(two.state == one.state)
  }

  @Test("A copy that goes on beside the original loses nothing")
  func clones() async {
    var one = Replica()
    tap(&one, 20_000, seed: 1)
    for _ in 0..<2 { _ = await exchange(&one) }
    var copy = one.reopened()
    one = one.reopened()
    tap(&one, 20_000, seed: 2)
    tap(&copy, 20_000, seed: 3)
    for _ in 0..<2 {
      _ = await exchange(&one)
      _ = await exchange(&copy)
    }
    #expect(one.state == copy.state)
    #expect(one.state.days[SyncModel.habits[0]]?.cells.map(\.rawCount) == [3])
  }

  @Test("An older copy of a device gets back what it had said since")
  func restores() async {
    var one = Replica()
    tap(&one, 20_000, seed: 1)
    for _ in 0..<2 { _ = await exchange(&one) }
    let backup = one
    tap(&one, 20_000, seed: 2)
    for _ in 0..<2 { _ = await exchange(&one) }
    var restored = backup.reopened()
    tap(&restored, 20_000, seed: 3)
    for _ in 0..<2 { _ = await exchange(&restored) }
    #expect(restored.state.days[SyncModel.habits[0]]?.cells.map(\.rawCount) == [3])
  }

  @Test("A folder keeps files whole, under names that say nothing")
  func keepsFolders() async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    let carrier = FolderCarrier(url)
    try await carrier.write("a", [1, 2])
    try await carrier.write("a", [3])
    #expect(try await carrier.names() == ["a"])
    #expect(try await carrier.read("a", limit: 2) == [1, 2])
    await #expect(throws: CarrierError.isTooLarge(name: "a")) {
      try await carrier.read("a", limit: 1)
    }
    await #expect(throws: CarrierError.hasNoFile("b")) { try await carrier.read("b", limit: 1) }
    try await carrier.remove("a")
    try await carrier.remove("a")
    #expect(try await carrier.names() == [])
    var (one, two) = (Replica(), Replica())
    tap(&one, 20_000, seed: 1)
    let exchange = Exchange(carrier)
    for _ in 0..<2 { _ = await exchange.run(&one, at: Self.start) }
    #expect(await exchange.run(&two, at: Self.start) == ExchangeReport(takenIn: 1))
    #expect(two.state == one.state)
    await #expect(throws: CarrierError.self) {
      try await FolderCarrier(url.appending(path: "gone")).names()
    }
  }

  @Test("Nobody sees half of a file in a folder, or its beginning")
  func hidesWhatIsNotWhole() async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    let reader = Task.detached {
      while !Task.isCancelled {
        do throws(CarrierError) {
          return try await FolderCarrier(url).read("a", limit: SyncLimits.sealedBytes).count
        } catch {
          // Not there yet.
        }
      }
      return 0
    }
    defer { reader.cancel() }
    let bytes = [UInt8](repeating: 7, count: SyncLimits.sealedBytes)
    try await FolderCarrier(url).write("a", bytes)
    #expect(await reader.value == bytes.count)
  }
}
