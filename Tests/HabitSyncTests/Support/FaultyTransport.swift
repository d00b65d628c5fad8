import HabitSync
import Synchronization
import TestSupport

/// A transport that randomly loses, delays, duplicates, truncates, swaps, and damages files.
final class FaultyTransport: SyncTransport {
  private let transport: MemoryTransport
  private let odds: Int
  private let random: Mutex<Generator>

  /// - Parameter odds: One of `odds` calls fails on average; 0 if no call fails.
  init(_ folder: SharedFolder, odds: Int, seed: UInt64) {
    transport = MemoryTransport(folder: folder)
    self.odds = odds
    random = Mutex(Generator(seed: seed))
  }

  private var hasFault: Bool { odds > 0 && below(odds) == 0 }

  private func below(_ limit: Int) -> Int {
    random.withLock { Int($0.next() % UInt64(limit)) }
  }

  func names() async throws(SyncTransportError) -> [String] {
    if hasFault { throw .isAway("no connection") }
    // Files left out here are listed later, so they arrive in any order.
    return try await transport.names().filter { _ in !hasFault }
  }

  func read(_ name: String, limit: Int) async throws(SyncTransportError) -> [UInt8] {
    let bytes = try await transport.read(name, limit: limit)
    guard hasFault else { return bytes }
    switch below(5) {
    case 0: throw .failed(name: name, reason: "the connection was lost")
    case 1: return Array(bytes.prefix(below(bytes.count + 1)))
    case 2: return changed(bytes)
    case 3:
      let names = try await transport.names()
      return try await transport.read(names[below(names.count)], limit: limit)
    default: return Array("<html><body>Sign in</body></html>".utf8)
    }
  }

  func write(_ name: String, _ bytes: [UInt8]) async throws(SyncTransportError) {
    guard hasFault else { return try await transport.write(name, bytes) }
    switch below(6) {
    case 0: throw .failed(name: name, reason: "no space left")
    case 1:
      try await transport.write(name, bytes)
      throw .failed(name: name, reason: "no answer")
    case 2: try await transport.write(name, Array(bytes.prefix(below(bytes.count))))
    case 3: try await transport.write(name, changed(bytes))
    case 4: break
    default:
      try await transport.write(name, bytes)
      // The same file again, under another name.
      try await transport.write(String(name.reversed()), bytes)
    }
  }

  func remove(_ name: String) async throws(SyncTransportError) {
    guard hasFault else { return try await transport.remove(name) }
    if below(2) == 0 { throw .failed(name: name, reason: "not allowed") }
  }

  private func changed(_ bytes: [UInt8]) -> [UInt8] {
    var copy = bytes
    if !copy.isEmpty { copy[below(copy.count)] ^= 1 << below(8) }
    return copy
  }
}
