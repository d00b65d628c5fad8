import Foundation
import HabitData
import SwiftUI

/// The settings, with the most common settings first. A change takes effect immediately in every
/// window, except for the list style, which belongs to one window.
struct SettingsView: View {
  @Environment(\.platformAccess) private var platformAccess
  @AppStorage(.appearance) private var appearance: Appearance
  @ListStyle private var listStyle: HabitListStyle

  var body: some View {
    Form {
      Section("Display") {
        Picker("Appearance", selection: $appearance) {
          ForEach(Appearance.allCases) { appearance in
            Text(appearance.title).tag(appearance)
          }
        }
        LanguageRow()
        Picker("List Style", selection: $listStyle) {
          ForEach(HabitListStyle.allCases) { style in
            Text(style.title).tag(style)
          }
        }
      }
      .textCase(nil)
      ReminderSettings()
      PauseSection()
      DaySection()
      Section {
        NavigationLink("Categories", value: HabitRoute.categories)
        NavigationLink("archive.title", value: HabitRoute.archive)
        NavigationLink("Data", value: HabitRoute.data)
        NavigationLink("Sync", value: HabitRoute.sync)
        if platformAccess?.devices() != nil {
          NavigationLink("Devices", value: HabitRoute.devices)
        }
        NavigationLink("About", value: HabitRoute.about)
      }
      AdvancedSection()
    }
    .formScreen("Settings")
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack { SettingsView() }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack { SettingsView() }
}

#Preview("Dark", traits: .darkSample) {
  NavigationStack { SettingsView() }
}
