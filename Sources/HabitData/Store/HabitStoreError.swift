import Foundation

/// The reason why a change can't be made.
package enum HabitStoreError: LocalizedError, Equatable {
  /// The habit with this name was deleted in another window. The name is passed, because a deleted
  /// object's properties can't be read.
  case habitIsGone(String?)
  /// The history of the habit with this name was changed in another window.
  case habitIsChanged(String)
  /// An import or a restore is being saved.
  case storeIsBusy
  /// The habit's timer can't be stopped before this question about it is answered.
  case timerAsks(TimerQuestion)

  package var errorDescription: String? {
    switch self {
    case .habitIsGone(let name?): String(localized: "“\(name)” has already been deleted.")
    case .habitIsGone(nil): String(localized: "This habit has already been deleted.")
    case .storeIsBusy:
      String(localized: "An import or a restore is in progress. Try again in a moment.")
    case .timerAsks(let question):
      String(
        localized:
          "The timer of “\(question.name)” ran \(TimerQuestion.text(question.total)). Stop it first."
      )
    case .habitIsChanged(let name):
      String(localized: "“\(name)” was changed elsewhere at the same time. Try again.")
    }
  }
}
