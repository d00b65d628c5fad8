import Foundation
import HabitEngine
import Testing

@testable import HabitData
@testable import HabitWidgets

struct TodayTimelineTests {
  @Test(arguments: TimelineCase.boundaries + TimelineCase.clockChanges + TimelineCase.dueTimes)
  func `The content changes with the clock`(_ timeline: TimelineCase) throws { try check(timeline) }

  @Test(arguments: TimelineCase.schedules + TimelineCase.completions)
  func `The content depends on schedules and completions`(_ timeline: TimelineCase) throws {
    try check(timeline)
  }

  private func check(_ timeline: TimelineCase) throws {
    let schedule = TodayContent.schedule(
      timeline.facts,
      of: timeline.category,
      from: try Date(timeline.now, strategy: .iso8601)
    )
    #expect(
      schedule.entries.map { [$0.date.formatted(.iso8601), $0.content?.short] }
        == timeline.shows.map { [$0.0, $0.1] }
    )
    #expect(schedule.end.formatted(.iso8601) == timeline.end)
  }

  /// The system stores a snapshot for each entry, so the number of entries is limited.
  @Test func `The timeline has a limited number of entries`() throws {
    let times = (0..<50).map { "20:\($0 < 10 ? "0" : "")\($0)" }
    let now = try Date("2026-03-09T09:00:00Z", strategy: .iso8601)
    let facts = TimelineCase(testDescription: "", habits: [.habit(at: times)], shows: []).facts
    let moments = WidgetMoments(of: facts.habits, from: now, facts)
    #expect(moments.dates.count == 1 + WidgetMoments.limit)
    #expect(moments.end.formatted(.iso8601) == "2026-03-09T19:40:00Z")
  }
}

extension TimelineCase {
  /// A habit done today is open again when the next day starts, not before.
  fileprivate static let boundaries =
    (0...6).map { hour in
      TimelineCase(
        testDescription: "a day begins at \(hour)",
        startHour: hour,
        habits: [.habit(done: [("2026-03-09", 1)])],
        shows: [
          ("2026-03-09T09:00:00Z", "1/1 Run✓"),
          (hour == 0 ? "2026-03-09T23:00:00Z" : "2026-03-10T0\(hour - 1):00:00Z", "0/1 Run"),
        ],
        end: hour == 0 ? "2026-03-10T23:00:00Z" : "2026-03-11T0\(hour - 1):00:00Z"
      )
    } + [
      TimelineCase(
        testDescription: "hours before the day boundary belong to the day before",
        startHour: 3,
        now: "2026-03-09T01:00:00Z",
        habits: [.habit(done: [("2026-03-08", 1)])],
        shows: [("2026-03-09T01:00:00Z", "1/1 Run✓"), ("2026-03-09T02:00:00Z", "0/1 Run")],
        end: "2026-03-10T02:00:00Z"
      ),
      TimelineCase(
        testDescription: "days of 24 hours",
        zone: "America/New_York",
        startHour: nil,
        now: "2026-03-09T20:00:00Z",
        habits: [.habit(done: [("2026-03-09", 1)])],
        shows: [("2026-03-09T20:00:00Z", "1/1 Run✓"), ("2026-03-10T00:00:00Z", "0/1 Run")],
        end: "2026-03-11T00:00:00Z"
      ),
    ]

  /// Clocks go forward from 2:00 to 3:00 on March 29, and back from 3:00 to 2:00 on October 25.
  fileprivate static let clockChanges = [
    TimelineCase(
      testDescription: "a day of 23 hours",
      now: "2026-03-28T12:00:00Z",
      habits: [.habit(done: [("2026-03-28", 1)])],
      shows: [("2026-03-28T12:00:00Z", "1/1 Run✓"), ("2026-03-28T23:00:00Z", "0/1 Run")],
      end: "2026-03-29T22:00:00Z"
    ),
    TimelineCase(
      testDescription: "a day begins at an hour that the clocks skip",
      startHour: 2,
      now: "2026-03-28T12:00:00Z",
      habits: [.habit(done: [("2026-03-28", 1)])],
      shows: [("2026-03-28T12:00:00Z", "1/1 Run✓"), ("2026-03-29T01:00:00Z", "0/1 Run")],
      end: "2026-03-30T00:00:00Z"
    ),
    TimelineCase(
      testDescription: "due at a time that the clocks skip",
      now: "2026-03-28T12:00:00Z",
      habits: [.habit(at: ["02:30"])],
      shows: [
        ("2026-03-28T12:00:00Z", "0/1 Run!02:30"), ("2026-03-28T23:00:00Z", "0/1 Run@02:30"),
        ("2026-03-29T01:00:00Z", "0/1 Run!02:30"),
      ],
      end: "2026-03-29T22:00:00Z"
    ),
    TimelineCase(
      testDescription: "due at a time that comes twice",
      now: "2026-10-24T12:00:00Z",
      habits: [.habit(at: ["02:30"])],
      shows: [
        ("2026-10-24T12:00:00Z", "0/1 Run!02:30"), ("2026-10-24T22:00:00Z", "0/1 Run@02:30"),
        ("2026-10-25T00:30:00Z", "0/1 Run!02:30"),
      ],
      end: "2026-10-25T23:00:00Z"
    ),
  ]

  fileprivate static let dueTimes = [
    TimelineCase(
      testDescription: "due in the evening",
      habits: [.habit(at: ["18:00"])],
      shows: [
        ("2026-03-09T09:00:00Z", "0/1 Run@18:00"), ("2026-03-09T17:00:00Z", "0/1 Run!18:00"),
        ("2026-03-09T23:00:00Z", "0/1 Run@18:00"), ("2026-03-10T17:00:00Z", "0/1 Run!18:00"),
      ]
    ),
    TimelineCase(
      testDescription: "done before it is due",
      habits: [.habit(at: ["18:00"], done: [("2026-03-09", 1)])],
      shows: [
        ("2026-03-09T09:00:00Z", "1/1 Run✓"), ("2026-03-09T23:00:00Z", "0/1 Run@18:00"),
        ("2026-03-10T17:00:00Z", "0/1 Run!18:00"),
      ]
    ),
    TimelineCase(
      testDescription: "due twice",
      habits: [.habit(at: ["08:00", "20:00"])],
      shows: [
        ("2026-03-09T09:00:00Z", "0/1 Run!08:00"), ("2026-03-09T19:00:00Z", "0/1 Run!20:00"),
        ("2026-03-09T23:00:00Z", "0/1 Run@08:00"), ("2026-03-10T07:00:00Z", "0/1 Run!08:00"),
        ("2026-03-10T19:00:00Z", "0/1 Run!20:00"),
      ]
    ),
    TimelineCase(
      testDescription: "due at a time on Tuesdays",
      habits: [.habit(at: ["18:00"], on: [.tuesday])],
      shows: [
        ("2026-03-09T09:00:00Z", "0/1 Run"), ("2026-03-09T23:00:00Z", "0/1 Run@18:00"),
        ("2026-03-10T17:00:00Z", "0/1 Run!18:00"),
      ]
    ),
    TimelineCase(
      testDescription: "due after midnight, before the day ends",
      startHour: 4,
      habits: [.habit(at: ["01:00"])],
      shows: [
        ("2026-03-09T09:00:00Z", "0/1 Run@01:00"), ("2026-03-10T00:00:00Z", "0/1 Run!01:00"),
        ("2026-03-10T03:00:00Z", "0/1 Run@01:00"), ("2026-03-11T00:00:00Z", "0/1 Run!01:00"),
      ],
      end: "2026-03-11T03:00:00Z"
    ),
    TimelineCase(
      testDescription: "due habits come first, by time",
      habits: [.habit("A", at: ["18:00"]), .habit("B", at: ["12:00"])],
      shows: [
        ("2026-03-09T09:00:00Z", "0/2 A@18:00,B@12:00"),
        ("2026-03-09T11:00:00Z", "0/2 B!12:00,A@18:00"),
        ("2026-03-09T17:00:00Z", "0/2 B!12:00,A!18:00"),
        ("2026-03-09T23:00:00Z", "0/2 A@18:00,B@12:00"),
        ("2026-03-10T11:00:00Z", "0/2 B!12:00,A@18:00"),
        ("2026-03-10T17:00:00Z", "0/2 B!12:00,A!18:00"),
      ]
    ),
    TimelineCase(
      testDescription: "a time after midnight comes after the evening before",
      startHour: 4,
      now: "2026-03-10T00:30:00Z",
      habits: [.habit("A", at: ["01:00"]), .habit("B", at: ["23:00"])],
      shows: [
        ("2026-03-10T00:30:00Z", "0/2 B!23:00,A!01:00"),
        ("2026-03-10T03:00:00Z", "0/2 A@01:00,B@23:00"),
        ("2026-03-10T22:00:00Z", "0/2 B!23:00,A@01:00"),
        ("2026-03-11T00:00:00Z", "0/2 B!23:00,A!01:00"),
      ],
      end: "2026-03-11T03:00:00Z"
    ),
    TimelineCase(
      testDescription: "habits of another category are left out",
      habits: [.habit("A", at: ["18:00"]), .habit("B", category: .health)],
      category: .health,
      shows: [("2026-03-09T09:00:00Z", "0/1 B")]
    ),
  ]

  fileprivate static let schedules = [
    TimelineCase(
      testDescription: "on Tuesdays",
      habits: [
        .habit("Run", HabitTarget(amountPerDay: 1, schedule: Schedule(.weekdays([.tuesday]))))
      ],
      shows: [("2026-03-09T09:00:00Z", "0/0 "), ("2026-03-09T23:00:00Z", "0/1 Run")]
    ),
    TimelineCase(
      testDescription: "once a week, and done",
      habits: [
        .habit(
          "Run",
          HabitTarget(amountPerDay: 1, schedule: Schedule(.daysAWeek(1))),
          done: [("2026-03-09", 1)]
        )
      ],
      shows: [("2026-03-09T09:00:00Z", "1/1 Run✓"), ("2026-03-09T23:00:00Z", "0/0 ")]
    ),
    TimelineCase(
      testDescription: "a pause that begins tomorrow",
      habits: [
        .habit(
          "Run",
          HabitTarget(amountPerDay: 1, pauses: PauseList([Pause(from: .iso("2026-03-10"))]))
        )
      ],
      shows: [("2026-03-09T09:00:00Z", "0/1 Run"), ("2026-03-09T23:00:00Z", "0/0 ")]
    ),
  ]

  fileprivate static let completions = [
    TimelineCase(
      testDescription: "open today and tomorrow",
      habits: [.habit()],
      shows: [("2026-03-09T09:00:00Z", "0/1 Run")]
    ),
    TimelineCase(
      testDescription: "completed although not due",
      habits: [
        .habit(
          "Run",
          HabitTarget(amountPerDay: 1, schedule: Schedule(.weekdays([.tuesday]))),
          done: [("2026-03-09", 1)]
        )
      ],
      shows: [("2026-03-09T09:00:00Z", "1/1 Run✓"), ("2026-03-09T23:00:00Z", "0/1 Run")]
    ),
    TimelineCase(
      testDescription: "skipped",
      habits: [.habit(skipped: ["2026-03-09"])],
      shows: [("2026-03-09T09:00:00Z", "0/0 Run-"), ("2026-03-09T23:00:00Z", "0/1 Run")]
    ),
    TimelineCase(
      testDescription: "two of three",
      habits: [.habit("Run", HabitTarget(completionsPerDay: 3), done: [("2026-03-09", 2)])],
      shows: [
        ("2026-03-09T09:00:00Z", "0/1 Run(2 of 3)"), ("2026-03-09T23:00:00Z", "0/1 Run(0 of 3)"),
      ]
    ),
    TimelineCase(
      testDescription: "completed habits come last",
      habits: [.habit("A", done: [("2026-03-09", 1)]), .habit("B")],
      shows: [("2026-03-09T09:00:00Z", "1/2 B,A✓"), ("2026-03-09T23:00:00Z", "0/2 A,B")]
    ),
    TimelineCase(
      testDescription: "a slip",
      habits: [
        .habit("Smoke", HabitTarget(kind: .quit, amountPerDay: 0), done: [("2026-03-09", 1)])
      ],
      shows: [("2026-03-09T09:00:00Z", "0/0 Smoke✗"), ("2026-03-09T23:00:00Z", "0/0 ")]
    ),
    TimelineCase(
      testDescription: "archived",
      habits: [.habit(at: ["18:00"], isArchived: true)],
      shows: [("2026-03-09T09:00:00Z", "0/0 ")]
    ),
  ]
}
