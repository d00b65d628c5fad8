import Foundation
import HabitEngine
import HabitInterchange
import HabitSync
import HabitTestSupport
import SwiftData
import Synchronization
import TestSupport
import Testing

@testable import HabitData

@MainActor
struct SyncEngineTests {
  private let folder: TemporaryFolder
  private let own: TemporaryFolder

  init() throws {
    (folder, own) = (try TemporaryFolder(), try TemporaryFolder())
  }

  private func pair() async throws -> (SyncFixture, SyncFixture) {
    let (one, two) = (try SyncFixture("One"), try SyncFixture("Two"))
    try await one.join(folder.url)
    try await two.join(folder.url)
    return (one, two)
  }

  private func habit(_ name: String, on device: SyncFixture) throws -> Habit {
    try #require(try device.device.habits().first { $0.name == name })
  }

  @Test func `Values beyond their limits arrive clamped`() async throws {
    let (one, two) = try await pair()
    let made = try one.device.makeHabit("Read", HabitTarget(measure: .time, amountPerDay: 1_800))
    // No screen accepts such values.
    let id = made.id
    try one.store.save { context in
      let habit = try context.existingHabit(id, named: nil)
      habit.name = "\u{202E}Read\u{7}"
      habit.sortIndex = .min
      habit.timerStart = Date(timeIntervalSince1970: 1e14)
      habit.timerStretches = [
        TimerStretch(
          start: Date(timeIntervalSince1970: -1e14),
          end: Date(timeIntervalSince1970: 1e14)
        )
      ]
      return [:]
    }
    try await settle(one, two)

    let copy = try self.habit("Read", on: two)
    #expect(copy.sortIndex == -1_000_000_000)
    two.store.stopTimer(copy)
    #expect(two.store.askedTimer?.doubt == .clockWasSet)
    #expect(two.store.askedTimer?.allowsAll == false)
    _ = try two.device.makeHabit("Run")
    _ = try one.device.makeHabit("Swim")
    try await settle(one, two)
    #expect(try two.device.habits().count == 3)
  }

  @Test func `Counts of two devices add up, and two check marks on one day are one`() async throws {
    let (one, two) = try await pair()
    _ = try one.device.makeHabit("Water", HabitTarget(completionsPerDay: 8))
    _ = try one.device.makeHabit("Read")
    try await settle(one, two)
    for device in [one, two] {
      device.store.addStep(to: try habit("Water", on: device))
      device.store.toggleToday(try habit("Read", on: device))
    }
    one.store.addStep(to: try habit("Water", on: one))
    try await settle(one, two)
    for device in [one, two] {
      let habits = try device.stored().habits
      #expect(habits.map { $0.days.map(\.count) } == [[1], [3]])
    }
  }

  @Test func `A deletion wins over a concurrent change, and undo restores both`() async throws {
    let (one, two) = try await pair()
    let read = try one.device.makeHabit("Read")
    one.store.toggleToday(read)
    try await settle(one, two)
    let snapshot = try #require(two.store.delete(try habit("Read", on: two)))
    one.store.add(1, to: read, on: one.store.today.advanced(by: -1))
    try await settle(one, two)
    #expect(try one.stored().habits.isEmpty)
    two.store.restore(snapshot)
    try await settle(one, two)
    #expect(try one.stored().habits.map(\.days.count) == [2])
    try expectSame(two, one)
  }

  @Test
  func `Joining keeps the later values of a shared habit, and habits that only one device has`()
    async throws
  {
    let (one, two) = (try SyncFixture("One"), try SyncFixture("Two"))
    let read = try one.device.makeHabit("Read")
    one.store.toggleToday(read)
    let copy = try one.device.stored()
    try two.store.add(copy)
    one.device.time.advance(by: 60)
    one.store.add(1, to: read, on: one.store.today.advanced(by: -1))
    one.store.setCount(5, on: one.store.today, of: read)
    _ = try two.device.makeHabit("read")
    try await one.join(folder.url)
    try await two.join(folder.url)
    try await settle(one, two)
    try expectSame(one, two)
    #expect(try one.stored().habits.map(\.name) == ["read", "Read"])
    #expect(try one.stored().habits.map { $0.days.map(\.count) } == [[], [1, 5]])
    let status = try #require(try await one.engine.status())
    #expect(status.duplicates.map(\.name) == ["Read"])
    #expect(status.devices.map(\.name) == ["One", "Two"])
    #expect(status.waiting == 0)
  }

  @Test
  func `Nothing is counted twice if a device leaves and joins again, or joins with copied data`()
    async throws
  {
    let (one, two) = try await pair()
    _ = try one.device.makeHabit("Water", HabitTarget(completionsPerDay: 8))
    try await settle(one, two)
    for device in [one, two, one] { device.store.addStep(to: try habit("Water", on: device)) }
    try await settle(one, two)
    let three = try SyncFixture("Three")
    try three.store.add(try two.device.stored())
    try await two.engine.leave()
    try await two.join(folder.url)
    try await three.join(folder.url)
    try await settle(one, two, three)
    for device in [one, two, three] {
      #expect(try device.stored().habits.map { $0.days.map(\.count) } == [[3]])
      device.device.time.advance(by: 60)
      device.store.addStep(to: try habit("Water", on: device))
    }
    try await settle(one, two, three)
    for device in [one, two, three] {
      #expect(try device.stored().habits.map { $0.days.map(\.count) } == [[6]])
    }
  }

  @Test func `Additions that a copied store also reads and sends are counted once`() async throws {
    let (file, copy) = (own.file("Habits.store"), own.file("Copy.store"))
    let settings = own.file("sync.json")
    let one = try SyncFixture("One", settings: settings, file: file)
    try await one.join(folder.url)
    _ = try one.device.makeHabit("Water", HabitTarget(completionsPerDay: 8))
    try await one.exchange()
    for _ in 0..<3 { one.store.addStep(to: try habit("Water", on: one)) }
    try StoreBackup.copy(file, to: copy)
    try await one.exchange()
    let restored = try SyncFixture("One", settings: settings, file: copy)
    for device in [restored, one] {
      try await device.exchange()
      #expect(try device.stored().habits.map { $0.days.map(\.count) } == [[3]])
    }
  }

  @Test func `A habit that was used after its deletion stays when its device joins again`()
    async throws
  {
    let (one, two) = try await pair()
    let names = ["Read", "Run"]
    for name in names { _ = try one.device.makeHabit(name) }
    try await settle(one, two)
    try await two.engine.leave()
    one.device.time.advance(by: 60)
    for name in names { one.store.delete(try habit(name, on: one)) }
    two.device.time.advance(by: 120)
    two.store.toggleToday(try habit("Read", on: two))
    try await two.join(folder.url)
    try await settle(one, two)
    #expect(try one.stored().habits.map(\.name) == ["Read"])
    #expect(try one.stored().habits.map { $0.days.map(\.count) } == [[1]])
    try expectSame(two, one)
  }

  @Test func `A category that was used after its removal stays when its device joins again`()
    async throws
  {
    let (one, two) = try await pair()
    let draft = CategoryInfo(id: .health, name: "Garden", icon: "leaf.fill", color: "green")
    let category = try #require(one.store.addCategory(draft))
    _ = try one.device.makeHabit(HabitDraft(name: "Weed", category: category))
    try await settle(one, two)
    try await two.engine.leave()
    one.device.time.advance(by: 60)
    one.store.removeCategory(category)
    two.device.time.advance(by: 120)
    two.store.toggleToday(try habit("Weed", on: two))
    try await two.join(folder.url)
    try await settle(one, two)
    #expect(try one.stored().categories.map(\.category.name) == ["Garden"])
    #expect(try one.stored().habits.map(\.category) == [category.rawValue])
    try expectSame(two, one)
  }

  @Test func `Nothing is recorded without sync, and leaving keeps the habits`() async throws {
    let (one, two) = try await pair()
    _ = try one.device.makeHabit("Read")
    try await settle(one, two)
    try await two.engine.leave()
    _ = try two.device.makeHabit("Run")
    let context = ModelContext(two.device.container)
    #expect(try context.fetchCount(FetchDescriptor<SyncEntry>()) == 0)
    #expect(try context.fetchCount(FetchDescriptor<SyncPart>()) == 0)
    #expect(try two.stored().habits.map(\.name) == ["Run", "Read"])
    #expect(try await two.engine.status() == nil)
    try await one.exchange()
    #expect(try await one.engine.status()?.devices.map(\.name) == ["One"])
  }

  @Test func `Leaving waits for the app's exchange and sends the last changes`() async throws {
    let (one, _) = try await pair()
    let settings = own.file("sync.json")
    let underWay = Mutex<FileLock?>(nil)
    let end = { @Sendable in
      underWay.withLock { lock in
        lock?.unlock()
        lock = nil
      }
    }
    let three = try SyncFixture("Three", settings: settings, wait: end)
    try await three.join(folder.url)
    try await settle(one, three)
    _ = try three.device.makeHabit("Read")
    let lock = try #require(try FileLock(unlessHeld: settings.appendingPathExtension("exchange")))
    underWay.withLock { $0 = lock }
    try await three.engine.leave()
    try await one.exchange()
    #expect(try one.stored().habits.map(\.name) == ["Read"])
    #expect(try await one.engine.status()?.devices.map(\.name).contains("Three") == false)
  }

  @Test func `A report tells whether a change was made during the delivery`() async throws {
    let device = try StoreFixture()
    let transport = InterruptedTransport(FolderTransport(folder.url))
    let engine = SyncEngine(
      device.container,
      settings: nil,
      clock: device.time.clock,
      transport: { _ in transport }
    )
    _ = try await engine.setUp(.folder(path: folder.url.path()), named: "Desk")
    _ = try device.makeHabit("Read")
    transport.interruptNextWrite { _ = device.store.create(HabitDraft(name: "Run")) }
    let reports = [try await engine.exchange(), try await engine.exchange()]
    #expect(reports.map { $0?.hasUnsent } == [true, false])
  }

  @Test(arguments: [false, true])
  func `A stopped timer stays stopped if another device adds the time before a pause later`(
    isResumed: Bool
  ) async throws {
    let (one, two) = try await pair()
    let made = try one.device.makeHabit("Read", HabitTarget(measure: .time, amountPerDay: 1_800))
    one.store.startTimer(made)
    one.device.time.advance(by: 1_800)
    one.store.pauseTimer(made)
    if isResumed { one.store.startTimer(made) }
    try await settle(one, two)

    two.device.time.advance(by: 3_600)
    let copy = try habit("Read", on: two)
    two.store.startTimer(copy)
    two.device.time.advance(by: 1_800)
    two.store.stopTimer(copy)
    // The next day begins before the stop arrives.
    one.device.time.advance(by: 43_200)
    one.device.days.updateToday()
    one.store.writeFinishedTimers()
    try await settle(one, two)

    for device in [one, two] {
      let habit = try #require(try device.stored().habits.first)
      #expect(habit.days.map(\.count) == [isResumed ? 5_400 : 3_600])
      #expect(habit.timer == HabitTimer())
    }
  }

  @Test func `A missing folder fails with an error, and sync stays off`() async throws {
    let one = try SyncFixture("One")
    await #expect(throws: SyncTransportError.self) {
      try await one.engine.setUp(.folder(path: "/nowhere/at/all"), named: "One")
    }
    #expect(try await one.engine.status() == nil)
    await #expect(throws: SyncError.isOff) { try await one.engine.exchange() }
  }

  @Test func `A restored backup reverts the same data on all devices`() async throws {
    let (one, two) = try await pair()
    let read = try one.device.makeHabit("Read")
    func category(_ name: String) -> CategoryInfo {
      CategoryInfo(id: .health, name: name, icon: "music.note", color: "pink")
    }
    let music = try #require(one.store.addCategory(category("Music")))
    try await settle(one, two)
    let before = try await BackupContent(one.device.container)
    one.store.add(1, to: read, on: one.store.today)
    one.store.removeCategory(music)
    one.store.removeCategory(.social)
    #expect(one.store.addCategory(category("Garden")) != nil)
    try await settle(one, two)
    // A restore is an ordinary change, so all devices revert the same data.
    one.device.time.advance(by: 60)
    let now = one.device.time.now
    _ = try StoreReplacement.replace(one.device.container, with: before, at: now)
    try await settle(one, two)
    #expect(try two.stored().habits.map(\.days.count) == [0])
    let categories = try two.stored().categories.filter { !$0.isRemoved }
    #expect(categories.map(\.category.name) == ["Social", "Music"])
    try expectSame(two, one)
  }

  @Test func `A stale bookmark of the remote folder is renewed in the settings`() async throws {
    let fixture = try StoreFixture()
    let (old, new) = (Data([1]), Data([2]))
    let engine = SyncEngine(
      fixture.container,
      settings: own.file("sync.json"),
      clock: fixture.time.clock,
      renewBookmark: { $0 == old ? new : nil },
      transport: { [url = folder.url] _ in FolderTransport(url) }
    )
    _ = try await engine.setUp(.folder(path: "/habits", bookmark: old), named: "Phone")
    _ = try await engine.exchange()
    #expect(try await engine.rejoinedSettings().place == .folder(path: "/habits", bookmark: new))
  }
}

/// A remote folder that performs work before its next file is written.
private final class InterruptedTransport: SyncTransport {
  typealias Work = @MainActor @Sendable () -> Void

  private let folder: FolderTransport
  private let work = Mutex<Work?>(nil)

  init(_ folder: FolderTransport) {
    self.folder = folder
  }

  func interruptNextWrite(_ work: @escaping Work) { self.work.withLock { $0 = work } }

  func write(_ name: String, _ bytes: [UInt8]) async throws(SyncTransportError) {
    let due = work.withLock { work in
      defer { work = nil }
      return work
    }
    await due?()
    try await folder.write(name, bytes)
  }

  func names() async throws(SyncTransportError) -> [String] { try await folder.names() }

  func read(_ name: String, limit: Int) async throws(SyncTransportError) -> [UInt8] {
    try await folder.read(name, limit: limit)
  }

  func remove(_ name: String) async throws(SyncTransportError) { try await folder.remove(name) }
}
