import Foundation

/// What habits are exported as.
public enum ExportFormat: String, CaseIterable, Identifiable, Sendable {
  case json, csv

  /// The format itself.
  public var id: Self { self }

  /// Habits in this format.
  /// - Parameters:
  ///   - categories: Those that the user has made or changed, in their order.
  ///   - progress: Called with the share that is written, 0 to 1.
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
