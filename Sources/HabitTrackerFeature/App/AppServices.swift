import HabitData
import SwiftData
import SwiftUI

/// What works on a store that is open. Where there is no store there is none of it.
@MainActor struct AppServices {
  let container: ModelContainer
  let store: HabitStore
  /// Keeps copies of the store.
  let backups: BackupService
  /// Reminds of the habits.
  let notifications: NotificationService

  /// Begins to keep copies and to remind, before the app's first screen.
  func start() {
    backups.start()
    notifications.start()
  }
}

extension View {
  /// Brings the services to the views.
  func appServices(_ services: AppServices) -> some View {
    environment(services.store.days)
      .environment(services.backups)
      .environment(services.notifications)
      .modelContainer(services.container)
  }
}
