import Foundation
import HabitEngine
import HabitTestSupport
import Testing

@testable import HabitData

/// The remark below a habit's name, and notices about taps. Today is March 9, 2026.
@MainActor
struct HabitStoreRemarkTests {
  private let fixture: StoreFixture
  private let store: HabitStore
  private let locale = Locale(identifier: "en_US")

  init() throws {
    fixture = try StoreFixture()
    store = HabitStore(windowBeside: fixture.store)
  }

  private func make(_ target: HabitTarget) throws -> Habit {
    try fixture.makeHabit("Run", target)
  }

  private var km: Measure { .amount(AmountUnit(name: "km", decimals: 1, step: 5)) }

  @Test func `A plain habit has no remark`() throws {
    #expect(store.remark(on: try make(HabitTarget()), locale) == nil)
    #expect(store.remark(on: try make(HabitTarget(completionsPerDay: 3)), locale) == nil)
    let quit = try make(HabitTarget(kind: .quit, amountPerDay: 0))
    #expect(store.remark(on: quit, locale) == nil)
  }

  @Test func `Amounts, time, and limits show their progress`() throws {
    let run = try make(HabitTarget(measure: km, amountPerDay: 85))
    store.setCount(32, on: store.today, of: run)
    #expect(store.remark(on: run, locale) == "3.2 of 8.5 km")
    #expect(store.todayState(of: run).label == "3.2 km of 8.5 km today")
    let meditate = try make(HabitTarget(measure: .time, amountPerDay: 600))
    store.setCount(90, on: store.today, of: meditate)
    #expect(store.remark(on: meditate, locale) == "1 min 30 s of 10 min")
    let fast = try make(HabitTarget(measure: .time, amountPerDay: 16 * 3_600))
    store.setCount(4_800, on: store.today, of: fast)
    #expect(store.remark(on: fast, locale) == "1 h 20 min of 16 h")
    let coffee = try make(HabitTarget(kind: .quit, amountPerDay: 2))
    store.addStep(to: coffee)
    #expect(store.remark(on: coffee, locale) == "1 of at most 2")
  }

  @Test func `A pause or an end takes precedence over progress`() throws {
    let run = try make(HabitTarget(measure: km, amountPerDay: 85))
    #expect(store.pause([run], from: store.today, until: store.today.advanced(by: 3)))
    #expect(store.remark(on: fixture.refreshed(run), locale) == "Paused until March 12")
    #expect(store.resume([run]))
    #expect(store.pause([run], from: store.today, until: store.today.advanced(by: 300)))
    #expect(store.remark(on: fixture.refreshed(run), locale) == "Paused until January 3, 2027")
    #expect(store.resume([run]))
    #expect(store.pause([run], from: store.today, until: nil))
    #expect(store.remark(on: fixture.refreshed(run), locale) == "Paused")
    let ended = try make(HabitTarget(amountPerDay: 1, endDay: store.today.advanced(by: -1)))
    #expect(store.remark(on: ended, locale) == "Ended on March 8")
    #expect(
      store.remark(on: try make(HabitTarget(amountPerDay: 1, endDay: store.today)), locale) == nil
    )
  }

  @Test func `Pauses are stated as dates`() throws {
    let today = store.today
    #expect(store.text(of: Pause(today...today), locale) == "March 9")
    let days = today...today.advanced(by: 20)
    #expect(store.text(of: Pause(days), locale) == "March 9 to March 29")
    #expect(store.text(of: Pause(from: today), locale) == "From March 9 on")
  }

  @Test func `A slip causes a notice that can undo it`() throws {
    let coffee = try make(HabitTarget(kind: .quit, amountPerDay: 1))
    store.addStep(to: coffee)
    #expect(store.notices.isEmpty)
    store.addStep(to: coffee)
    #expect(store.notices.map(\.message) == ["Recorded a slip of Run"])
    #expect(store.todayState(of: coffee).status.isSlip)
    store.undoRecorder.undo(try #require(store.notices.first))
    #expect(store.todayState(of: coffee).count == 1)
    #expect(!store.todayState(of: coffee).status.isSlip)
  }

  @Test func `Lowering a count by more than one step causes a notice in the habit's unit`() throws {
    let run = try make(HabitTarget(measure: km, amountPerDay: 85))
    store.setCount(85, on: store.today, of: run)
    store.setCount(80, on: store.today, of: run)
    #expect(store.notices.isEmpty)
    store.setCount(32, on: store.today, of: run)
    #expect(store.notices.map(\.message) == ["Run: 8 km became 3.2 km"])
  }
}
