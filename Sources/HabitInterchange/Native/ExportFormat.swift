import Foundation

/// What habits are exported as.
public enum ExportFormat: String, CaseIterable, Identifiable, Sendable {
  case json, csv

  /// The format itself.
  public var id: Self { self }

  /// Habits in this format.
  /// - Parameter progress: Called with the share that is written, 0 to 1.
  public func data(_ habits: [PortableHabit], progress: (Double) -> Void) throws -> Data {
    switch self {
    case .json: try JSONExport.data(habits, progress: progress)
    case .csv: try CSVExport.data(habits, progress: progress)
    }
  }
}
