import Crypto
import Foundation
import Synchronization
import TestSupport

@_spi(Host) @testable import UserNotifications

/// A simulated push service with devices, whose requests it records.
@MainActor final class RecordingPushHost: PushHost {
  /// A recorded request.
  struct Sent: Hashable {
    let device: String
    let lifetime: Int
    let topic: String
  }

  var contact: String? { nil }
  private(set) var pushDevices: [PushDevice] = []
  private(set) var problems: [String: PushProblem] = [:]
  private(set) var refusals: [String: PushRefusal] = [:]
  /// The time zone at whose midnight messages expire.
  var timeZone = TimeZone.gmt
  private let vapid = VAPIDKey()
  private let sent = Mutex<[Sent]>([])
  /// The results of the requests by device. By default, each is accepted.
  private let outcomes = Mutex<[String: Result<PushResponse, PushFailure>]>([:])
  /// The devices whose service doesn't answer, with the waiting requests.
  private let stalled = Mutex<[String: [CheckedContinuation<Void, Never>]]>([:])

  init(_ devices: String...) {
    for device in devices { subscribe(device) }
  }

  var requests: [Sent] { sent.withLock { $0 } }

  func subscribe(_ device: String, language: String = "en_US") {
    let key = P256.KeyAgreement.PrivateKey().publicKey.x963Representation.base64URL
    let subscription = PushSubscription(
      endpoint: "https://push.example.net/\(device)",
      p256dh: key,
      auth: Data(count: 16).base64URL
    )
    setSubscription(subscription, of: device, language: language)
  }

  func answer(_ device: String, _ outcome: Result<PushResponse, PushFailure>?) {
    outcomes.withLock { $0[device] = outcome }
  }

  func answer(_ device: String, status: Int, isPage: Bool = false, wait: TimeInterval? = nil) {
    answer(device, .success(PushResponse(status: status, isPage: isPage, retryAfter: wait)))
  }

  func stall(_ device: String) { stalled.withLock { $0[device] = [] } }

  func isStalled(_ device: String) -> Bool { stalled.withLock { $0[device] != nil } }

  func endStall(_ device: String) {
    for waiting in stalled.withLock({ $0.removeValue(forKey: device) }) ?? [] { waiting.resume() }
  }

  func key() throws -> VAPIDKey { vapid }

  nonisolated func send(_ request: PushRequest) async throws(PushFailure) -> PushResponse {
    let device = request.url.lastPathComponent
    sent.withLock {
      $0.append(
        Sent(
          device: device,
          lifetime: Int(request.headers["TTL"] ?? "") ?? -1,
          topic: request.headers["Topic"] ?? ""
        )
      )
    }
    await withCheckedContinuation { continuation in
      let waits = stalled.withLock { stalled in
        stalled[device]?.append(continuation)
        return stalled[device] != nil
      }
      if !waits { continuation.resume() }
    }
    return try outcomes.withLock { $0[device] }?.get() ?? PushResponse(status: 201)
  }

  func setSubscription(_ subscription: PushSubscription?, of device: String, language: String) {
    pushDevices.removeAll { $0.id == device }
    if let subscription {
      pushDevices.append(PushDevice(id: device, subscription: subscription, language: language))
    }
  }

  func noteRefusal(_ refusal: PushRefusal, of device: String) { refusals[device] = refusal }

  func noteProblem(_ problem: PushProblem?, of device: String) { problems[device] = problem }

  func expiry(of identifier: String, due: Date) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar.dateInterval(of: .day, for: due)?.end ?? due
  }

  func text(of identifier: String) -> PushText? { nil }
}

extension NotificationScheduler {
  /// Creates a scheduler that sends push messages to the devices of a host.
  convenience init(
    _ host: RecordingPushHost,
    _ time: ManualTime,
    outlets: [RecordingOutlet] = [],
    file: URL? = nil
  ) {
    self.init(
      clock: time.clock,
      archive: NotificationArchive(file: file),
      outlets: outlets,
      push: PushQueue(host, now: { time.now })
    )
  }
}

extension PushQueue {
  /// Waits until all attempts that are due have ended, except those with a service that doesn't
  /// answer.
  func settle(_ time: ManualTime) async {
    await until {
      underWay.allSatisfy { (host as? RecordingPushHost)?.isStalled($0.device) == true }
        && (nextAttempt.map { $0 > time.now } ?? true)
    }
  }
}
