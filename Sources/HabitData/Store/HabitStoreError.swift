import Foundation

/// Why a change can't be made.
package enum HabitStoreError: LocalizedError, Equatable {
  /// The habit of this name was deleted meanwhile, in another window. A deleted habit has no name
  /// that could be read.
  case habitIsGone(String?)
  /// The history of the habit of this name was written meanwhile, in another window.
  case habitIsChanged(String)
  /// An import or a restore is being saved.
  case storeIsBusy
  /// The habit's timer must be stopped first, as there is a question about it.
  case timerAsks(TimerQuestion)

  package var errorDescription: String? {
    switch self {
    case .habitIsGone(let name?): "“\(name)” was deleted meanwhile."
    case .habitIsGone(nil): "This habit was deleted meanwhile."
    case .storeIsBusy: "Many days are being saved. Try again in a moment."
    case .timerAsks(let question): "\(question.title). Stop it first."
    case .habitIsChanged(let name): "“\(name)” was changed meanwhile. Try again."
    }
  }
}
