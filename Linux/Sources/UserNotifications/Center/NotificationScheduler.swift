import Foundation
import Logging

/// A scheduler that delivers notifications.
///
/// A due notification is passed to an outlet. The notification remains pending, also on disk, until
/// the outlet reports that it was shown. If no outlet can show the notification, it stays pending,
/// and is marked as late when it is delivered.
@MainActor final class NotificationScheduler {
  private(set) var pending: [String: StoredRequest] = [:]
  private(set) var delivered: [StoredDelivery] = []
  /// The actions of each category.
  var categories: [String: [Notice.Action]] = [:]
  /// Asks the app how to present a notification.
  var willPresent: (StoredDelivery) async -> UNNotificationPresentationOptions = { _ in
    [.banner, .list, .sound]
  }
  /// Reports a user's response to the app.
  var didReceive: (StoredDelivery, _ action: String) async -> Void = { _, _ in }

  private let clock: NotificationClock
  private let archive: NotificationArchive
  /// The outlets in order of preference.
  private let outlets: [any NotificationOutlet]
  /// The queue of push messages, which are sent in addition to the outlets' notifications.
  let push: PushQueue?
  /// The outlet of the open windows, or nil if the scheduler has no such outlet.
  var browser: BrowserOutlet? { outlets.lazy.compactMap { $0 as? BrowserOutlet }.first }
  /// The notifications that an outlet received and has not reported on, with the time of receipt.
  private var underWay: [String: Date] = [:]
  /// The outlets that failed to show a notification, by the notification's identifier. These
  /// outlets are not tried again.
  private var failures: [String: Set<ObjectIdentifier>] = [:]
  private var isOwner = false
  /// The current delivery.
  private var settling: Task<Void, Never>?
  private var isSaveScheduled = false
  private var ticking: Task<Void, Never>?
  private var nextTick = Date.distantPast

  /// The maximum pause in seconds between checks of the clock, because the machine may sleep and
  /// the clock may be set.
  static let longestPause: TimeInterval = 20
  /// The timeout in seconds for an outlet's report, after which a notification is sent again.
  private static let timeout: TimeInterval = 5
  /// The maximum number of delivered notifications that are stored.
  private static let memory = 200

  init(
    clock: NotificationClock,
    archive: NotificationArchive,
    outlets: [any NotificationOutlet],
    push: PushQueue? = nil
  ) {
    self.push = push
    self.clock = clock
    self.archive = archive
    self.outlets = outlets
    for outlet in outlets {
      outlet.report = { [weak self, unowned outlet] in self?.take($0, from: outlet) }
    }
    if let push { connect(push) }
  }

  /// Starts delivering notifications. The delivery ends when the object is deallocated.
  func start() {
    guard ticking == nil else { return }
    tick()
  }

  var permission: OutletPermission { outlets.map(\.permission).max() ?? .unavailable }

  /// Asks the user for permission if the user has not decided yet. Returns true if permission is
  /// granted.
  func ask() async -> Bool {
    if permission == .undecided {
      for outlet in outlets { await outlet.ask() }
    }
    return permission == .allowed
  }

  /// Adds a request, replacing a pending request with the same identifier. A request whose time is
  /// past is dropped, as on Apple's systems.
  func add(_ identifier: String, _ content: StoredContent, _ trigger: StoredTrigger?) async {
    await settle()
    let now = clock.now()
    let former = pending[identifier]
    pending[identifier] = due(identifier, trigger, at: now).map {
      StoredRequest(identifier: identifier, content: content, trigger: trigger, due: $0)
    }
    // If the app adds an unchanged request while an outlet is showing it, the notification must not
    // appear twice.
    if pending[identifier] != former {
      underWay[identifier] = nil
      failures[identifier] = nil
    }
    saveSoon()
    guard let due = pending[identifier]?.due else { return }
    if due <= now {
      await settle()
    } else if due < nextTick, ticking != nil {
      tick()
    }
  }

  /// Returns the due time of a request, or nil if it is past.
  ///
  /// A repeating request that is due but not shown yet stays due, because Apple's systems would
  /// have shown it.
  private func due(_ identifier: String, _ trigger: StoredTrigger?, at now: Date) -> Date? {
    guard let trigger else { return now }
    if trigger.repeats, let last = pending[identifier], last.trigger == trigger, last.due <= now {
      return last.due
    }
    return trigger.next(after: clock)
  }

  func remove(_ identifiers: [String]) {
    guard !identifiers.isEmpty else { return }
    for identifier in identifiers { pending[identifier] = nil }
    saveSoon()
  }

  func removeDelivered(_ identifiers: [String]) {
    guard !identifiers.isEmpty else { return }
    delivered.removeAll { identifiers.contains($0.request.identifier) }
    for outlet in outlets { outlet.withdraw(identifiers) }
    push?.withdraw(identifiers)
    saveSoon()
  }

  /// Delivers due notifications, after the current delivery.
  func settle() async {
    while let settling { await settling.value }
    let task = Task {
      await deliverDue()
      settling = nil
    }
    settling = task
    await task.value
  }

  private func deliverDue() async {
    guard takeOwnership() else { return }
    let now = clock.now()
    let due = pending.values.filter { $0.due <= now }
      .sorted { ($0.due, $0.identifier) < ($1.due, $1.identifier) }
    for request in due { await deliver(request, at: now) }
    push?.run()
  }

  private func deliver(_ request: StoredRequest, at now: Date) async {
    if let last = underWay[request.identifier], now.timeIntervalSince(last) < Self.timeout {
      return
    }
    let options = await willPresent(StoredDelivery(request: request, date: request.due))
    // The app may have changed the request while it decided about the presentation.
    guard pending[request.identifier] == request else { return }
    if options.isDisjoint(with: [.banner, .list]) {
      conclude(request)
      return
    }
    let isSilent = request.content.isSilent || !options.contains(.sound)
    push?.add(request, isSilent: isSilent)
    let failed = failures[request.identifier] ?? []
    let outlet = outlets.first {
      $0.permission == .allowed && !failed.contains(ObjectIdentifier($0))
    }
    guard let outlet else { return }
    underWay[request.identifier] = now
    outlet.show(
      Notice(
        request,
        at: now,
        isSilent: isSilent,
        actions: categories[request.content.category] ?? [],
        text: push?.host.text(of: request.identifier)
      )
    )
  }

  private func take(_ report: OutletReport, from outlet: any NotificationOutlet) {
    switch report {
    case .shown(let identifier):
      guard underWay[identifier] != nil, let request = pending[identifier] else { return }
      noteDelivery(of: request)
    case .failed(let identifier):
      failures[identifier, default: []].insert(ObjectIdentifier(outlet))
      underWay[identifier] = nil
      Task { await settle() }
    case .answered(let identifier, let action):
      Task { await answer(identifier, action, on: nil) }
    case .ready:
      underWay = [:]
      Task { await settle() }
    }
  }

  /// Reports a response to the app once, and removes the notification from all windows and devices.
  ///
  /// - Parameter device: The device whose service worker sent the response and has already removed
  ///   the notification, or nil for a response from a window or the desktop.
  /// - Returns: False if the notification or its action is unknown. Otherwise the app has handled
  ///   the response.
  @discardableResult
  func answer(_ identifier: String, _ action: String, on device: String?) async -> Bool {
    guard let delivery = delivered.last(where: { $0.request.identifier == identifier }) else {
      return false
    }
    let known = categories[delivery.request.content.category]?.map(\.action) ?? []
    guard action.isEmpty || known.contains(action) else { return false }
    if let device { push?.forget(identifier, of: device) }
    removeDelivered([identifier])
    save()
    await didReceive(delivery, action.isEmpty ? UNNotificationDefaultActionIdentifier : action)
    return true
  }

  private func noteDelivery(of request: StoredRequest) {
    delivered.removeAll { $0.request.identifier == request.identifier }
    delivered.append(StoredDelivery(request: request, date: request.due))
    delivered.removeFirst(max(0, delivered.count - Self.memory))
    conclude(request)
  }

  private func connect(_ push: PushQueue) {
    push.isWanted = { [weak self] in
      await self?.willPresent($0).isDisjoint(with: [.banner, .list]) == false
    }
    push.actions = { [weak self] in self?.categories[$0] ?? [] }
    push.didChange = { [weak self] in self?.save() }
    push.didAccept = { [weak self] request in
      guard let self, pending[request.identifier]?.due == request.due else { return }
      noteDelivery(of: request)
    }
    push.didFail = { [weak self] identifier in
      self?.underWay[identifier] = nil
      Task { await self?.settle() }
    }
  }

  /// Removes a request after it was shown, or schedules its next time.
  private func conclude(_ request: StoredRequest) {
    var next = request
    if let trigger = request.trigger, trigger.repeats,
      let due = trigger.next(after: request.due, handledAt: clock)
    {
      next.due = due
      pending[request.identifier] = next
    } else {
      pending[request.identifier] = nil
    }
    underWay[request.identifier] = nil
    failures[request.identifier] = nil
    save()
  }

  // MARK: Time

  private func tick() {
    ticking?.cancel()
    ticking = Task { [weak self, clock] in
      while let pause = await self?.settleAndPause() {
        do { try await clock.sleep(.seconds(pause)) } catch {
          // The task was canceled, because another loop started.
          return
        }
      }
    }
  }

  private func settleAndPause() async -> TimeInterval {
    await settle()
    let now = clock.now()
    let times = pending.values.map(\.due) + [push?.nextAttempt].compactMap { $0 }
    let next = times.filter { $0 > now }.min() ?? .distantFuture
    nextTick = min(next, now.addingTimeInterval(Self.longestPause))
    return max(0.001, nextTick.timeIntervalSince(now))
  }

  // MARK: Disk

  /// Returns true if this process delivers notifications. When it becomes the owner, it takes over
  /// the previous owner's notifications.
  private func takeOwnership() -> Bool {
    guard !isOwner else { return true }
    do {
      guard try archive.acquire() else { return false }
      isOwner = true
      let content = try archive.load()
      let left = content.pending.map { ($0.identifier, $0) }
      // If both processes have a request with the same identifier, the request of this process
      // stays, unless the previous owner has already delivered it.
      pending = pending.filter { own in
        !content.delivered.contains {
          $0.request.identifier == own.key && $0.date >= own.value.due
        }
      }
      .merging(left) { own, _ in own }
      delivered = content.delivered
      push?.restore(content.pushes ?? [])
    } catch {
      // The file can't be read and its content is lost. The app requests its notifications again.
      Self.complain("The pending notifications can't be read", error)
      isOwner = true
    }
    return isOwner
  }

  /// Schedules one save for all changes that are made before it runs.
  ///
  /// If the process is killed before the save, the app requests its notifications again at launch.
  private func saveSoon() {
    guard !isSaveScheduled else { return }
    isSaveScheduled = true
    Task {
      isSaveScheduled = false
      save()
    }
  }

  private func save() {
    guard isOwner else { return }
    let content = NotificationArchive.Content(
      pending: pending.values.sorted { ($0.due, $0.identifier) < ($1.due, $1.identifier) },
      delivered: delivered,
      pushes: push.map(\.messages)
    )
    do { try archive.save(content) } catch {
      Self.complain("Notifications could not be saved", error)
    }
  }

  private static func complain(_ what: StaticString, _ error: any Error) {
    // The message names only the error's type, because its description may contain file names.
    Logger(label: "UserNotifications").error("\(what): \(type(of: error))")
  }
}
