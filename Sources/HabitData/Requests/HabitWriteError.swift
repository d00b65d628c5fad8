import Foundation

/// Why a change that was asked for is not on disk.
package struct HabitWriteError: LocalizedError, Equatable {
  package let message: String

  package var errorDescription: String? { message }
}
