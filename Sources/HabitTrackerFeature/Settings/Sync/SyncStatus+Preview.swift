import Foundation
import HabitData
import HabitSync

extension SyncKey {
  /// A random key.
  static var preview: SyncKey {
    var random = SystemRandomNumberGenerator()
    return SyncKey(using: &random)
  }
}

extension Date {
  /// The current date of previews.
  static var preview: Date { Date(timeIntervalSince1970: 1_773_057_600) }
}

extension [SyncLogLine] {
  static var preview: Self {
    [
      SyncLogLine(date: .preview - 3_600, text: "Sync was set up."),
      SyncLogLine(date: .preview, text: "Received 3 files."),
    ]
  }
}

extension SyncStatus {
  /// A status with three devices, one of which has not synced for a long time.
  static var preview: SyncStatus {
    var status = SyncStatus(place: .folder(path: "/home/me/Syncthing/habits"))
    let now = Date.preview
    status.lastExchange = now
    status.devices = [
      SyncDevice(id: UUID(), name: "Desk", lastExchange: now, isThis: true),
      SyncDevice(id: UUID(), name: "台所のタブレット", lastExchange: now - 3_600, isThis: false),
      SyncDevice(id: UUID(), name: "Phone", lastExchange: now - 9_000_000, isThis: false),
    ]
    status.duplicates = [DuplicateHabits(name: "Read", here: UUID(), other: UUID())]
    return status
  }
}
