/// Notifications of a preview: none, and the user was not asked yet.
struct PreviewReminders: ReminderCenter {
  @MainActor func start(for service: NotificationService) {}
  func permission() async -> ReminderPermission { .undecided }
  func requestPermission() async throws -> ReminderPermission { .allowed }
  func pending() async -> Set<String> { [] }
  func delivered() async -> Set<ShownReminder> { [] }
  func schedule(_ notification: ReminderNotification) async throws {}
  func removePending(_ identifiers: Set<String>) async {}
  func removeDelivered(_ identifiers: Set<String>) async {}
}
