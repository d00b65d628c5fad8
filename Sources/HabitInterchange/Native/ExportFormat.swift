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
  ///   - categories: The categories that the user has created or changed, in order.
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
