import HabitData
import SwiftUI

/// The advanced settings: the day boundary, and access for scripts.
struct AdvancedSection: View {
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

#Preview("Populated", traits: .sample) {
  NavigationStack {
    Form { AdvancedSection() }
  }
}
