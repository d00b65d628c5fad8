import Foundation
import HabitEngine

extension HabitTimer {
  /// The encoded timer: a running flag, and the start if the timer is running; the number of
  /// stretches, and their starts and ends; the known steady lengths, each after the index of its
  /// stretch. All times are in milliseconds. A stopped timer has no bytes.
  var syncBytes: [UInt8] {
    guard phase != .stopped else { return [] }
    var writer = ByteWriter()
    writer.count(runningSince == nil ? 0 : 1)
    if let runningSince { writer.number(runningSince.milliseconds) }
    writer.count(stretches.count)
    for stretch in stretches {
      writer.number(stretch.start.milliseconds)
      writer.number(stretch.end.milliseconds)
    }
    for (index, stretch) in stretches.enumerated() {
      guard let length = stretch.steadyLength else { continue }
      writer.count(index)
      writer.number(Int((length * 1_000).rounded()))
    }
    return writer.bytes
  }

  init(syncBytes: [UInt8]) {
    let timer = SyncValue.read(syncBytes) { reader throws(SyncFileError) -> HabitTimer? in
      let isRunning = try reader.word() > 0
      let since = isRunning ? Date(milliseconds: try reader.number()) : nil
      var stretches: [TimerStretch] = []
      for _ in 0..<(try reader.count(of: 2)) {
        let start = Date(milliseconds: try reader.number())
        stretches.append(TimerStretch(start: start, end: Date(milliseconds: try reader.number())))
      }
      while !reader.isAtEnd {
        let index = Int(clamping: try reader.word())
        let length = TimeInterval(try reader.number()) / 1_000
        guard stretches.indices.contains(index) else { return nil }
        let stretch = stretches[index]
        stretches[index] = TimerStretch(
          start: stretch.start,
          end: stretch.end,
          steadyLength: length
        )
      }
      return HabitTimer(stretches: stretches, runningSince: since)
    }
    self = timer ?? HabitTimer()
  }
}

extension Pause {
  var syncBytes: [UInt8] { SyncValue.number(first.rawValue) + SyncValue.number(last?.rawValue) }

  static func read(syncBytes: [UInt8]) -> Pause? {
    SyncValue.read(syncBytes) { reader throws(SyncFileError) -> Pause? in
      let first = CalendarDay(rawValue: try reader.number())
      guard !reader.isAtEnd else { return Pause(from: first) }
      return Pause(first...max(first, CalendarDay(rawValue: try reader.number())))
    }
  }
}

extension [Reminder] {
  var syncBytes: [UInt8] {
    var writer = ByteWriter()
    for reminder in self {
      writer.number(reminder.hour)
      writer.number(reminder.minute)
      writer.number(DayBits.bits(reminder.weekdays))
    }
    return writer.bytes
  }

  init(syncBytes: [UInt8]) {
    self =
      SyncValue.read(syncBytes) { reader throws(SyncFileError) -> [Reminder]? in
        var reminders: [Reminder] = []
        while !reader.isAtEnd {
          let (hour, minute) = (try reader.number(), try reader.number())
          let weekdays = DayBits.weekdays(try reader.number())
          guard (0..<24).contains(hour), (0..<60).contains(minute), !weekdays.isEmpty else {
            continue
          }
          reminders.append(Reminder(hour: hour, minute: minute, weekdays: weekdays))
        }
        return reminders
      } ?? []
  }
}
