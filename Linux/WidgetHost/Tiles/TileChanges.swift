import Foundation

/// Tells those who wait that widgets show something else.
@MainActor final class TileChanges {
  private let clock: WidgetClock
  /// Another one for each start of the program.
  private let epoch = String(UInt32.random(in: .min ... .max), radix: 36)
  private var number = 0
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastWaiter = 0
  /// The next moment at which a widget shows something else by itself.
  private var expected: Date?
  private var alarm: Task<Void, Never>?
  /// What is about to tell those who wait.
  private var telling: Task<Void, Never>?

  /// How long somebody waits at most. What stands between ends connections that are silent for a
  /// minute.
  static let longestWait = Duration.seconds(25)
  /// How long after a change those who wait are told.
  private static let pause = Duration.milliseconds(10)
  /// How long until the clock is looked at again: a machine that slept is late.
  private static let longestSleep = 60.0

  init(clock: WidgetClock) {
    self.clock = clock
  }

  /// The state of all widgets.
  var version: String { "\(epoch).\(number)" }

  /// Widgets show something else by now. What follows at once, as one change of a store often does
  /// another, is told with it.
  func tell() {
    guard telling == nil else { return }
    telling = Task { [weak self] in
      do { try await Task.sleep(for: Self.pause) } catch {
        // Nobody cancels it.
      }
      self?.tellNow()
    }
  }

  private func tellNow() {
    telling = nil
    number += 1
    let waiters = waiting
    waiting = [:]
    for waiter in waiters.values { waiter.resume() }
  }

  /// A widget shows something else from a moment on.
  func expect(_ date: Date?) {
    guard let date, date < expected ?? .distantFuture else { return }
    expected = date
    alarm?.cancel()
    alarm = Task { [weak self, clock] in
      while let rest = self?.rest() {
        do { try await clock.sleep(.seconds(min(Self.longestSleep, rest))) } catch {
          // Another moment comes before this one.
          return
        }
      }
    }
  }

  /// The seconds until the moment that is expected; nil once it has come.
  private func rest() -> Double? {
    guard let expected else { return nil }
    let rest = expected.timeIntervalSince(clock.now())
    guard rest <= 0 else { return rest }
    self.expected = nil
    tell()
    return nil
  }

  /// The state, once it is another than one that is known, or after a while.
  func version(after known: String) async -> String {
    guard version == known else { return version }
    lastWaiter += 1
    let waiter = lastWaiter
    let end = Task { [weak self] in
      do { try await Task.sleep(for: Self.longestWait) } catch {
        // Something has changed.
        return
      }
      self?.waiting.removeValue(forKey: waiter)?.resume()
    }
    await withCheckedContinuation { waiting[waiter] = $0 }
    end.cancel()
    return version
  }
}
