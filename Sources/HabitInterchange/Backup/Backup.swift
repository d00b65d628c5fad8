import Foundation

/// A dated copy of a store.
public struct Backup: Hashable, Sendable, Identifiable {
  /// The file.
  public let url: URL
  /// When it was made, to the second.
  public let date: Date
  /// How large it is, in bytes.
  public let size: Int
  /// Tells copies of one second apart, from 1.
  let number: Int

  /// The file's name.
  public var id: String { url.lastPathComponent }
}

extension Backup {
  /// The name of a copy: that of the store, the instant in UTC, and from the second one of a second
  /// on a number (`Habits-20260309T120000Z-2.store`). It sorts as it was made, and is a name on
  /// every system.
  static func name(of store: String, at date: Date, number: Int) -> String {
    let suffix = number > 1 ? "-\(number)" : ""
    return "\(store)-\(date.formatted(style))\(suffix).store"
  }

  /// When a copy of a store was made by its name, and which of its second it is; nil for any other
  /// name.
  static func parts(of name: String, store: String) -> (date: Date, number: Int)? {
    let pieces = name.split(separator: "-").suffix(2)
    for (stamp, number) in [(pieces.last, "1"), (pieces.first, String(pieces.last ?? ""))] {
      let number = number.replacing(".store", with: "")
      let stamp = (stamp ?? "").replacing(".store", with: "")
      guard let number = Int(number) else { continue }
      do {
        let date = try style.parse(String(stamp))
        // Only what is written again as it was read is a name of ours.
        if Self.name(of: store, at: date, number: number) == name { return (date, number) }
      } catch {
        // Another file's name, or the other way to read this one.
        continue
      }
    }
    return nil
  }

  private static var style: Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)
  }
}
