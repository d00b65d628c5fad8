import WebElements

/// Bounds how many wrong pass codes are looked at: from each address, and in all.
struct SignInRates {
  private let limits: HostLimits
  private var all: TokenBucket
  private var byAddress: [ClientAddress: Entry] = [:]

  private struct Entry {
    var bucket: TokenBucket
    var lastAttempt: Duration
  }

  init(limits: HostLimits, now: Duration) {
    self.limits = limits
    all = TokenBucket(
      capacity: limits.allPassCodesBurst,
      perSecond: limits.allPassCodesPerSecond,
      now: now
    )
  }

  var count: Int { byAddress.count }

  /// Counts an attempt as a wrong one, until it is known to be right.
  /// - Returns: How long to wait before the next; zero where this one may be looked at.
  mutating func take(_ address: ClientAddress, at now: Duration) -> Duration {
    var entry = byAddress[address] ?? Entry(bucket: bucket(now), lastAttempt: now)
    let wait = max(entry.bucket.wait(at: now), all.wait(at: now))
    if wait == .zero {
      _ = entry.bucket.take(at: now)
      _ = all.take(at: now)
    }
    entry.lastAttempt = now
    if byAddress[address] == nil { makeRoom() }
    byAddress[address] = entry
    return wait
  }

  /// An attempt was right and counts for nothing.
  mutating func giveBack(_ address: ClientAddress) {
    byAddress[address]?.bucket.putBack()
    all.putBack()
  }

  private func bucket(_ now: Duration) -> TokenBucket {
    TokenBucket(capacity: limits.passCodeBurst, perSecond: limits.passCodesPerSecond, now: now)
  }

  private mutating func makeRoom() {
    guard byAddress.count >= limits.passCodeAddresses,
      let oldest = byAddress.min(by: { $0.value.lastAttempt < $1.value.lastAttempt })
    else { return }
    byAddress[oldest.key] = nil
  }
}
