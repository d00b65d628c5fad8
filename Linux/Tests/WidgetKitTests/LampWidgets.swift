@_spi(Host) import AppIntents
import SwiftUI
import WidgetKit

/// An intent without an effect.
struct SwitchLampIntent: AppIntent {
  static let title: LocalizedStringResource = "Switch Lamp"
  @Parameter(title: "Room") var room: String

  init() {}

  init(_ room: String) { self.room = room }

  func perform() async throws -> some IntentResult { .result() }
}

struct RoomIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Room"
  @Parameter(title: "Room", default: "Hall") var room: String
}

struct RoomControlIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Room"
  @Parameter(title: "Room", default: "Hall") var room: String
}

struct LampEntry: TimelineEntry {
  let date: Date
  let text: String
}

/// A provider of two entries, ten seconds apart.
struct LampProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> LampEntry { LampEntry(date: .distantPast, text: "") }

  func snapshot(for configuration: RoomIntent, in context: Context) async -> LampEntry {
    placeholder(in: context)
  }

  func timeline(for configuration: RoomIntent, in context: Context) async -> Timeline<LampEntry> {
    let start = Date(timeIntervalSince1970: 0)
    let entries = [0, 10].map { second in
      LampEntry(
        date: start + Double(second),
        text: "\(configuration.room) \(context.family) \(second)"
      )
    }
    return Timeline(entries: entries, policy: .after(start + 30))
  }
}

struct LampControlProvider: AppIntentControlValueProvider {
  func previewValue(configuration: RoomControlIntent) -> String { "" }

  func currentValue(configuration: RoomControlIntent) async throws -> String { configuration.room }
}

struct LampWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Lamp", provider: LampProvider()) { entry in
      Text(entry.text).containerBackground(.black, for: .widget)
    }
    .configurationDisplayName("The Lamp")
    .description("Whether it is on.")
    .supportedFamilies([.systemSmall, .accessoryInline])
  }
}

struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "SwitchLamp", provider: LampControlProvider()) { room in
      ControlWidgetButton(action: SwitchLampIntent(room)) { Text(room) }
    }
    .displayName("Switch")
    .description("Switches it.")
  }
}

struct LampBundle: WidgetBundle {
  var body: some Widget {
    LampWidget()
    LampControl()
  }
}
