import HabitEngine
import HabitTestSupport
import Testing

@testable import HabitData

/// Who is told of what the app writes.
@MainActor struct WriteNoteTests {
  private let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  @Test func eachChangeOnDiskIsToldOfOnce() throws {
    let (store, notes) = (fixture.store, Notes())
    store.onWrite { notes.count += 1 }
    let habit = try fixture.make(HabitDraft(name: "Read"))
    #expect(notes.count == 1)
    store.complete(store.today, of: habit)
    #expect(notes.count == 2)
    HabitStore(windowBeside: store).complete(store.today.advanced(by: -1), of: habit)
    #expect(notes.count == 3)
  }

  @Test func whatIsRefusedIsNotToldOf() throws {
    let (store, notes) = (fixture.store, Notes())
    let habit = try fixture.make(HabitDraft(name: "Read"))
    store.onWrite { notes.count += 1 }
    store.setBusy(true)
    store.complete(store.today, of: habit)
    #expect(notes.count == 0)
  }

  private final class Notes {
    var count = 0
  }
}
