import HabitInterchange

/// How far an import is.
enum ImportPhase {
  /// The file is being read, by this share.
  case reading(Double)
  /// What was read waits for the user's word, the habits of known names among it as they were read.
  case preview(PortableHistory, ImportPlan, Namesakes)
  /// It is being added, by this share; at 1 it is being saved.
  case adding(PortableHistory, Double)
  case added(ImportResult)
  /// Nothing was changed; why, in words.
  case failed(String)

  /// Whether nothing is left to do.
  var isOver: Bool {
    switch self {
    case .reading, .preview, .adding: false
    case .added, .failed: true
    }
  }

  var isAdding: Bool {
    if case .adding = self { true } else { false }
  }

  /// Whether it can't be stopped any more.
  var isSaving: Bool {
    if case .adding(_, 1) = self { true } else { false }
  }
}
