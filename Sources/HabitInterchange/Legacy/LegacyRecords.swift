import Foundation
import HabitEngine

/// The records of an early version: a list of habits with `name`, `createdAt`, and
/// `completionDayKeys`. Each key is text or a number in the form `yyyyMMdd`, or a bucket number.
struct LegacyRecords: JSONFormat {
  let name = "early Habit Tracker store"

  func recognizes(_ shape: JSONShape) -> Bool {
    shape.elementMembers[JSONShape.root]?.isSuperset(of: ["name", "completionDayKeys"])
      ?? false
  }

  func read(_ reader: JSONReader) throws -> PortableHistory {
    var names = RepeatedNames()
    var habits: [HabitBuilder] = []
    try reader.array { _ in
      habits.append(try habit(reader, &names))
      try ImportLimits.checkHabits(habits.count, in: reader.file)
    }
    try reader.finish()
    return PortableHistory(format: name, habits)
  }

  private func habit(_ reader: JSONReader, _ names: inout RepeatedNames) throws -> HabitBuilder {
    var name = ""
    var id = ""
    var createdAt: Date?
    var days: Set<CalendarDay> = []
    try reader.object { member in
      switch member {
      case "name": name = try reader.string()
      case "id": id = try reader.text()
      case "createdAt": createdAt = try reader.unlessNull { try instant(reader) }
      case "completionDayKeys": try reader.array { _ in days.insert(try day(reader)) }
      default: try reader.skip()
      }
    }
    let identity = id.isEmpty ? "legacy/name/\(name)" : "legacy/\(id)"
    var builder = HabitBuilder(name: name, identity: names.identity(identity))
    builder.createdAt = createdAt
    for day in days { builder.add(PortableDay(day: day, count: 1, status: .done)) }
    return builder
  }

  /// Reads the key of a day. The two kinds of numbers can't be confused, because dates have eight
  /// digits and bucket numbers at most seven.
  private func day(_ reader: JSONReader) throws -> CalendarDay {
    let number = try reader.kind() == .string ? nil : reader.integer()
    let key = try number.map { String($0) } ?? reader.string()
    guard let day = number.flatMap(CalendarDay.init(exactly:)) ?? CalendarDay(keyText: key) else {
      throw reader.invalid(.notAForeignDay(key))
    }
    guard ImportLimits.days.contains(day) else {
      throw reader.invalid(.notAForeignDay(day.description))
    }
    return day
  }

  /// Reads a time: ISO 8601 text, or a number of milliseconds or seconds since 1970, or of seconds
  /// since 2001 as Swift's `Codable` writes it. The size of a number determines its unit, because
  /// the three ranges do not overlap for dates from 2010 to 2038.
  private func instant(_ reader: JSONReader) throws -> Date {
    guard try reader.kind() == .number else {
      return try reader.instant()
    }
    let number = try reader.number()
    guard (0...1e14).contains(number) else {
      throw reader.invalid(.notAnInstant(String(number)))
    }
    switch number {
    case 1e11...: return Date(milliseconds: Int(number))
    case 1.2e9...: return Date(milliseconds: Int(number * 1_000))
    default: return Date(milliseconds: Int((number + 978_307_200) * 1_000))
    }
  }
}
