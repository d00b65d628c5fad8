import Foundation
import HabitEngine

/// The latest values of a habit's properties. Defaults replace missing values and values in a
/// format of a later version.
struct HabitValues {
  private let registers: [RegisterKey: Register]

  init(_ registers: [RegisterKey: Register]) {
    self.registers = registers
  }

  /// Returns the habit without its days, or nil if it is deleted or its name is not known yet.
  func habit(_ id: UUID) -> PortableHabit? {
    guard let name = text(.name), !flag(.isDeleted) else { return nil }
    return PortableHabit(
      id: id,
      name: LimitedText.line(name, to: HabitLimits.name),
      details: LimitedText.cut(text(.details) ?? "", to: HabitLimits.details),
      icon: text(.icon),
      color: text(.color),
      originalColor: someText(.originalColor),
      category: someText(.category),
      timeOfDay: text(.timeOfDay).flatMap(DayPart.init) ?? .any,
      target: target,
      reminders: value(.reminders).map([Reminder].init(syncBytes:)) ?? [],
      createdAt: number(.createdAt).map(Date.init(milliseconds:)),
      position: HabitLimits.position(number(.position) ?? 0),
      isArchived: number(.archivedAt) != nil,
      archivedAt: number(.archivedAt).map(Date.init(milliseconds:)),
      timer: value(.timer).map(HabitTimer.init(syncBytes:)) ?? HabitTimer()
    )
  }

  private var target: HabitTarget {
    let measure = value(.measure).flatMap(Measure.read) ?? .times
    return HabitTarget(
      kind: text(.kind).flatMap(HabitKind.init) ?? .build,
      measure: measure,
      amountPerDay: number(.amountPerDay) ?? 1,
      schedule: value(.schedule).flatMap(Schedule.read) ?? .everyDay,
      goal: value(.goal).flatMap { StreakGoal.read(syncBytes: $0, measure: measure) } ?? .standard,
      startDay: number(.startDay).map(CalendarDay.init(rawValue:)),
      endDay: number(.endDay).map(CalendarDay.init(rawValue:)),
      pauses: PauseList(pauses)
    )
  }

  private var pauses: [Pause] {
    registers.compactMap { key, register in
      guard key.number == HabitProperty.Number.pause.rawValue, SyncValue.flag(register.value) else {
        return nil
      }
      return Pause.read(syncBytes: key.item)
    }
  }

  private func value(_ number: HabitProperty.Number) -> [UInt8]? {
    registers[RegisterKey(number)]?.value
  }

  private func text(_ number: HabitProperty.Number) -> String? { value(number).map(SyncValue.text) }

  /// Returns a text, or nil if it is empty.
  private func someText(_ number: HabitProperty.Number) -> String? {
    text(number).flatMap { $0.isEmpty ? nil : $0 }
  }

  private func number(_ number: HabitProperty.Number) -> Int? {
    value(number).flatMap(SyncValue.number)
  }

  private func flag(_ number: HabitProperty.Number) -> Bool {
    value(number).map(SyncValue.flag) ?? false
  }
}

extension DayCell {
  /// Returns the record of the day, with its count clamped to `counts`, or nil if the day has the
  /// content of a day without a record.
  func record(within counts: ClosedRange<Int>) -> PortableDay? {
    let count = rawCount.clamped(to: counts)
    let status = status.map { DayStatus(syncCode: $0.code) } ?? .done
    let text = note.map { LimitedText.cut(SyncValue.text($0.value), to: HabitLimits.note) } ?? ""
    guard count > 0 || status != .done || !text.isEmpty else { return nil }
    return PortableDay(
      day: CalendarDay(rawValue: Int(day)),
      count: count,
      status: status,
      note: text,
      changedAt: Date(milliseconds: changedAt)
    )
  }
}
