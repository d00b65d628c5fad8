import Foundation
import HabitEngine
import HabitInterchange
import HabitTestSupport
import Testing

@testable import HabitData
@testable import HabitTrackerFeature

/// The order of ambiguous dates, which the user chooses.
@MainActor
struct ImportChoiceTests {
  private let storeFolder: StoreFolder

  init() throws {
    storeFolder = try StoreFolder()
  }

  private func reading(_ order: DateOrder?, day: Int) -> ImportReading {
    let days = [PortableDay(day: CalendarDay(rawValue: day), count: 1, status: .done)]
    let habit = PortableHabit(
      id: UUID(uuidString: "00000000-0000-0000-0000-000000000001") ?? UUID(),
      name: "Run",
      position: 0,
      days: days
    )
    return ImportReading(
      dateOrder: order,
      history: PortableHistory(format: "a test", habits: [habit])
    )
  }

  private func choice(_ locale: String) -> ImportChoice {
    let readings = [reading(.dayFirst, day: 20_545), reading(.monthFirst, day: 20_516)]
    return ImportChoice(readings, locale: Locale(identifier: locale))
  }

  private func firstDay(_ choice: ImportChoice) throws -> Int? {
    try ImportProposal(choice, in: storeFolder.store)?.plan.addedDays?.lowerBound.rawValue
  }

  @Test func `The locale's date order is preselected, and the proposal uses the choice`() throws {
    var choice = choice("en_US")
    #expect(choice.dateOrder == .monthFirst)
    #expect(choice.dateOrders == [.dayFirst, .monthFirst])
    #expect(try firstDay(choice) == 20_516)
    choice.dateOrder = .dayFirst
    #expect(try firstDay(choice) == 20_545)
    #expect(self.choice("de_DE").dateOrder == .dayFirst)
  }

  @Test func `Nothing is proposed if the dates do not fit the locale's order`() throws {
    let choice = choice("ja_JP")
    #expect(choice.dateOrder == nil)
    #expect(try firstDay(choice) == nil)
  }

  @Test func `A file without ambiguous dates offers no orders`() throws {
    let choice = ImportChoice([reading(nil, day: 20_516)], locale: Locale(identifier: "en_US"))
    #expect(choice.dateOrders == [])
    #expect(try firstDay(choice) == 20_516)
  }

  @Test func `Habits of the same name are merged if the user chooses that`() throws {
    #expect(storeFolder.store.create(HabitDraft(name: "Run")) != nil)
    var choice = choice("en_US")
    #expect(try ImportProposal(choice, in: storeFolder.store)?.plan.newHabits.count == 1)
    choice.mergesNames = true
    let proposal = try #require(try ImportProposal(choice, in: storeFolder.store))
    #expect(proposal.plan.newHabits.isEmpty)
    #expect(proposal.plan.additions.map(\.name) == ["Run"])
  }
}
