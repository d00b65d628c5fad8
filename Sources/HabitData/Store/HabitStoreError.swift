import Foundation

/// Why a change can't be made.
enum HabitStoreError: LocalizedError, Equatable {
  /// The habit of this name was deleted meanwhile, in another window.
  case habitIsGone(String)
  /// The history of the habit of this name was written meanwhile, in another window.
  case habitIsChanged(String)
  /// An import or a restore is being saved.
  case storeIsBusy

  var errorDescription: String? {
    switch self {
    case .habitIsGone(let name): "“\(name)” was deleted meanwhile."
    case .storeIsBusy: "Many days are being saved. Try again in a moment."
    case .habitIsChanged(let name): "“\(name)” was changed meanwhile. Try again."
    }
  }
}
