import HabitEngine
import Testing

@testable import HabitInterchange

struct RewireTests {
  @Test func `Schedules, check-ins, and reminders are read`() throws {
    try expect(
      read("rewire.db"),
      format: "Rewire backup",
      habits: [
        habit(
          "Wake up early",
          identity: "rewire/1/Wake up early",
          details: "before six",
          target: scheduled(.weekdays([.sunday, .tuesday, .thursday])),
          reminders: [
            Reminder(
              hour: 5,
              minute: 45,
              weekdays: [.sunday, .monday, .tuesday, .wednesday, .thursday]
            )
          ],
          days: [done(1), done(4)],
          changes: [.otherRecords(2)]
        ),
        habit(
          "Brush teeth",
          identity: "rewire/2/Brush teeth",
          position: 1,
          target: scheduled(.daysAMonth(10)),
          days: [done(0)]
        ),
        habit(
          "Water plants",
          identity: "rewire/3/Water plants",
          position: 2,
          target: scheduled(.everyNDaysAfterDone(4)),
          reminders: [Reminder(hour: 23, minute: 59, weekdays: [.saturday])]
        ),
      ]
    )
  }

  /// The tables with a habit that is due on all weekdays.
  private static let tables = """
    CREATE TABLE HABITS (_id integer primary key, NAME text, SCHEDULE integer, ACTIVE_DAYS text);
    CREATE TABLE CHECKINS (_id integer primary key, HABIT_ID integer, DATE text, TYPE integer);
    CREATE TABLE UNIT (_id integer primary key, NAME text);
    INSERT INTO HABITS VALUES (1, 'Run', 0, '0,1,2,3,4,5,6');

    """

  /// 0 is Sunday, as in Loop's importer, which adds 1 and counts from Saturday.
  @Test(arguments: zip(0...6, Weekday.allCases))
  func `The weekday numbers of a reminder are read`(number: Int, weekday: Weekday) throws {
    let run = try readDatabase(
      Self.tables + """
        CREATE TABLE REMINDERS (
          _id integer primary key, HABIT_ID integer, TIME integer, ACTIVE_DAYS text);
        INSERT INTO REMINDERS VALUES (1, 1, 425, '\(number)'), (2, 1, 430, '');
        """
    ).habits[0]
    #expect(run.reminders == [Reminder(hour: 7, minute: 5, weekdays: [weekday])])
    #expect(
      run.changes == [.reminder(ImportedReminder(hour: 7, minute: 10, days: .none))]
    )
    #expect(run.target == HabitTarget())
  }

  @Test func `Check-ins of a deleted habit are left out and counted`() throws {
    let history = try readDatabase(
      Self.tables + """
        INSERT INTO CHECKINS VALUES (1, 1, '20260101', 2), (2, 7, '20260101', 2), (3, 7, '', 2);
        """
    )
    #expect(history.habits.map(\.days) == [[done(1)]])
    #expect(history.omissions == [.strayRecords(2)])
  }
}
