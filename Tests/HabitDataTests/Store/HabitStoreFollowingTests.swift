import Foundation
import HabitEngine
import HabitTestSupport
import SwiftData
import Testing
import TestSupport

@testable import HabitData

/// Two stores on one file, as in two processes. Neither context refreshes the other's objects.
@MainActor
struct HabitStoreFollowingTests {
  private let folder: TemporaryFolder
  private let fixture: StoreFixture
  private let other: StoreFixture
  private let id: UUID

  init() throws {
    folder = try TemporaryFolder()
    let file = folder.file("Habits.store")
    fixture = try StoreFixture(file)
    let habit = try fixture.makeHabit("Read", HabitTarget(completionsPerDay: 9))
    id = habit.id
    fixture.store.setCount(9, on: fixture.days.today.advanced(by: -3), of: habit)
    other = try StoreFixture(file)
  }

  private func habit(in fixture: StoreFixture) throws -> Habit {
    try #require(try fixture.store.habit(id))
  }

  private func log(_ counts: [Int: Int]) -> HabitLog {
    HabitLog(
      counts.map { daysAgo, count in
        DayRecord(day: fixture.days.today.advanced(by: -daysAgo), count: count)
      }
    )
  }

  @Test func `A history that another process wrote is read again`() throws {
    let entry = fixture.store.entry(for: try self.habit(in: fixture))
    other.store.addStep(to: try self.habit(in: other))
    #expect(entry.log == log([3: 9]))
    fixture.store.follow()
    #expect(entry.log == log([3: 9, 0: 1]))
  }

  @Test func `A write shows the day that another process wrote just before`() throws {
    let habit = try self.habit(in: fixture)
    let entry = fixture.store.entry(for: habit)
    other.store.addStep(to: try self.habit(in: other))
    fixture.store.setCount(9, on: fixture.days.today.advanced(by: -1), of: habit)
    #expect(entry.log == log([3: 9, 1: 9, 0: 1]))
    #expect(try fixture.storedCompletionCount() == 3)
  }

  @Test func `Changes are read after a third process has deleted them from the history`() throws {
    let run = try fixture.makeHabit("Run")
    let entry = fixture.store.entry(for: try self.habit(in: fixture))
    fixture.store.follow()
    other.store.addStep(to: try self.habit(in: other))
    fixture.store.addStep(to: run)
    let third = try StoreFixture(folder.file("Habits.store"))
    try third.store.histories.startFollowing()
    fixture.store.follow()
    #expect(entry.log == log([3: 9, 0: 1]))
  }

  @Test func `A name that another process changed is shown after its changes are read`() throws {
    let before = try self.habit(in: other).draft
    var after = before
    after.name = "Read more"
    #expect(other.store.update(id, from: before, to: after))
    fixture.store.follow()
    #expect(try self.habit(in: fixture).name == "Read more")
  }

  @Test func `An edit of a stale habit keeps the fields that another process changed`() throws {
    let shown = try self.habit(in: fixture).draft
    var renamed = shown
    renamed.name = "Read more"
    #expect(other.store.update(id, from: shown, to: renamed))
    var detailed = shown
    detailed.details = "20 pages"
    #expect(fixture.store.update(id, from: shown, to: detailed))
    let stored = try fixture.stored()[0].draft
    #expect(stored.name == "Read more")
    #expect(stored.details == "20 pages")
  }

  @Test func `A write to a habit that another process deleted fails with a message`() throws {
    let habit = try self.habit(in: fixture)
    _ = other.store.delete(try self.habit(in: other))
    fixture.store.toggleToday(habit)
    #expect(
      fixture.store.errorMessage
        == "Couldn't save your change. “Read” has already been deleted."
    )
    #expect(try fixture.storedCompletionCount() == 0)
  }

  @Test func `A habit that another process added has its history`() throws {
    _ = fixture.store.entry(for: try self.habit(in: fixture))
    let snapshot = PortableHabit(
      id: UUID(),
      draft: HabitDraft(name: "Run"),
      createdAt: fixture.time.now,
      position: 1,
      days: [fixture.completion(2)]
    )
    try other.store.add([snapshot])
    fixture.store.follow()
    let logs = try fixture.habits().map { fixture.store.entry(for: $0).log }
    #expect(logs == [log([3: 9]), log([2: 1])])
  }

  @Test func `The store reads nothing again if only its own writes are new`() throws {
    let habit = try self.habit(in: fixture)
    let entry = fixture.store.entry(for: habit)
    fixture.store.follow()
    fixture.store.addStep(to: habit)
    // This log differs from the data in the store, so a second read would replace the log.
    entry.log = log([9: 1])
    let context = fixture.store.context
    fixture.store.follow()
    #expect(entry.log == log([9: 1]))
    #expect(fixture.store.context === context)
  }

  @Test func `A store follower reads nothing again after the first own write`() throws {
    let habit = try self.habit(in: fixture)
    let entry = fixture.store.entry(for: habit)
    let follower = StoreFollower(fixture.store)
    let context = fixture.store.context
    fixture.store.addStep(to: habit)
    entry.log = log([9: 1])
    fixture.store.follow()
    #expect(entry.log == log([9: 1]))
    #expect(fixture.store.context === context)
    withExtendedLifetime(follower) {}
  }

  @Test(.timeLimit(.minutes(5)))
  func `A store follower shows changes of other containers automatically`() async throws {
    let entry = fixture.store.entry(for: try self.habit(in: fixture))
    let follower = StoreFollower(fixture.store)
    for count in 1...2 {
      other.store.addStep(to: try self.habit(in: other))
      await until { entry.log == self.log([3: 9, 0: count]) }
    }
    withExtendedLifetime(follower) {}
  }

  @Test func `A window that waits for another writer shows no error`()
    throws
  {
    let window = HabitStore(windowBeside: fixture.store)
    window.open()
    let lock = try StoreWriteLock(fixture.container, waitingAtMost: .zero)
    #expect(throws: StoreWriteLockError.isHeld) {
      _ = try StoreWriteLock(fixture.container, waitingAtMost: .zero)
    }
    window.addStep(to: try self.habit(in: fixture))
    #expect(try fixture.storedCompletionCount() == 1)
    lock.unlock()
    #expect(window.errorMessage == nil)
  }

  // MARK: Additions and changes

  private func stored() throws -> [PortableDay] { try fixture.stored()[0].days }

  @Test func `Additions of both processes add up`() throws {
    let (habit, same) = try (self.habit(in: fixture), self.habit(in: other))
    for _ in 0..<10 {
      fixture.store.addStep(to: habit)
      other.store.addStep(to: same)
      other.store.addStep(to: same)
    }
    #expect(try stored() == [fixture.completion(3, count: 9), fixture.completion(0, count: 30)])
  }

  @Test func `A note does not change the other process's count`() throws {
    let (habit, same) = try (self.habit(in: fixture), self.habit(in: other))
    fixture.store.addStep(to: habit)
    other.store.add(4, to: same, on: other.store.today)
    #expect(fixture.store.setNote("cold", on: fixture.store.today, of: habit))
    other.store.addStep(to: same)
    #expect(try stored().last == fixture.completion(0, count: 6, note: "cold"))
  }

  @Test func `A tap on a day shown as open does not reopen a complete day`() throws {
    let habit = try self.habit(in: fixture)
    _ = fixture.store.entry(for: habit)
    other.store.complete(other.store.today, of: try self.habit(in: other))
    // In this process the day is still shown as open.
    #expect(!fixture.store.todayState(of: habit).isComplete)
    fixture.store.toggleToday(habit)
    #expect(try stored().last == fixture.completion(0, count: 9))
  }

  @Test func `A restored habit has the changes of the other process`() throws {
    let (habit, same) = try (self.habit(in: fixture), self.habit(in: other))
    fixture.store.addStep(to: habit)
    other.store.addStep(to: same)
    other.store.skip(other.store.today.advanced(by: -1), of: same)
    let snapshot = try #require(fixture.store.delete(habit))
    fixture.store.restore(snapshot)
    #expect(
      try stored().suffix(2) == [
        fixture.completion(1, count: 0, status: .skipped), fixture.completion(0, count: 2),
      ]
    )
  }
}
