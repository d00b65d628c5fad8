import Foundation
import Synchronization
import TestSupport
import Testing

@_spi(Host) @testable import UserNotifications

/// People's responses to notifications, as the app receives them.
@Suite(.timeLimit(.minutes(5))) @MainActor
struct AnswerTests {
  /// A delegate that records its calls, and marks calls on the main thread.
  private final class App: NSObject, UNUserNotificationCenterDelegate {
    private let notes = Mutex<[String]>([])

    var calls: [String] { notes.withLock { $0 } }

    private func note(_ text: String) {
      notes.withLock { $0.append(Thread.isMainThread ? "\(text), on the main thread" : text) }
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
      note("show \(notification.request.identifier)?")
      completionHandler([.banner, .list, .sound])
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
      note("\(response.actionIdentifier) \(response.notification.request.identifier)")
      completionHandler()
    }
  }

  private let fixture = Fixture()
  private let app = App()
  private let center: UNUserNotificationCenter

  init() {
    center = UNUserNotificationCenter(fixture.scheduler)
    center.delegate = app
    center.start()
  }

  private nonisolated static func request(_ identifier: String) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Time for \(identifier)"
    content.sound = .default
    content.categoryIdentifier = "reminder"
    return UNNotificationRequest(
      identifier: identifier,
      content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false)
    )
  }

  private func showOne() async throws {
    let done = UNNotificationAction(identifier: "done", title: "Done", options: [])
    let category = UNNotificationCategory(
      identifier: "reminder",
      actions: [done],
      intentIdentifiers: [],
      options: []
    )
    center.setNotificationCategories([category])
    try await center.add(Self.request("Read"))
    fixture.time.advance(by: 10)
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func `A button's action that is reported twice is received once`() async throws {
    try await showOne()
    #expect(fixture.outlet.notices.map(\.actions) == [[.init(action: "done", title: "Done")]])
    fixture.outlet.report?(.answered("Read", action: "done"))
    fixture.outlet.report?(.answered("Read", action: "done"))
    await until { app.calls.count == 2 }
    #expect(app.calls == ["show Read?", "done Read"])
    // The notification is removed from all other windows.
    #expect(fixture.outlet.withdrawn == ["Read"])
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test func `Of two categories with the same identifier, one is used`() async {
    let categories = ["Read", "Run"].map {
      UNNotificationCategory(
        identifier: "reminder",
        actions: [UNNotificationAction(identifier: $0, title: $0)],
        intentIdentifiers: []
      )
    }
    center.setNotificationCategories(Set(categories))
    await until { fixture.scheduler.categories["reminder"]?.count == 1 }
  }

  @Test func `Opening the notification is the default action`() async throws {
    try await showOne()
    fixture.outlet.report?(.answered("Read", action: ""))
    await until { app.calls.count == 2 }
    #expect(
      app.calls == ["show Read?", "com.apple.UNNotificationDefaultActionIdentifier Read"]
    )
  }

  @Test func `An unknown action, or an action of an unknown notification, is ignored`() async throws
  {
    try await showOne()
    fixture.outlet.report?(.answered("Read", action: "delete"))
    fixture.outlet.report?(.answered("Run", action: "done"))
    // Responses are received in order, so the two before this one were ignored.
    fixture.outlet.report?(.answered("Read", action: "done"))
    await until { app.calls.count == 2 }
    #expect(app.calls == ["show Read?", "done Read"])
  }

  @Test func `A pending request is listed with its content and trigger`() async throws {
    try await center.add(Self.request("Read"))
    let pending = await center.pendingNotificationRequests()
    #expect(pending.map(\.identifier) == ["Read"])
    #expect(pending.map(\.content.title) == ["Time for Read"])
    #expect(pending.map(\.content.sound).allSatisfy { $0 != nil })
    let trigger = try #require(pending.first?.trigger as? UNTimeIntervalNotificationTrigger)
    #expect(trigger.timeInterval == 10)
    center.removePendingNotificationRequests(withIdentifiers: ["Read"])
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test(arguments: [
    (OutletPermission.allowed, UNAuthorizationStatus.authorized, UNNotificationSetting.enabled),
    (.undecided, .notDetermined, .notSupported),
    (.refused, .denied, .disabled),
    (.unavailable, .denied, .notSupported),
  ])
  func `The authorization status and the alert setting follow the outlet's permission`(
    permission: OutletPermission,
    status: UNAuthorizationStatus,
    alert: UNNotificationSetting
  ) async {
    fixture.outlet.permission = permission
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == status)
    #expect(settings.alertSetting == alert)
  }

  @Test func `Permission is requested only if the user has not decided yet`() async throws {
    fixture.outlet.permission = .refused
    #expect(try await center.requestAuthorization(options: [.alert]) == false)
    #expect(fixture.outlet.permission == .refused)
    fixture.outlet.permission = .undecided
    #expect(try await center.requestAuthorization(options: [.alert]))
  }
}
