import Foundation
import HabitEngine
import TestSupport
import Testing

@testable import HabitSync

struct ExchangeTests {
  private static let start = Date(milliseconds: 1_790_000_000_000)
  private let folder = SharedFolder()

  private func exchange(_ replica: inout Replica) async -> ExchangeReport {
    await Exchange(MemoryTransport(folder: folder)).run(&replica, at: Self.start)
  }

  private func tap(_ replica: inout Replica, _ day: Int, seed: Int) {
    var random = Generator(seed: UInt64(seed))
    let edit = DayEdit(count: .add(1))
    let change = SyncChange.day(SyncModel.habits[0], CalendarDay(rawValue: day), edit)
    replica.make([change], at: Self.start, using: &random)
  }

  @Test func `A change is written, read back, and received by another device`() async {
    var (one, two) = (Replica(), Replica())
    tap(&one, 20_000, seed: 1)
    #expect(one.pendingCount == 1)
    #expect(await exchange(&one) == ExchangeReport(written: 1, waiting: 1))
    #expect(one.pendingCount == 0)
    #expect(await exchange(&one) == ExchangeReport())
    #expect(await exchange(&two) == ExchangeReport(received: 1))
    #expect(await exchange(&two) == ExchangeReport())
    #expect(two.state == one.state)
    #expect(folder.size < 200)
  }

  @Test func `Many small files are merged into one, and a new device gets everything`() async {
    var (one, two) = (Replica(), Replica())
    for number in 0..<100 {
      tap(&one, 20_000 + number % 7, seed: number)
      _ = await exchange(&one)
    }
    for _ in 0..<4 { _ = await exchange(&one) }
    #expect(folder.files.count < 10)
    #expect(await exchange(&two).received == folder.files.count)
    #expect(two.state == one.state)
    #expect(two.state.days[SyncModel.habits[0]]?.cells.map(\.rawCount).reduce(0, +) == 100)
  }

  @Test func `Files that arrive in portions are complete, even after an interruption`() async throws
  {
    var (one, two) = (Replica(), Replica())
    for number in 0..<40 { tap(&one, 20_000 + number, seed: number) }
    for _ in 0..<2 { _ = await exchange(&one) }
    let reader = Exchange(MemoryTransport(folder: folder), portionBytes: 200)
    var listing = try await reader.list(two)
    var report = ExchangeReport()
    let received = try #require(try await reader.receive(&listing, &report))
    let portions = received.portions(of: reader.portionBytes)
    #expect(portions.count > 4)
    #expect(portions.map(\.count) == portions.dropLast().map { _ in 0 } + [1])
    for portion in portions.dropLast() { two.take(portion, at: Self.start) }
    #expect(two.state != one.state)
    #expect(await reader.run(&two, at: Self.start) == ExchangeReport(received: 1))
    #expect(two.state == one.state)
    #expect(await reader.run(&two, at: Self.start) == ExchangeReport())
  }

  @Test func `A file is received in the same exchange as large files that can't be opened`() async {
    var (one, two) = (Replica(), Replica())
    tap(&one, 20_000, seed: 1)
    for _ in 0..<2 { _ = await exchange(&one) }
    // The names of these files come first in the order of reading.
    let names = ["0", "1"].map { String(repeating: "0", count: 31) + $0 }
    folder.change { files in
      for name in names { files[name] = [UInt8](repeating: 0, count: SyncLimits.batchBytes) }
    }
    let report = await exchange(&two)
    #expect(report.refused.keys.sorted() == names)
    #expect(report.received == 1)
    #expect(two.state == one.state)
  }

  @Test func `A lost file is written again by another device`() async {
    var (one, two) = (Replica(), Replica())
    tap(&one, 20_000, seed: 1)
    for _ in 0..<2 { _ = await exchange(&one) }
    _ = await exchange(&two)
    folder.change { $0 = [:] }
    for _ in 0..<Exchange.absenceLimits.others + 1 { _ = await exchange(&two) }
    var three = Replica()
    #expect(await exchange(&three) == ExchangeReport(received: 1))
    #expect(three.state == one.state)
  }

  @Test func `A file that is read back damaged is removed once its contents are in another file`()
    async throws
  {
    var one = Replica()
    tap(&one, 20_000, seed: 1)
    _ = await exchange(&one)
    let name = try #require(folder.files.keys.first)
    let whole = folder.files[name]
    folder.change { $0[name]?[30] ^= 1 }
    #expect(await exchange(&one) == ExchangeReport(written: 1, waiting: 1))
    // The damage was in transit. The stored file is intact for the next reader.
    folder.change { $0[name] = whole }
    #expect(folder.files.count == 2)
    var two = Replica()
    #expect(await exchange(&two) == ExchangeReport(received: 2))
    #expect(await exchange(&one) == ExchangeReport(removed: 1))
    #expect(folder.files[name] == nil)
    for _ in 0..<Exchange.absenceLimits.others + 1 {
      #expect(await exchange(&two) == ExchangeReport())
    }
    #expect(two.state == one.state)
  }

  @Test func `A device and its copy lose no changes`() async {
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

  @Test func `A device restored from an older copy gets its later changes back`() async {
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

  @Test func `A folder never overwrites a file, and a missing folder is an error`() async throws {
    try await withTemporaryFolder { url in
      let transport = FolderTransport(url)
      try await transport.write("a", [1, 2])
      try await transport.write("a", [3])
      #expect(try await transport.read("a", limit: 2) == [1, 2])
      await #expect(throws: SyncTransportError.self) {
        try await FolderTransport(url.appending(path: "gone")).names()
      }
    }
  }

  @Test func `A file in a folder is never read half written`() async throws {
    try await withTemporaryFolder { url in
      let reader = Task.detached {
        while !Task.isCancelled {
          do throws(SyncTransportError) {
            return try await FolderTransport(url).read("a", limit: SyncLimits.sealedBytes).count
          } catch {
            // The file does not exist yet.
          }
        }
        return 0
      }
      defer { reader.cancel() }
      let bytes = [UInt8](repeating: 7, count: SyncLimits.sealedBytes)
      try await FolderTransport(url).write("a", bytes)
      #expect(await reader.value == bytes.count)
    }
  }
}
