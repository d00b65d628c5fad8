import Foundation
import LinuxFoundation
import Logging
import WebPush

/// The push messages that have not expired, with the state of their delivery.
///
/// Each device has its own message and its own attempts, so that a stalled service delays only its
/// own devices. The scheduler stores the queue together with the pending notifications.
@MainActor final class PushQueue {
  private(set) var messages: [StoredPush] = []
  /// Returns false if a notification is no longer needed.
  var isWanted: (StoredDelivery) async -> Bool = { _ in true }
  /// Returns the actions of a category.
  var actions: (_ category: String) -> [Notice.Action] = { _ in [] }
  /// Called after the queue changed and must be stored.
  var didChange: () -> Void = {}
  /// Called when a push service accepted a notification.
  var didAccept: (StoredRequest) -> Void = { _ in }
  /// Called when an attempt failed, so that open windows can show the notification.
  var didFail: (_ identifier: String) -> Void = { _ in }

  let host: any PushHost
  private let now: @Sendable () -> Date
  private(set) var underWay: Set<StoredPush.ID> = []

  init(_ host: any PushHost, now: @escaping @Sendable () -> Date) {
    (self.host, self.now) = (host, now)
  }

  /// Adds the messages of an earlier process.
  func restore(_ stored: [StoredPush]) {
    let known = Set(messages.map(\.id))
    messages += stored.filter { !known.contains($0.id) }
  }

  /// Adds a message about a due notification for each device that has no such message yet.
  func add(_ request: StoredRequest, isSilent: Bool) {
    let known = Set(messages.map(\.id))
    let expires = host.expiry(of: request.identifier, due: request.due)
    let new = host.pushDevices
      .map { device in
        StoredPush(
          request: request,
          device: device.id,
          isSilent: isSilent,
          expires: expires,
          next: request.due
        )
      }
      .filter { !known.contains($0.id) && $0.expires > now() }
    guard !new.isEmpty else { return }
    messages += new
    didChange()
    run()
  }

  /// Returns true if a device gets a notification by push. The device's windows must then not show
  /// the notification.
  func reaches(_ identifier: String, _ device: String?) -> Bool {
    messages.contains {
      $0.request.identifier == identifier && $0.device == device && !$0.isWithdrawal
        && ($0.isAccepted || $0.failures == 0) && $0.expires > now()
    }
  }

  /// Drops the messages of a notification for a device that showed or answered it.
  func forget(_ identifier: String, of device: String) {
    remove { $0.request.identifier == identifier && $0.device == device }
  }

  /// Removes notifications from the devices that may show them.
  func withdraw(_ identifiers: [String]) {
    let identifiers = Set(identifiers)
    remove {
      identifiers.contains($0.request.identifier) && !$0.isAccepted && !$0.isWithdrawal
        && !underWay.contains($0.id)
    }
    for index in messages.indices
    where identifiers.contains(messages[index].request.identifier) && !messages[index].isWithdrawal
    {
      messages[index].isWithdrawal = true
      messages[index].isAccepted = false
      (messages[index].failures, messages[index].next) = (0, now())
    }
    didChange()
    run()
  }

  /// The time of the next attempt, or nil if there is none.
  var nextAttempt: Date? {
    messages.filter { !$0.isAccepted && !underWay.contains($0.id) }.map(\.next).min()
  }

  /// Starts the attempts whose time has come.
  func run() {
    let now = now()
    remove { $0.expires <= now }
    for message in messages
    where !message.isAccepted && message.next <= now && !underWay.contains(message.id) {
      underWay.insert(message.id)
      Task {
        await attempt(message)
        underWay.remove(message.id)
        // The notification may have been withdrawn while the request was sent.
        if current(message)?.isWithdrawal == true, !message.isWithdrawal { run() }
      }
    }
  }

  private func attempt(_ message: StoredPush) async {
    if !message.isWithdrawal {
      let delivery = StoredDelivery(request: message.request, date: message.request.due)
      guard await isWanted(delivery) else {
        remove { $0.id == message.id && !$0.isWithdrawal }
        return
      }
    }
    guard let stored = current(message), stored.isWithdrawal == message.isWithdrawal else { return }
    guard let device = host.pushDevices.first(where: { $0.id == message.device }) else {
      remove { $0.id == message.id }
      return
    }
    let service = device.subscription.endpoint.host() ?? ""
    do throws(PushFailure) {
      guard let request = request(message, to: device) else { return abandon(message) }
      conclude(message, try await host.send(request), from: device, service)
    } catch {
      retry(message, .failed(error, host: service))
    }
  }

  private func conclude(
    _ message: StoredPush,
    _ response: PushResponse,
    from device: PushDevice,
    _ service: String
  ) {
    switch response.status {
    case 200...299 where !response.isPage:
      accept(message)
      host.noteProblem(nil, of: device.id)
    case 404 where !response.isPage, 410 where !response.isPage:
      // The subscription ended (RFC 8030, section 7.3). In the meantime, the device may have stored
      // a new subscription, which must stay.
      if host.pushDevices.contains(device) {
        host.setSubscription(nil, of: device.id, language: device.language)
      }
      remove { $0.device == device.id }
      didFail(message.request.identifier)
    case 400, 413:
      host.noteProblem(.refused(status: response.status, host: service), of: device.id)
      abandon(message)
    case let status:
      let isBlocked = response.isPage || [407, 451, 511].contains(status)
      retry(
        message,
        isBlocked ? .blocked(host: service) : .refused(status: status, host: service),
        after: response.retryAfter
      )
    }
  }

  private func accept(_ message: StoredPush) {
    guard let index = index(of: message), messages[index].isWithdrawal == message.isWithdrawal
    else { return }
    if message.isWithdrawal {
      messages.remove(at: index)
      didChange()
    } else {
      messages[index].isAccepted = true
      didChange()
      didAccept(message.request)
    }
  }

  private func retry(_ message: StoredPush, _ problem: PushProblem, after wait: TimeInterval? = nil)
  {
    host.noteProblem(problem, of: message.device)
    guard let index = index(of: message), messages[index].isWithdrawal == message.isWithdrawal
    else { return }
    messages[index].failures += 1
    let pause = StoredPush.pause(after: messages[index].failures)
    messages[index].next = now().addingTimeInterval(max(pause, wait ?? 0))
    didChange()
    didFail(message.request.identifier)
  }

  /// Keeps a message without sending it again.
  private func abandon(_ message: StoredPush) {
    guard let index = index(of: message) else { return }
    messages[index].failures += 1
    messages[index].next = message.expires
    didChange()
    didFail(message.request.identifier)
  }

  private func request(_ message: StoredPush, to device: PushDevice) -> PushRequest? {
    let locale = Locale(identifier: device.language)
    let language = WindowLocalization(StringCatalog.current.localization(for: locale))
    do {
      let content = Localization.$window.withValue(language) { self.content(message) }
      return try PushRequest(
        try JSONEncoder().encode(content),
        to: device.subscription,
        expires: message.expires,
        topic: message.request.identifier,
        key: host.key(),
        contact: host.contact,
        now: now()
      )
    } catch {
      // The message names only the error's type, because its description may contain file names.
      Logger(label: "WebPush").error("A message could not be encrypted: \(type(of: error))")
      return nil
    }
  }

  private func content(_ message: StoredPush) -> PushContent {
    let request = message.request
    let notice = Notice(
      request,
      at: now(),
      isSilent: message.isSilent,
      actions: actions(request.content.category),
      text: host.text(of: request.identifier)
    )
    let at = Int(request.due.timeIntervalSince1970 * 1_000)
    if message.isWithdrawal {
      return PushContent(close: .init(id: notice.id, title: notice.title, at: at))
    }
    return PushContent(
      show: .init(
        id: notice.id,
        title: notice.title,
        body: notice.body,
        isSilent: notice.isSilent,
        actions: notice.actions,
        at: at
      )
    )
  }

  private func current(_ message: StoredPush) -> StoredPush? {
    messages.first { $0.id == message.id }
  }

  private func index(of message: StoredPush) -> Int? {
    messages.firstIndex { $0.id == message.id }
  }

  private func remove(_ isMeant: (StoredPush) -> Bool) {
    let count = messages.count
    messages.removeAll(where: isMeant)
    if messages.count < count { didChange() }
  }
}
