import WebElements

/// The rate limits of wrong pass codes, per client and for all unknown clients together.
///
/// Unknown clients can exhaust their shared budget. A signed-in device, and an address from which a
/// device signed in before, have separate budgets, so that unknown clients can't lock them out.
struct SignInRates {
  /// A client whose attempts are counted together.
  enum Client: Hashable {
    case device(String)
    case address(ClientAddress)
  }

  private let limits: HostLimits
  private var unknownClients: TokenBucket
  private var byUnknown: BudgetTable
  private var byFamiliar: BudgetTable

  init(limits: HostLimits, now: Duration) {
    self.limits = limits
    unknownClients = TokenBucket(
      capacity: limits.sharedPassCodesBurst,
      perSecond: limits.sharedPassCodesPerSecond,
      now: now
    )
    byUnknown = BudgetTable(limits.passCodeAddresses, limits)
    byFamiliar = BudgetTable(limits.familiarClients, limits)
  }

  var count: Int { byUnknown.count + byFamiliar.count }

  /// Returns the time until a client's next attempt is checked, or zero.
  ///
  /// - Parameter isShared: False for an attempt that the shared budget of unknown clients does not
  ///   limit.
  mutating func wait(for client: Client, isShared: Bool = true, at now: Duration) -> Duration {
    guard isUnknown(client) else { return byFamiliar.wait(for: client, at: now) }
    let own = byUnknown.wait(for: client, at: now)
    return isShared ? max(own, unknownClients.wait(at: now)) : own
  }

  /// Counts an attempt as wrong until it is known to be right.
  ///
  /// - Returns: The result of ``wait(for:isShared:at:)``. If it is not zero, the attempt is not
  ///   counted.
  mutating func take(_ client: Client, isShared: Bool = true, at now: Duration) -> Duration {
    let wait = wait(for: client, isShared: isShared, at: now)
    guard wait == .zero else { return wait }
    if isUnknown(client) {
      byUnknown.take(client, at: now)
      if isShared { _ = unknownClients.take(at: now) }
    } else {
      byFamiliar.take(client, at: now)
    }
    return .zero
  }

  /// Refunds an attempt with the correct pass code.
  mutating func refund(_ client: Client, isShared: Bool = true) {
    guard isUnknown(client) else { return byFamiliar.refund(client) }
    byUnknown.refund(client)
    if isShared { unknownClients.putBack() }
  }

  /// Gives a separate budget to an address from which a device has signed in.
  mutating func addFamiliarAddress(_ address: ClientAddress, at now: Duration) {
    let client = Client.address(address)
    byUnknown.remove(client)
    byFamiliar.add(client, at: now)
  }

  private func isUnknown(_ client: Client) -> Bool {
    switch client {
    case .device: false
    case .address: !byFamiliar.contains(client)
    }
  }
}

/// The budgets of clients. At the limit, the least recently used budget is removed.
private struct BudgetTable {
  private let capacity: Int
  private let limits: HostLimits
  private var entries: [SignInRates.Client: Entry] = [:]

  private struct Entry {
    var bucket: TokenBucket
    var lastAttempt: Duration
  }

  init(_ capacity: Int, _ limits: HostLimits) {
    self.capacity = capacity
    self.limits = limits
  }

  var count: Int { entries.count }

  func contains(_ client: SignInRates.Client) -> Bool { entries[client] != nil }

  mutating func wait(for client: SignInRates.Client, at now: Duration) -> Duration {
    guard entries[client] != nil else { return .zero }
    entries[client]?.lastAttempt = now
    return entries[client]?.bucket.wait(at: now) ?? .zero
  }

  mutating func take(_ client: SignInRates.Client, at now: Duration) {
    add(client, at: now)
    _ = entries[client]?.bucket.take(at: now)
  }

  mutating func refund(_ client: SignInRates.Client) { entries[client]?.bucket.putBack() }

  mutating func remove(_ client: SignInRates.Client) { entries[client] = nil }

  mutating func add(_ client: SignInRates.Client, at now: Duration) {
    guard entries[client] == nil else {
      entries[client]?.lastAttempt = now
      return
    }
    if entries.count >= capacity,
      let oldest = entries.min(by: { $0.value.lastAttempt < $1.value.lastAttempt })
    {
      entries[oldest.key] = nil
    }
    let bucket = TokenBucket(
      capacity: limits.passCodeBurst,
      perSecond: limits.passCodesPerSecond,
      now: now
    )
    entries[client] = Entry(bucket: bucket, lastAttempt: now)
  }
}

/// A limit on the log lines of failed sign-in attempts: a burst of five, and then one per minute.
/// Each line contains the number of omitted attempts.
struct AttemptLog {
  private var bucket: TokenBucket
  private var omitted = 0

  init(now: Duration) {
    bucket = TokenBucket(capacity: 5, perSecond: 1.0 / 60, now: now)
  }

  /// Records an attempt.
  ///
  /// - Returns: The number of attempts omitted since the previous line, or nil to omit this
  ///   attempt.
  mutating func line(at now: Duration) -> Int? {
    guard bucket.takeIfAvailable(at: now) == .zero else {
      omitted += 1
      return nil
    }
    defer { omitted = 0 }
    return omitted
  }
}
