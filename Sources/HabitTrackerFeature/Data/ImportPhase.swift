import HabitInterchange

/// The progress of an import.
enum ImportPhase {
  /// The file is being read. The fraction is from 0 to 1.
  case reading(Double)
  /// The history was read and awaits confirmation. It includes the unmerged namesakes.
  case preview(PortableHistory, ImportPlan, Namesakes)
  /// The history is being added. The fraction is from 0 to 1. At 1, the import is being saved.
  case adding(PortableHistory, Double)
  case added(ImportResult)
  /// Nothing was changed, for the given localized reason.
  case failed(String)

  /// True if the import has ended.
  var isOver: Bool {
    switch self {
    case .reading, .preview, .adding: false
    case .added, .failed: true
    }
  }

  var isAdding: Bool {
    if case .adding = self { true } else { false }
  }

  /// True if the import can no longer be canceled.
  var isSaving: Bool {
    if case .adding(_, 1) = self { true } else { false }
  }
}
