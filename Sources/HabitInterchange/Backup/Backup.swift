import Foundation

/// A dated copy of a store.
public struct Backup: Hashable, Sendable, Identifiable {
  /// The file.
  public let url: URL
  /// The time of the backup, to the second.
  public let date: Date
  /// The size in bytes.
  public let size: Int
  /// The number among backups of the same second, starting with 1.
  let number: Int

  /// The file's name.
  public var id: String { url.lastPathComponent }
}

extension Backup {
  /// Returns the file name of a backup: the store's name, the time in UTC and, if there are several
  /// in a second, a number (`Habits-20260309T120000Z-2.store`). Names sort by time and are valid on
  /// every system.
  static func name(of store: String, at date: Date, number: Int) -> String {
    let suffix = number > 1 ? "-\(number)" : ""
    return "\(store)-\(date.formatted(style))\(suffix).store"
  }

  /// Returns the time and number in a file name; nil if it is not the name of a backup.
  static func parts(of name: String, store: String) -> (date: Date, number: Int)? {
    let pieces = name.split(separator: "-").suffix(2)
    for (stamp, number) in [(pieces.last, "1"), (pieces.first, String(pieces.last ?? ""))] {
      let number = number.replacing(".store", with: "")
      let stamp = (stamp ?? "").replacing(".store", with: "")
      guard let number = Int(number) else { continue }
      do {
        let date = try style.parse(String(stamp))
        // A name belongs to a backup only if formatting its parts again gives the same name.
        if Self.name(of: store, at: date, number: number) == name { return (date, number) }
      } catch {
        // This part is not a time. Try the other interpretation.
        continue
      }
    }
    return nil
  }

  private static var style: Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)
  }
}
