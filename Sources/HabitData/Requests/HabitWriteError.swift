import Foundation

/// The reason why a requested change could not be saved.
package struct HabitWriteError: LocalizedError, Equatable {
  package let message: String

  package var errorDescription: String? { message }
}
