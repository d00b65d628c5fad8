import HabitInterchange
import UniformTypeIdentifiers

extension ExportFormat {
  /// The name of the button.
  var title: String {
    switch self {
    case .json: "Export JSON"
    case .csv: "Export CSV"
    }
  }

  /// The type of the file.
  var contentType: UTType {
    switch self {
    case .json: .json
    case .csv: .commaSeparatedText
    }
  }
}
