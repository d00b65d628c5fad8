import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// How the app looks and reckons. Each change acts at once, in every window; the list style is the
/// window's own.
struct SettingsView: View {
  @Environment(\.platformAccess) private var platformAccess
  @AppStorage(.appearance) private var appearance: Appearance
  @ListStyle private var listStyle: HabitListStyle
  @AppStorage(.weekStart) private var weekStart: WeekStart

  var body: some View {
    Form {
      Section("Display") {
        Picker("Appearance", selection: $appearance) {
          ForEach(Appearance.allCases) { appearance in
            Text(appearance.title).tag(appearance)
          }
        }
        Picker("List style", selection: $listStyle) {
          ForEach(HabitListStyle.allCases) { style in
            Text(style.title).tag(style)
          }
        }
      }
      .textCase(nil)
      Section("Weeks") {
        Picker("Week starts on", selection: $weekStart) {
          Text("Sunday").tag(WeekStart.sunday)
          Text("Monday").tag(WeekStart.monday)
        }
      }
      .textCase(nil)
      DaySection()
      ReminderSettings()
      PauseSection()
      Section {
        NavigationLink("Categories", value: HabitRoute.categories)
        NavigationLink("Data", value: HabitRoute.data)
        NavigationLink("Sync", value: HabitRoute.sync)
        if platformAccess != nil { NavigationLink("Access", value: HabitRoute.access) }
        if platformAccess?.devices() != nil {
          NavigationLink("Devices", value: HabitRoute.devices)
        }
        NavigationLink("About", value: HabitRoute.about)
      }
    }
    .scrollContentBackground(.hidden)
    .background(.screenBackground)
    .navigationTitle("Settings")
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack {
    SettingsView()
  }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack {
    SettingsView()
  }
}

#Preview("Dark", traits: .darkSample) {
  NavigationStack {
    SettingsView()
  }
}
