import Foundation
import HabitData

/// The output of `habit sync status`.
struct SyncStatusReport: Encodable {
  struct Device: Encodable {
    let name: String
    let lastExchange: Date?
    let isThis: Bool
  }

  /// The output while sync is not set up.
  static var off: CommandAnswer {
    CommandAnswer(text: String(localized: "Sync is not set up."), value: ["isOn": false])
  }

  let isOn = true
  let place: String
  let lastExchange: Date?
  let waiting: Int
  let devices: [Device]
  /// The names that are shared by two habits, one of which came from another device.
  let duplicates: [String]
  private let zone: TimeZone

  private enum CodingKeys: String, CodingKey {
    case isOn, place, lastExchange, waiting, devices, duplicates
  }

  init(_ status: SyncStatus, in zone: TimeZone) {
    place = status.place.title
    lastExchange = status.lastExchange
    waiting = status.waiting
    devices = status.devices.map {
      Device(name: $0.name, lastExchange: $0.lastExchange, isThis: $0.isThis)
    }
    duplicates = status.duplicates.map(\.name)
    self.zone = zone
  }

  var text: String {
    var lines = [
      [String(localized: "Location"), place],
      [
        String(localized: "Last exchange", comment: "Of files with other devices."),
        moment(lastExchange),
      ],
    ]
    lines.append([String(localized: "To send", comment: "The number of changes."), "\(waiting)"])
    lines += devices.map { device in
      [
        String(localized: "Device"),
        device.isThis ? String(localized: "\(device.name) (this one)") : device.name,
        moment(device.lastExchange),
      ]
    }
    lines += duplicates.map {
      [String(localized: "Duplicate", comment: "A habit that is stored twice."), $0]
    }
    return TextColumns.lines(lines)
  }

  private func moment(_ date: Date?) -> String {
    date?.localText(in: zone) ?? String(localized: "never")
  }
}
