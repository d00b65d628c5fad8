import Foundation

/// What notifications are wanted, and which have come.
///
/// A notification that is due goes to an outlet and stays wanted, on disk too, until the outlet says
/// that it was shown. One that nobody can show waits, and is marked as late when it comes.
@MainActor final class NotificationScheduler {
  private(set) var pending: [String: StoredRequest] = [:]
  private(set) var delivered: [StoredDelivery] = []
  /// The actions of each category.
  var categories: [String: [Notice.Action]] = [:]
  /// Asks the app whether a notification is to be shown.
  var willPresent: (StoredDelivery) async -> UNNotificationPresentationOptions = { _ in
    [.banner, .list, .sound]
  }
  /// Tells the app what a person did.
  var didReceive: (StoredDelivery, _ action: String) async -> Void = { _, _ in }

  private let clock: NotificationClock
  private let archive: NotificationArchive
  /// The ways to the person, the preferred one first.
  private let outlets: [any NotificationOutlet]
  /// What an outlet was asked to show and has not reported on, and when.
  private var underWay: [String: Date] = [:]
  /// What could not be shown by an outlet, which is not asked for it again.
  private var failures: [String: Set<ObjectIdentifier>] = [:]
  private var isOwner = false
  /// The delivery that is under way.
  private var settling: Task<Void, Never>?
  private var isSaveScheduled = false
  private var ticking: Task<Void, Never>?
  private var nextTick = Date.distantPast

  /// The machine may sleep, and the system's clock be set, so it is looked at as often as this.
  static let longestPause: TimeInterval = 20
  /// How long an outlet has to report before a notification goes out again.
  private static let patience: TimeInterval = 5
  /// So many notifications that have come are remembered.
  private static let memory = 200

  init(
    clock: NotificationClock,
    archive: NotificationArchive,
    outlets: [any NotificationOutlet]
  ) {
    self.clock = clock
    self.archive = archive
    self.outlets = outlets
    for outlet in outlets {
      outlet.report = { [weak self, unowned outlet] in self?.take($0, from: outlet) }
    }
  }

  /// Begins to deliver, until the object is gone.
  func start() {
    guard ticking == nil else { return }
    tick()
  }

  var permission: OutletPermission { outlets.map(\.permission).max() ?? .unavailable }

  /// Asks the person, where that is undecided.
  func ask() async -> Bool {
    if permission == .undecided {
      for outlet in outlets { await outlet.ask() }
    }
    return permission == .allowed
  }

  /// Takes a request in place of one of the same identifier. One whose time is past is dropped, as
  /// by Apple's systems.
  func add(_ identifier: String, _ content: StoredContent, _ trigger: StoredTrigger?) async {
    await settle()
    let now = clock.now()
    let former = pending[identifier]
    pending[identifier] = due(identifier, trigger, at: now).map {
      StoredRequest(identifier: identifier, content: content, trigger: trigger, due: $0)
    }
    // The same request again does not show a second time what an outlet is showing now.
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

  /// When a request is due; nil where that is past. One that comes again and again may be due and not
  /// have been seen: then it still is, as on Apple's systems it would have been shown by then.
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
    saveSoon()
  }

  /// Delivers what is due, after what is under way.
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
    guard owns() else { return }
    let now = clock.now()
    let due = pending.values.filter { $0.due <= now }
      .sorted { ($0.due, $0.identifier) < ($1.due, $1.identifier) }
    for request in due { await deliver(request, at: now) }
  }

  private func deliver(_ request: StoredRequest, at now: Date) async {
    if let last = underWay[request.identifier], now.timeIntervalSince(last) < Self.patience {
      return
    }
    let options = await willPresent(StoredDelivery(request: request, date: request.due))
    // The app may have changed its mind while it was asked.
    guard pending[request.identifier] == request else { return }
    if options.isDisjoint(with: [.banner, .list]) {
      conclude(request)
      return
    }
    let failed = failures[request.identifier] ?? []
    let outlet = outlets.first {
      $0.permission == .allowed && !failed.contains(ObjectIdentifier($0))
    }
    guard let outlet else { return }
    underWay[request.identifier] = now
    let isSilent = request.content.isSilent || !options.contains(.sound)
    outlet.show(
      Notice(
        id: request.identifier,
        title: request.content.title,
        body: Lateness(of: request, at: now).body,
        isSilent: isSilent,
        actions: categories[request.content.category] ?? []
      )
    )
  }

  private func take(_ report: OutletReport, from outlet: any NotificationOutlet) {
    switch report {
    case .shown(let identifier):
      guard underWay[identifier] != nil, let request = pending[identifier] else { return }
      delivered.removeAll { $0.request.identifier == identifier }
      delivered.append(StoredDelivery(request: request, date: request.due))
      delivered.removeFirst(max(0, delivered.count - Self.memory))
      conclude(request)
    case .failed(let identifier):
      failures[identifier, default: []].insert(ObjectIdentifier(outlet))
      underWay[identifier] = nil
      Task { await settle() }
    case .answered(let identifier, let action):
      answer(identifier, action)
    case .ready:
      underWay = [:]
      Task { await settle() }
    }
  }

  /// Tells the app of an answer, once: the notification is gone with it, from all windows.
  private func answer(_ identifier: String, _ action: String) {
    guard let delivery = delivered.last(where: { $0.request.identifier == identifier }) else {
      return
    }
    let known = categories[delivery.request.content.category]?.map(\.action) ?? []
    guard action.isEmpty || known.contains(action) else { return }
    removeDelivered([identifier])
    save()
    Task {
      await didReceive(delivery, action.isEmpty ? UNNotificationDefaultActionIdentifier : action)
    }
  }

  /// A request has had its effect: it goes, or waits for its next time.
  private func conclude(_ request: StoredRequest) {
    var next = request
    if let trigger = request.trigger, trigger.repeats, let due = trigger.next(after: clock) {
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
          // Cancelled: another round has taken over, or nobody is there any more.
          return
        }
      }
    }
  }

  private func settleAndPause() async -> TimeInterval {
    await settle()
    let now = clock.now()
    let next = pending.values.map(\.due).filter { $0 > now }.min() ?? .distantFuture
    nextTick = min(next, now.addingTimeInterval(Self.longestPause))
    return max(0.001, nextTick.timeIntervalSince(now))
  }

  // MARK: Disk

  /// Whether this process delivers. When it comes to, what the one before left is taken over.
  private func owns() -> Bool {
    guard !isOwner else { return true }
    do {
      guard try archive.acquire() else { return false }
      isOwner = true
      let content = try archive.load()
      let left = content.pending.map { ($0.identifier, $0) }
      // What the app asked for here meanwhile stands, unless the one before delivered it.
      pending = pending.filter { own in
        !content.delivered.contains {
          $0.request.identifier == own.key && $0.date >= own.value.due
        }
      }
      .merging(left) { own, _ in own }
      delivered = content.delivered
    } catch {
      // A file that can't be read: its content is lost; the app requests its notifications again.
      Self.complain("What was to come could not be read", error)
      isOwner = true
    }
    return isOwner
  }

  /// Saves in the next turn, once for all changes of this one. If the process is killed before, the
  /// app requests its notifications again when it starts.
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
      delivered: delivered
    )
    do { try archive.save(content) } catch { Self.complain("They could not be kept", error) }
  }

  private static func complain(_ what: StaticString, _ error: any Error) {
    // The error's type alone, as its words may name files.
    FileHandle.standardError.write(Data("Notifications: \(what): \(type(of: error))\n".utf8))
  }
}
