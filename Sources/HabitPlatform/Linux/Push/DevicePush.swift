import Foundation
import HabitData
import HabitTrackerFeature
import Observation
import SwiftUI
@_spi(Host) import UserNotifications
import WebPush

/// The push messages of signed-in devices: the subscribed devices, and the problems of each device.
@Observable @MainActor final class DevicePush: PushHost {
  /// The devices that get messages.
  private var subscribed: Set<String> = []
  /// The devices whose browsers were asked to subscribe.
  private var asked: Set<String> = []
  private var refusals: [String: PushRefusal] = [:]
  private var problems: [String: PushProblem] = [:]
  /// The reason why the devices can't be read or changed.
  private var fileProblem: String?

  let contact: String?
  @ObservationIgnored weak var session: AppSession?
  @ObservationIgnored private let file: SignInFile
  @ObservationIgnored private nonisolated let client: PushClient

  /// Creates the push messages of the signed-in devices.
  ///
  /// - Parameters:
  ///   - file: The file of the devices with their subscriptions, and of the VAPID key.
  ///   - contact: The operator's address for push services.
  init(_ file: SignInFile, contact: String?, client: PushClient) {
    (self.file, self.contact, self.client) = (file, contact, client)
    file.onChange { [weak self] in
      Task { @MainActor in self?.refresh() }
    }
    refresh()
  }

  // MARK: The switch

  /// Returns true if a device gets messages, or its browser is about to subscribe.
  func isOn(_ device: String) -> Bool { subscribed.contains(device) || asked.contains(device) }

  /// Returns true while a device's browser has not answered the request to subscribe.
  func isAsking(_ device: String) -> Bool { asked.contains(device) }

  /// Turns messages to a device on or off.
  func turn(_ isOn: Bool, for device: String) {
    (refusals[device], problems[device]) = (nil, nil)
    let center = UNUserNotificationCenter.current()
    if isOn {
      do {
        try center.subscribe(device: device)
        asked.insert(device)
      } catch {
        fileProblem = error.localizedDescription
      }
    } else {
      asked.remove(device)
      setSubscription(nil, of: device, language: "")
      center.unsubscribe(device: device)
    }
  }

  /// Returns the reason why a device gets no messages, or nil.
  func problem(of device: String) -> String? {
    fileProblem
      ?? (refusals[device]?.sentence ?? problems[device]?.sentence).map { String(localized: $0) }
  }

  /// Reads the devices again, because they may have been signed out.
  private func refresh() {
    let now = Set(pushDevices.map(\.id))
    if now != subscribed { subscribed = now }
    problems = problems.filter { now.contains($0.key) }
  }

  // MARK: PushHost

  var pushDevices: [PushDevice] {
    do {
      return try file.subscriptions().map {
        PushDevice(id: $0.id, subscription: $0.push.subscription, language: $0.push.language)
      }
    } catch {
      // The devices screen shows the reason. Without the file, no device is known.
      return []
    }
  }

  func key() throws -> VAPIDKey {
    try VAPIDKey(stored: file.pushKey { VAPIDKey().stored })
  }

  nonisolated func send(_ request: PushRequest) async throws(PushFailure) -> PushResponse {
    try await client.send(request)
  }

  func setSubscription(_ subscription: PushSubscription?, of device: String, language: String) {
    asked.remove(device)
    do {
      try file.setSubscription(
        subscription.map { DeviceSubscription(subscription: $0, language: language) },
        of: device
      )
      fileProblem = nil
    } catch {
      fileProblem = error.localizedDescription
    }
    refresh()
  }

  func noteRefusal(_ refusal: PushRefusal, of device: String) {
    guard asked.remove(device) != nil else { return }
    refusals[device] = refusal
  }

  func noteProblem(_ problem: PushProblem?, of device: String) {
    if problems[device] != problem { problems[device] = problem }
  }

  /// Returns the end of the day on which the reminder is due. A snooze can move a reminder to the
  /// next day.
  func expiry(of identifier: String, due: Date) -> Date { session?.endOfDay(of: due) ?? due }

  func text(of identifier: String) -> PushText? {
    session?.reminderTitle(of: identifier).map {
      PushText(title: $0, actions: AppSession.reminderActions)
    }
  }
}
