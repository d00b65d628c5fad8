import Foundation
import HabitEngine
import Testing

@testable import HabitCommand
@testable import HabitData

@MainActor
struct HabitChoiceTests {
  private let old = Habit("Read", "0A1B2C3D-0000-4000-8000-000000000001", isArchived: true)
  private let active = Habit("read", "0A1B2C3E-0000-4000-8000-000000000002")
  private let run = Habit("Run, 5 km", "DEADBEEF-0000-4000-8000-000000000003")
  private let deadLift = Habit("Dead lift", "FFFFFFFF-0000-4000-8000-000000000004")

  @Test func `A name or its beginning identifies a habit`() throws {
    let choice = HabitChoice([old, active, run, deadLift])
    #expect(try choice.habit("RUN") === run)
    #expect(try choice.habit("dea") === deadLift)
    // An active habit takes precedence over an archived one.
    #expect(try choice.habit("Read") === active)
  }

  @Test func `A name copied with isolation characters identifies a habit`() throws {
    let arabic = Habit("قراءة", "0A1B2C3D-0000-4000-8000-000000000007")
    #expect(try HabitChoice([arabic, run]).habit("\u{2068}قراءة\u{2069}") === arabic)
  }

  @Test func `The start of an identifier identifies a habit`() throws {
    let choice = HabitChoice([old, active, run, deadLift])
    #expect(try choice.habit("0a1b2c3d") === old)
    #expect(try choice.habit("deadb") === run)
    // Names take precedence over identifiers.
    #expect(try choice.habit("dead") === deadLift)
    #expect(try choice.habit("ffffffff-0000-4000-8000-000000000004") === deadLift)
  }

  @Test func `Three characters of an identifier are too few`() {
    #expect(throws: CommandFailure.usage("there is no habit “fff”")) {
      try HabitChoice([deadLift]).habit("fff")
    }
  }

  @Test func `Several matching habits are listed`() {
    let sameName = Habit("READ", "0A1B0000-0000-4000-8000-000000000005", .health)
    let message = """
      “read” matches several habits; use an identifier:
        0a1b2c3d  Read  no category  archived
        0a1b2c3e  read  no category
        0a1b0000  READ  Health
      """
    #expect(throws: CommandFailure.usage(message)) {
      try HabitChoice([old, active, sameName]).habit("read")
    }
  }

  @Test func `Habits whose identifiers start alike are listed`() {
    let message = """
      “0a1b2c” matches several habits; use an identifier:
        0a1b2c3e  read  no category
        0a1b2c3f  Swim  no category
      """
    let swim = Habit("Swim", "0A1B2C3F-0000-4000-8000-000000000006")
    #expect(throws: CommandFailure.usage(message)) {
      try HabitChoice([active, swim]).habit("0a1b2c")
    }
  }

  @Test(arguments: [
    (["0A1B2C3D", "FFFFFFFF"], ["0a1b", "ffff"]),
    (["0A1B2C3D", "0A1B2CFF"], ["0a1b2c3", "0a1b2cf"]),
    (["0A1B2C3D"], ["0a1b"]), ([], []),
  ])
  func `Identifiers are shortened to the fewest unique characters, but at least four`(
    begins: [String],
    short: [String]
  ) throws {
    let identifiers = try begins.map {
      try #require(UUID(uuidString: "\($0)-0000-4000-8000-000000000000"))
    }
    let shortened = ShortIdentifiers(identifiers)
    #expect(identifiers.map { shortened[$0] } == short)
  }
}

extension Habit {
  fileprivate convenience init(
    _ name: String,
    _ identifier: String,
    _ category: HabitCategory? = nil,
    isArchived: Bool = false
  ) {
    self.init(
      PortableHabit(
        id: UUID(uuidString: identifier) ?? UUID(),
        draft: HabitDraft(name: name, category: category),
        createdAt: Date(timeIntervalSince1970: 0),
        position: 0,
        archivedAt: isArchived ? Date(timeIntervalSince1970: 0) : nil
      ),
      at: .distantPast
    )
  }
}
