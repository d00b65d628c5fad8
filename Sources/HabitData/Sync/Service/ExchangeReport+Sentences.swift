import Foundation
import HabitSync

extension ExchangeReport {
  /// A sentence about the exchange; nil if nothing was done.
  package var sentence: String? {
    switch (received > 0, written > 0, removed > 0) {
    case (false, false, false): nil
    case (true, false, false): String(localized: "Received \(received) files.")
    case (false, true, false): String(localized: "Sent \(written) files.")
    case (false, false, true): String(localized: "Deleted \(removed) files.")
    case (true, true, false):
      String(localized: "Received \(received) files and sent \(written) files.")
    case (true, false, true):
      String(localized: "Received \(received) files and deleted \(removed) files.")
    case (false, true, true):
      String(localized: "Sent \(written) files and deleted \(removed) files.")
    case (true, true, true):
      String(
        localized:
          "Received \(received) files, sent \(written) files, and deleted \(removed) files."
      )
    }
  }

  /// A sentence about a problem; nil if there was none. Files with another key are ignored, because
  /// a folder may have files with former keys.
  package var problem: String? {
    if let failure = failures.first { return failure.localizedDescription }
    if isLeftBehind {
      return String(
        localized:
          "Your other devices use a new key. Stop syncing this device, then join with the new words."
      )
    }
    let refusals = refused.filter { $0.value != .isNotSealed }
    guard let (name, error) = refusals.min(by: { $0.key < $1.key }) else { return nil }
    let (file, reason) = (String(name.prefix(8)), error.localizedDescription)
    return refusals.count > 1
      ? String(
        localized: "\(file) couldn't be read: \(reason) (and \(refusals.count - 1) more)"
      )
      : String(localized: "\(file) couldn't be read: \(reason)")
  }
}
