@_spi(Host) import AppIntents
import Foundation
@_spi(Host) import SwiftUI
import WidgetKit

/// A radio's stations, and the number of times that each was switched to.
@MainActor enum Radio {
  static var switched: [String: Int] = [:]
  static var stations = ["news", "jazz"]
}

struct Station: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Station"
  static let defaultQuery = StationQuery()
  let id: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct StationQuery: EntityQuery {
  @MainActor func entities(for identifiers: [String]) async throws -> [Station] {
    Radio.stations.filter(identifiers.contains).map(Station.init)
  }

  @MainActor func suggestedEntities() async throws -> [Station] { Radio.stations.map(Station.init) }
}

struct SwitchIntent: AppIntent {
  static let title: LocalizedStringResource = "Switch"
  @Parameter(title: "Station") var station: Station

  init() {}

  init(_ station: String) { self.station = Station(id: station) }

  @MainActor func perform() async throws -> some IntentResult {
    guard Radio.switched[station.id, default: 0] < 2 else { throw RadioError.broken }
    Radio.switched[station.id, default: 0] += 1
    return .result()
  }
}

enum RadioError: LocalizedError {
  case broken

  var errorDescription: String? { "The radio is broken." }
}

struct StationIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Station"
  @Parameter(title: "Station") var station: Station?
}

struct RadioEntry: TimelineEntry {
  let date: Date
  let station: String
  let count: Int
}

/// A provider of an entry for the radio's current state, and of an entry for 100 seconds later.
struct RadioProvider: AppIntentTimelineProvider {
  let start: Date

  func placeholder(in context: Context) -> RadioEntry {
    RadioEntry(date: start, station: "", count: 0)
  }

  func snapshot(for configuration: StationIntent, in context: Context) async -> RadioEntry {
    placeholder(in: context)
  }

  func timeline(
    for configuration: StationIntent,
    in context: Context
  ) async -> Timeline<RadioEntry> {
    let station = configuration.station?.id ?? "news"
    let count = await MainActor.run { Radio.switched[station, default: 0] }
    return Timeline(
      entries: [
        RadioEntry(date: start, station: station, count: count),
        RadioEntry(date: start + 100, station: station, count: 100),
      ],
      policy: .after(.distantFuture)
    )
  }
}

struct RadioWidget: Widget {
  static let start = Date(timeIntervalSince1970: 1_773_057_600)

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Radio", provider: RadioProvider(start: Self.start)) { entry in
      VStack {
        Text("\(entry.station) \(entry.count)").privacySensitive()
        if entry.count < 3 {
          Button(intent: SwitchIntent(entry.station)) { Text("Switch") }
        }
      }
      .widgetURL(URL(string: "radio:///stations"))
      .containerBackground(.black, for: .widget)
    }
    .configurationDisplayName("Radio")
    .supportedFamilies([.systemSmall, .systemLarge])
  }
}

struct StationControlIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Station"
}

struct RadioControlProvider: AppIntentControlValueProvider {
  func previewValue(configuration: StationControlIntent) -> Int { 0 }

  func currentValue(configuration: StationControlIntent) async -> Int {
    await MainActor.run { Radio.switched["news", default: 0] }
  }
}

struct RadioControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "News", provider: RadioControlProvider()) { count in
      ControlWidgetButton(action: SwitchIntent("news")) { Text("control \(count)") }
    }
  }
}

struct RadioBundle: WidgetBundle {
  var body: some Widget {
    RadioWidget()
    RadioControl()
  }
}
