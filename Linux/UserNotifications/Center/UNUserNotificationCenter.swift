import Foundation

/// Takes requests for notifications and delivers them: to the open browsers, and where there is
/// none that may show them, to the desktop.
///
/// On Linux the process delivers by itself. What it could not deliver while it did not run, the
/// machine slept, or nobody was there to see it comes as soon as it can, marked as late.
public final class UNUserNotificationCenter: NSObject, Sendable {
  let scheduler: NotificationScheduler

  /// Decides what is shown while the app runs, and hears what people do with it. It is to be set
  /// once, before the app's first window is open, and is only read afterwards.
  public nonisolated(unsafe) weak var delegate: (any UNUserNotificationCenterDelegate)?

  private static let shared = UNUserNotificationCenter()

  /// The center of the app.
  public class func current() -> UNUserNotificationCenter { shared }

  private override init() {
    scheduler = MainActor.assumeIsolated { .launched() }
    super.init()
    MainActor.assumeIsolated { start() }
  }

  init(_ scheduler: NotificationScheduler) {
    self.scheduler = scheduler
    super.init()
  }

  /// Begins to deliver.
  @MainActor func start() {
    scheduler.willPresent = { [weak self] in await self?.options(for: $0) ?? [] }
    scheduler.didReceive = { [weak self] in await self?.tell($0, $1) }
    scheduler.start()
  }

  // The delegate is called on any thread, as it may be on Apple's systems: whatever it needs of the
  // main actor, it has to go there for.

  @concurrent private func options(
    for delivery: StoredDelivery
  ) async -> UNNotificationPresentationOptions {
    guard let delegate else { return [.banner, .list, .sound] }
    let notification = UNNotification(delivery.request, date: delivery.date)
    return await withCheckedContinuation { continuation in
      delegate.userNotificationCenter(self, willPresent: notification) {
        continuation.resume(returning: $0)
      }
    }
  }

  @concurrent private func tell(_ delivery: StoredDelivery, _ action: String) async {
    guard let delegate else { return }
    let response = UNNotificationResponse(delivery, action: action)
    await withCheckedContinuation { continuation in
      delegate.userNotificationCenter(self, didReceive: response) { continuation.resume() }
    }
  }

  /// Asks the person for permission, if they were not asked yet.
  /// - Returns: Whether notifications may be shown.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await scheduler.ask()
  }

  /// What the person allowed, and what there is: the most that one of the open browsers or the
  /// desktop offers.
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(await scheduler.permission)
  }

  /// Says which kinds of notifications there are.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    let actions = Dictionary(
      uniqueKeysWithValues: categories.map { category in
        (
          category.identifier,
          category.actions.map { Notice.Action(action: $0.identifier, title: $0.title) }
        )
      }
    )
    Task { @MainActor in scheduler.categories = actions }
  }

  /// Asks for a notification, in place of one of the same identifier that has not come yet.
  public func add(_ request: UNNotificationRequest) async throws {
    let (identifier, content) = (request.identifier, request.content.stored)
    await scheduler.add(identifier, content, request.trigger?.stored)
  }

  /// What is still to come.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await scheduler.settle()
    return await scheduler.pending.values.sorted { $0.due < $1.due }.map(UNNotificationRequest.init)
  }

  /// Takes requests back.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    Task { @MainActor in scheduler.remove(identifiers) }
  }

  /// What came and was not answered yet, the first that came first.
  public func deliveredNotifications() async -> [UNNotification] {
    await scheduler.settle()
    return await scheduler.delivered.map { UNNotification($0.request, date: $0.date) }
  }

  /// Takes notifications away that came.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    Task { @MainActor in scheduler.removeDelivered(identifiers) }
  }
}

extension NotificationScheduler {
  /// The scheduler of the process.
  fileprivate static func launched() -> NotificationScheduler {
    let process = ProcessInfo.processInfo
    let host = NotificationHost.current
    return NotificationScheduler(
      clock: host.clock,
      archive: NotificationArchive(file: host.file),
      outlets: [
        BrowserOutlet.ofAllWindows(),
        DesktopOutlet(environment: process.environment, name: process.processName),
      ]
    )
  }
}
