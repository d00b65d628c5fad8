import Foundation
import HabitData
import HabitEngine
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

/// The switch for all reminders.
private struct ReminderSettings: View {
  @Environment(\.platformAccess) private var platformAccess
  @AppStorage(.reminders) private var isOn: Bool

  var body: some View {
    Section {
      Toggle("Reminders", isOn: $isOn)
      if isOn { AllowNotificationsButton() }
    } footer: {
      if isOn { NotificationNote() }
    }
    if isOn { platformAccess?.closedAppSection() }
  }
}

/// The choice of the app's language, or a link to the system's settings if the language is chosen
/// there.
private struct LanguageRow: View {
  @Environment(\.platformTexts) private var texts
  @AppStorage(.language) private var language: String

  var body: some View {
    switch texts.languages {
    case .here(let languages):
      Picker("Language", selection: $language) {
        Text("Automatic", comment: "The language of the browser.").tag("")
        ForEach(languages, id: \.self) { tag in
          Text(verbatim: Self.name(tag)).tag(tag)
        }
      }
    case .system(let address):
      if let url = URL(string: address) { Link(destination: url) { Text("Language") } }
    }
  }

  /// Returns the name of a language in that language, such as “Deutsch”.
  private static func name(_ tag: String) -> String {
    let locale = Locale(identifier: tag)
    let name = locale.localizedString(forIdentifier: tag) ?? tag
    return name.prefix(1).uppercased(with: locale) + name.dropFirst()
  }
}

/// The settings for the first day of the week and the first hour of the day. The footer names the
/// current day, which depends on the hour.
private struct DaySection: View {
  @Environment(DayClock.self) private var days
  @Environment(\.locale) private var locale
  @AppStorage(.weekStart) private var weekStart: WeekStart
  @AppStorage(.dayRule) private var dayRule: DayRule
  @AppStorage(.startHour) private var startHour: Int

  var body: some View {
    Section {
      Picker("Week Starts On", selection: $weekStart) {
        Text("Sunday").tag(WeekStart.sunday)
        Text("Monday").tag(WeekStart.monday)
      }
      if dayRule == .localCalendar {
        Picker("Day Starts At", selection: $startHour) {
          ForEach(DayBoundary.startHours, id: \.self) { hour in
            (hour == 0 ? Text("Midnight") : Text(DayBoundary.hour(hour, locale))).tag(hour)
          }
        }
      }
    } header: {
      Text("Weeks and Days").textCase(nil)
    } footer: {
      Text("\(days.boundary.sentence(locale)) Today is \(today). Recorded days don't change.")
    }
  }

  private var today: String {
    days.today.formatted(.dateTime.weekday(.wide).day().month(.wide), locale: locale)
  }
}

/// The advanced settings: the day boundary, and access for scripts.
private struct AdvancedSection: View {
  @Environment(\.platformAccess) private var platformAccess
  @AppStorage(.dayRule) private var dayRule: DayRule

  var body: some View {
    Section("Advanced") {
      Picker("Day Boundary", selection: $dayRule) {
        ForEach(DayRule.allCases) { rule in
          Text(rule.title).tag(rule)
        }
      }
      if platformAccess != nil { NavigationLink("Access", value: HabitRoute.access) }
    }
    .textCase(nil)
  }
}

/// A button that opens the settings. It is in the toolbars of the lists, so that at most three taps
/// lead from any screen to any other.
struct SettingsButton: View {
  @Binding var path: [HabitRoute]

  var body: some View {
    Button("Settings", systemImage: "gearshape") { path.append(.settings) }
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
