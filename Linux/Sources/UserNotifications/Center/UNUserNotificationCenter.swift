import Foundation

/// The center that accepts notification requests and delivers them to open browsers or, if none can
/// show them, to the desktop. Devices with a subscription also get push messages.
///
/// On Linux the process delivers notifications itself. Notifications that it could not deliver,
/// because it was not running, the machine slept, or no outlet was available, are delivered as soon
/// as possible and marked as late.
public final class UNUserNotificationCenter: NSObject, Sendable {
  let scheduler: NotificationScheduler

  /// The delegate that decides about presentation and receives responses.
  ///
  /// Set the delegate once, before the app's first window opens, because other threads read it
  /// without a lock.
  public nonisolated(unsafe) weak var delegate: (any UNUserNotificationCenterDelegate)?

  private static let shared = UNUserNotificationCenter()

  /// Returns the app's notification center.
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

  /// Starts delivering.
  @MainActor func start() {
    scheduler.willPresent = { [weak self] in await self?.options(for: $0) ?? [] }
    scheduler.didReceive = { [weak self] in await self?.notifyDelegate($0, $1) }
    scheduler.start()
  }

  // As on Apple's systems, the delegate may be called on any thread, and switches to the main actor
  // itself if necessary.

  @concurrent private func options(
    for delivery: StoredDelivery
  ) async -> UNNotificationPresentationOptions {
    guard let delegate else { return [.banner, .list, .sound] }
    let notification = UNNotification(delivery)
    return await withCheckedContinuation { continuation in
      delegate.userNotificationCenter(self, willPresent: notification) {
        continuation.resume(returning: $0)
      }
    }
  }

  @concurrent private func notifyDelegate(_ delivery: StoredDelivery, _ action: String) async {
    guard let delegate else { return }
    let response = UNNotificationResponse(delivery, action: action)
    await withCheckedContinuation { continuation in
      delegate.userNotificationCenter(self, didReceive: response) { continuation.resume() }
    }
  }

  /// Asks the user for permission, unless the user has already decided.
  ///
  /// - Returns: True if notifications may be shown.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await scheduler.ask()
  }

  /// Returns the permission and availability of the best outlet among the open browsers and the
  /// desktop.
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(await scheduler.permission)
  }

  /// Sets the supported categories of notifications. Of several categories with the same
  /// identifier, one is used.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    let actions = Dictionary(
      categories.map { category in
        (
          category.identifier,
          category.actions.map { Notice.Action(action: $0.identifier, title: $0.title) }
        )
      },
      uniquingKeysWith: { first, _ in first }
    )
    Task { @MainActor in scheduler.categories = actions }
  }

  /// Schedules a notification, replacing a pending notification with the same identifier.
  public func add(_ request: UNNotificationRequest) async throws {
    await scheduler.add(request.identifier, request.content.stored, request.trigger?.stored)
  }

  /// Returns the pending requests.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await scheduler.settle()
    return await scheduler.pending.values.sorted { $0.due < $1.due }.map(UNNotificationRequest.init)
  }

  /// Removes pending requests.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    Task { @MainActor in scheduler.remove(identifiers) }
  }

  /// Returns delivered notifications without a response, oldest first.
  public func deliveredNotifications() async -> [UNNotification] {
    await scheduler.settle()
    return await scheduler.delivered.map(UNNotification.init)
  }

  /// Removes delivered notifications.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    Task { @MainActor in scheduler.removeDelivered(identifiers) }
  }
}

extension NotificationScheduler {
  /// Creates the scheduler of the process.
  fileprivate static func launched() -> NotificationScheduler {
    let process = ProcessInfo.processInfo
    let host = NotificationHost.current
    let push = host.push.map { PushQueue($0, now: host.clock.now) }
    return NotificationScheduler(
      clock: host.clock,
      archive: NotificationArchive(file: host.file),
      outlets: [
        BrowserOutlet.ofAllWindows(push),
        DesktopOutlet(environment: process.environment, name: process.processName),
      ],
      push: push
    )
  }
}
