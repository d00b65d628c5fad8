import Foundation
import HabitData
import SwiftUI

/// The navigation stack, with the list of habits as its root.
struct HabitNavigation: View {
  @Environment(HabitStore.self) private var store
  @Environment(SyncService.self) private var sync
  @State private var path: [HabitRoute] = []
  /// The list's sheet. It is not attached to the list, whose content changes with the first habit:
  /// a sheet ends with the content that it is attached to.
  @State private var sheet: HabitSheet?
  @State private var invitation: SyncInvitation?

  var body: some View {
    NavigationStack(path: $path) {
      HabitListView(path: $path, sheet: $sheet)
        .navigationDestination(for: HabitRoute.self) { route in
          switch route {
          case .habit(let id): HabitDetailView(id: id)
          case .new: EmptyView()
          case .archive: ArchiveView(path: $path)
          case .statistics: StatisticsView(path: $path)
          case .settings: SettingsView()
          case .categories: CategoriesView(isOnTop: path.last == .categories)
          case .data: DataView()
          case .access: AccessView()
          case .devices: PlatformDevices()
          case .sync: SyncView()
          case .about: AboutView()
          }
        }
    }
    .onOpenURL { url in
      switch AppLink(url) {
      case .list: path = []
      case .habit(let id): path = [.habit(id)]
      case .sync(let invitation): show(invitation)
      case nil: break
      }
    }
    .sheet(item: $sheet) { $0 }
    .sheet(item: $invitation) { SyncSheet(isJoining: true, invitation: $0) }
    .modifier(TimerQuestionDialog())
    .task(id: store.habitToShow) {
      guard let habit = store.habitToShow else { return }
      path = [.habit(habit)]
      store.showedHabit()
    }
  }

  /// Opens the sync settings, and the invitation's sheet unless this device already syncs.
  private func show(_ invitation: SyncInvitation) {
    path = [.settings, .sync]
    if !sync.isSetUp { self.invitation = invitation }
  }
}

#Preview("Populated", traits: .sample) {
  HabitNavigation()
}

#Preview("Empty", traits: .noHabits) {
  HabitNavigation()
}

#Preview("Dark", traits: .darkSample) {
  HabitNavigation()
}
