import Foundation
import HabitData
import HabitInterchange

/// The progress of an import.
enum ImportPhase {
  /// The file is being read. The fraction is from 0 to 1.
  case reading(Double)
  /// The preview. There is no proposal until the order of dates is chosen.
  case preview(ImportChoice, ImportProposal?)
  /// The history is being added. The fraction is from 0 to 1; at 1, the history is being saved.
  case adding(PortableHistory, Double)
  case added(ImportResult)
  /// The import failed and changed nothing. The value is the localized reason.
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

/// The readings of a file, and the user's choices.
struct ImportChoice {
  /// The file, read in each possible order of dates.
  let readings: [ImportReading]
  /// The chosen order of dates; nil until the user chooses an order, and if only one is possible.
  var dateOrder: DateOrder?
  /// True if the days of a habit are added to the stored habit of the same name.
  var mergesNames = false

  /// Creates the initial choices, with the locale's usual order of dates if it is possible.
  init(_ readings: [ImportReading], locale: Locale) {
    self.readings = readings
    let usual = DateOrder(locale)
    dateOrder = readings.contains { $0.dateOrder == usual } ? usual : nil
  }

  /// The possible orders of dates; empty if there is only one.
  var dateOrders: [DateOrder] { readings.compactMap(\.dateOrder) }

  /// The history, read in the chosen order of dates; nil while an order must be chosen.
  var history: PortableHistory? { readings.first { $0.dateOrder == dateOrder }?.history }
}

/// The effects of an import.
struct ImportProposal {
  let history: PortableHistory
  let plan: ImportPlan
  /// The habits of the file that have the same names as stored habits.
  let namesakes: Namesakes
}

extension ImportProposal {
  /// Compares the chosen reading with a store. Returns nil until the order of dates is chosen.
  @MainActor init?(_ choice: ImportChoice, in store: HabitStore) throws {
    guard let history = choice.history else { return nil }
    namesakes = try store.namesakes(of: history)
    self.history = choice.mergesNames ? namesakes.merged(history) : history
    plan = try store.plan(self.history)
  }
}
