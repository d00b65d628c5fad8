import HabitEngine
import HabitInterchange
import Testing

/// The tables of Streaks, Habitica, and Daylio, as far as their columns are known. The files are
/// invented.
struct OtherTablesTests {
  @Test func `A Streaks export has a row for each entry`() throws {
    let history = try read(
      """
      task_id,title,icon,entry_type,entry_date,entry_timestamp,quantity,notes
      p1,"Read, early",ic_book,completed_manually,20260101,2026-01-01T08:00:00Z,1,"on the train"
      p1,"Read, early",ic_book,missed_auto,20260102,2026-01-03T00:00:00Z,0,
      p1,"Read, early",ic_book,skipped_manually,20260103,2026-01-03T00:00:00Z,0,
      p1,"Read, early",ic_book,paused,20260104,2026-01-04T00:00:00Z,0,
      p2,Steps,ic_walk,completed_auto,20260101,2026-01-01T23:00:00Z,8000,
      p2,Steps,ic_walk,completed_auto,20260102,2026-01-02T23:00:00Z,,

      """.utf8
    )
    expect(
      history,
      format: "Streaks export",
      habits: [
        habit(
          "Read, early",
          identity: "streaks/p1/Read, early",
          days: [
            done(1, note: "on the train"), missed(2), skipped(3),
          ],
          changes: [.otherRecords(1)]
        ),
        habit(
          "Steps",
          identity: "streaks/p2/Steps",
          position: 1,
          days: [done(1, count: 8_000), done(2)]
        ),
      ]
    )
  }

  @Test func `In Habitica a growing value means that the habit was done`() throws {
    let history = try read(
      """
      Task Name,Task ID,Task Type,Date,Value
      Read,d1,daily,2026-01-01 20:00:00,1
      Read,d1,daily,2026-01-02 07:00:00,1
      Read,d1,daily,2026-01-03 07:00:00,-0.02
      Read,d1,daily,2026-01-03 20:00:00,0.98
      Water,h1,habit,2026-01-01 08:00:00,1
      Water,h1,habit,2026-01-01 09:00:00,1.97
      Water,h1,habit,2026-01-02 09:00:00,0.95

      """.utf8
    )
    expect(
      history,
      format: "Habitica history",
      habits: [
        habit(
          "Read",
          identity: "habitica/d1",
          days: [done(1), missed(2), done(3)]
        ),
        habit(
          "Water",
          identity: "habitica/h1",
          position: 1,
          days: [done(1, count: 2)],
          changes: [.otherRecords(1)]
        ),
      ]
    )
  }

  @Test func `Each of Daylio's activities becomes a habit`() throws {
    let history = try read(
      """
      full_date,date,weekday,time,mood,activities,note_title,note
      2026-01-02,January 2,Friday,22:00,good,"reading | run","",""
      2026-01-01,January 1,Thursday,22:00,meh,"reading","",""
      2026-01-01,January 1,Thursday,08:00,meh,"reading | run","",""
      2025-12-31,December 31,Wednesday,08:00,meh,"","",""

      """.utf8
    )
    expect(
      history,
      format: "Daylio export",
      habits: [
        habit("reading", identity: "daylio/reading", days: [done(1), done(2)]),
        habit("run", identity: "daylio/run", position: 1, days: [done(1), done(2)]),
      ]
    )
  }

  @Test(arguments: [
    (
      "Task Name,Task ID,Task Type,Date,Value\nRead,d1,daily,2026-01-01,much\n",
      "file, line 2: “much” is not a number"
    ),
    (
      "full_date,mood,activities\nsoon,good,run\n",
      "file, line 2: “soon” is not a day from 1970 to 2199"
    ),
    (
      "task_id,title,entry_type,entry_date\np1,Read,missed_auto,20261301\n",
      "file, line 2: “20261301” is not a day from 1970 to 2199"
    ),
  ])
  func `An invalid row is reported with its position`(text: String, expected: String) {
    #expect(message(reading: text) == expected)
  }
}
