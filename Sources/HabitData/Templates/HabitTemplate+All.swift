import Foundation
import HabitEngine

extension HabitTemplate {
  /// Thirty common habits, grouped by topic.
  package static let all: [HabitTemplate] = health + fitness + mind + work + home + people

  /// Six templates for a first habit, with a variety of rules.
  package static let firstSix = ["Drink water", "Read", "Meditate", "Run", "Floss", "No smoking"]
    .compactMap { name in all.first { $0.id == name } }

  private static let health = [
    HabitTemplate(
      "Drink water",
      "drop.fill",
      .cyan,
      .health,
      .amount("l", 200, decimals: 2, step: 25),
      "hydrate glass litre liter"
    ),
    HabitTemplate("Sleep well", "bed.double.fill", .indigo, .health, .minutes(480), "rest night"),
    HabitTemplate("Take vitamins", "pills.fill", .orange, .health, .times(), "medicine pill"),
    HabitTemplate("Floss", "sparkles", .teal, .health, .times(), "teeth dentist"),
    HabitTemplate(
      "Eat fruit and vegetables",
      "carrot.fill",
      .green,
      .health,
      .times(5),
      "portions diet food"
    ),
    HabitTemplate(
      "Cook at home",
      "frying.pan.fill",
      .yellow,
      .health,
      .times(on: .daysAWeek(4)),
      "meal food"
    ),
    HabitTemplate("No smoking", "nosign", .coralRed, .health, .atMost(), "quit cigarettes tobacco"),
    HabitTemplate(
      "No alcohol",
      "wineglass.fill",
      .purple,
      .health,
      .atMost(),
      "quit drinking sober wine beer"
    ),
    HabitTemplate(
      "Less coffee",
      "cup.and.saucer.fill",
      .lightYellow,
      .health,
      .atMost(2),
      "limit caffeine cups"
    ),
    HabitTemplate(
      "No sweets",
      "birthday.cake.fill",
      .pink,
      .health,
      .atMost(on: .weekdays(workdays)),
      "quit sugar candy"
    ),
  ]

  private static let fitness = [
    HabitTemplate(
      "Run",
      "figure.run",
      .coralRed,
      .fitness,
      .amount("km", 50, decimals: 1, step: 5, on: .daysAWeek(3)),
      "jog distance"
    ),
    HabitTemplate(
      "Walk",
      "figure.walk",
      .lime,
      .fitness,
      .amount("steps", 8_000, step: 500),
      "stroll"
    ),
    HabitTemplate(
      "Strength training",
      "dumbbell.fill",
      .orange,
      .fitness,
      .times(on: .weekdays([.monday, .wednesday, .friday])),
      "gym weights lift workout"
    ),
    HabitTemplate("Stretch", "figure.gymnastics", .teal, .fitness, .minutes(10), "mobility"),
    HabitTemplate(
      "Yoga",
      "figure.yoga",
      .purple,
      .fitness,
      .minutes(20, on: .daysAWeek(2)),
      "asana"
    ),
    HabitTemplate(
      "Swim",
      "figure.pool.swim",
      .blue,
      .fitness,
      .amount("m", 1_000, step: 50, on: .weekdays([.saturday])),
      "pool laps"
    ),
    HabitTemplate(
      "Ride a bike",
      "bicycle",
      .green,
      .fitness,
      .amount("km", 200, decimals: 1, step: 50, on: .daysAWeek(2)),
      "cycle distance"
    ),
  ]

  private static let mind = [
    HabitTemplate("Read", "book.fill", .indigo, .learning, .amount("pages", 20, step: 5), "books"),
    HabitTemplate(
      "Learn a language",
      "textformat.abc",
      .blue,
      .learning,
      .minutes(15, on: .weekdays(workdays)),
      "vocabulary study words"
    ),
    HabitTemplate(
      "Practice an instrument",
      "pianokeys",
      .magenta,
      .learning,
      .minutes(30, on: .daysAWeek(4)),
      "music piano guitar play"
    ),
    HabitTemplate(
      "Meditate",
      "brain.head.profile",
      .teal,
      .personal,
      .minutes(10),
      "calm mindfulness breathe"
    ),
    HabitTemplate("Write a journal", "pencil", .yellow, .personal, .times(), "diary reflect"),
    HabitTemplate("Be grateful", "heart.fill", .pink, .personal, .times(3), "thanks gratitude"),
  ]

  private static let work = [
    HabitTemplate(
      "Plan the day",
      "checklist",
      .cyan,
      .productivity,
      .times(on: .weekdays(workdays)),
      "to do list"
    ),
    HabitTemplate(
      "Deep work",
      "laptopcomputer",
      .gray,
      .productivity,
      .minutes(90, on: .weekdays(workdays)),
      "focus concentrate"
    ),
    HabitTemplate(
      "Less social media",
      "message.fill",
      .lightGray,
      .productivity,
      .atMostMinutes(30),
      "limit phone screen time"
    ),
  ]

  private static let home = [
    HabitTemplate(
      "Water the plants",
      "leaf.fill",
      .green,
      .personal,
      .times(on: .everyNDaysAfterDone(3)),
      "garden flowers"
    ),
    HabitTemplate(
      "Check the budget",
      "banknote.fill",
      .lime,
      .personal,
      .times(on: .daysOfMonth([31])),
      "money bills pay save finance"
    ),
  ]

  private static let people = [
    HabitTemplate(
      "Call the family",
      "phone.fill",
      .orange,
      .social,
      .times(on: .weekdays([.sunday])),
      "parents mother father"
    ),
    HabitTemplate(
      "Meet friends",
      "person.3.fill",
      .magenta,
      .social,
      .times(on: .daysAMonth(2)),
      "see visit"
    ),
  ]

  private static let workdays: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]
}

extension HabitTarget {
  fileprivate static func times(_ count: Int = 1, on rule: Schedule.Rule = .everyDay) -> HabitTarget
  {
    HabitTarget(amountPerDay: count, schedule: Schedule(rule))
  }

  fileprivate static func amount(
    _ unit: String,
    _ amount: Int,
    decimals: Int = 0,
    step: Int,
    on rule: Schedule.Rule = .everyDay
  ) -> HabitTarget {
    HabitTarget(
      measure: .amount(AmountUnit(name: unit, decimals: decimals, step: step)),
      amountPerDay: amount,
      schedule: Schedule(rule)
    )
  }

  fileprivate static func minutes(
    _ minutes: Int,
    on rule: Schedule.Rule = .everyDay
  ) -> HabitTarget {
    HabitTarget(measure: .time, amountPerDay: minutes * 60, schedule: Schedule(rule))
  }

  fileprivate static func atMost(
    _ count: Int = 0,
    on rule: Schedule.Rule = .everyDay
  ) -> HabitTarget {
    HabitTarget(kind: .quit, amountPerDay: count, schedule: Schedule(rule))
  }

  fileprivate static func atMostMinutes(_ minutes: Int) -> HabitTarget {
    HabitTarget(kind: .quit, measure: .time, amountPerDay: minutes * 60)
  }
}
