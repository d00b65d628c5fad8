import Foundation
import HabitInterchange
import UniformTypeIdentifiers

/// What habits are exported as.
enum ExportFormat: CaseIterable, Identifiable {
  case json, csv

  var id: Self { self }

  /// The name of the button.
  var title: String {
    switch self {
    case .json: "Export JSON"
    case .csv: "Export CSV"
    }
  }

  var contentType: UTType {
    switch self {
    case .json: .json
    case .csv: .commaSeparatedText
    }
  }

  /// Habits in this format.
  /// - Parameter progress: Is told which share is written, 0 to 1.
  func data(_ habits: [PortableHabit], progress: (Double) -> Void) throws -> Data {
    switch self {
    case .json: try JSONExport.data(habits, progress: progress)
    case .csv: try CSVExport.data(habits, progress: progress)
    }
  }
}
