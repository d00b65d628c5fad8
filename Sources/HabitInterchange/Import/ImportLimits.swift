import Foundation
import HabitEngine

/// The limits of an import. Sizes stated in a file are not trusted; data is counted as it is read.
enum ImportLimits {
  /// The largest size, in bytes, of a text file, of an archive, and of all data extracted from it.
  /// An export of 200 habits over 10 years has about 50 million bytes.
  static let textBytes = 256 << 20
  /// The largest size of a database in bytes.
  static let databaseBytes = 512 << 20
  /// The largest size of a field or string in bytes.
  static let fieldBytes = 1 << 20
  /// The largest number of habits in a file.
  static let habits = 10_000
  /// The largest number of day records in a file: ten years of a thousand habits.
  static let records = 4_000_000
  /// The days that are accepted from other trackers: 1970 to 2199. Other days come from wrong clocks
  /// or broken files.
  static let days = CalendarDay(rawValue: 0)...CalendarDay(rawValue: 84_005)

  /// Throws an error if a file has more bytes than a limit.
  static func checkSize(_ count: Int, _ limit: Int, in file: String) throws {
    guard count <= limit else {
      throw ImportError.tooLarge(
        file: file,
        reason: String(localized: "it has more than \(limit >> 20) MB")
      )
    }
  }

  /// Throws an error if a file has too many habits.
  static func checkHabits(_ count: Int, in file: String) throws {
    guard count <= habits else {
      throw ImportError.tooLarge(
        file: file,
        reason: String(localized: "it has too many habits; the limit is \(habits)")
      )
    }
  }

  /// Throws an error if a file has too many records.
  static func check(_ count: Int, _ limit: Int = records, in file: String) throws {
    guard count <= limit else {
      throw ImportError.tooLarge(
        file: file,
        reason: String(localized: "it has too many records; the limit is \(limit)")
      )
    }
  }
}
