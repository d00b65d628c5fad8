import Foundation
import HabitEngine

/// A file format for exports.
public enum ExportFormat: String, CaseIterable, Identifiable, Sendable {
  case json, csv

  /// The format itself.
  public var id: Self { self }

  /// Returns habits in this format.
  ///
  /// - Parameters:
  ///   - categories: All categories in order; none if the user has changed none.
  ///   - progress: Called with the fraction that was written, 0 to 1.
  /// - Throws: `CancellationError` if the task was canceled.
  public func data(
    _ habits: [PortableHabit],
    categories: [PortableCategory],
    progress: (Double) -> Void
  ) throws -> Data {
    switch self {
    case .json: try JSONExport.data(habits, categories: categories, progress: progress)
    case .csv: try CSVExport.data(habits, categories: categories, progress: progress)
    }
  }
}

/// The name and version of this app's own format.
enum NativeFormat {
  /// The value of the member `format` in a JSON document.
  static let name = "habit-tracker"
  /// The version to write. Files of later versions are refused.
  static let version = 1
}

extension AmountUnit {
  /// Returns a unit's name; nil if it is too long.
  static func validName(_ text: String) -> String? {
    guard !LimitedText.isLonger(text, than: HabitLimits.unit) else { return nil }
    return LimitedText.line(text, to: HabitLimits.unit)
  }
}

extension DayStatus {
  /// The count that is left out of a file: 1 for a done day, otherwise 0.
  var usualCount: Int { self == .done ? 1 : 0 }
}
