import HabitEngine
import HabitTestSupport
import Testing

@testable import HabitData

/// Notifications about the app's writes.
@MainActor struct WriteNoteTests {
  private let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  @Test func `Each saved change is reported once`() throws {
    let (store, notes) = (fixture.store, ChangeCounter())
    store.onWrite { notes.increment() }
    let habit = try fixture.makeHabit("Read")
    #expect(notes.count == 1)
    store.complete(store.today, of: habit)
    #expect(notes.count == 2)
    HabitStore(windowBeside: store).complete(store.today.advanced(by: -1), of: habit)
    #expect(notes.count == 3)
  }

  @Test func `A refused change is not reported`() throws {
    let (store, notes) = (fixture.store, ChangeCounter())
    let habit = try fixture.makeHabit("Read")
    store.onWrite { notes.increment() }
    store.setBusy(true)
    store.complete(store.today, of: habit)
    #expect(notes.count == 0)
  }
}
