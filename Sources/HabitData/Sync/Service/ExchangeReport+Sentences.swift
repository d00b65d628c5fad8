import Foundation
import HabitSync

extension ExchangeReport {
  /// A sentence about the exchange; nil if nothing was done.
  package var sentence: String? {
    var parts: [String] = []
    if takenIn > 0 { parts.append("received \(Self.files(takenIn))") }
    if written > 0 { parts.append("sent \(Self.files(written))") }
    if removed > 0 { parts.append("deleted \(Self.files(removed))") }
    guard !parts.isEmpty else { return nil }
    let text = parts.formatted(.list(type: .and).locale(Locale(identifier: "en")))
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// A sentence about a problem; nil if there was none. Files with another key are ignored, because
  /// a folder may have files with former keys.
  package var problem: String? {
    if let failure = failures.first { return failure.localizedDescription }
    if isLeftBehind {
      return
        "Your other devices use a new key. Stop syncing this device, then join with the new words."
    }
    let refusals = refused.filter { $0.value != .isNotSealed }
    guard let (name, error) = refusals.min(by: { $0.key < $1.key }) else { return nil }
    let others = refusals.count > 1 ? " (and \(refusals.count - 1) more)" : ""
    return "\(name.prefix(8)) couldn't be read: \(error.localizedDescription)\(others)"
  }

  private static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }
}
