import Foundation

/// The notification of waiting clients about changes of widgets.
@MainActor final class TileChanges {
  private let clock: WidgetClock
  /// A random identifier of this process.
  private let epoch = String(UInt32.random(in: .min ... .max), radix: 36)
  private var number = 0
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastWaiter = 0
  /// The next time at which a widget's timeline changes its entry.
  private var expected: Date?
  private var alarm: Task<Void, Never>?
  /// The scheduled notification of waiting clients.
  private var telling: Task<Void, Never>?

  /// The maximum time that a client waits. Proxies close connections that are idle for a minute.
  static let longestWait = Duration.seconds(25)
  /// The delay between a change and its notification.
  private static let pause = Duration.milliseconds(10)
  /// The maximum time in seconds between checks of the clock, because a machine that slept wakes up
  /// late.
  private static let longestSleep = 60.0

  init(clock: WidgetClock) {
    self.clock = clock
  }

  /// The version of all widgets.
  var version: String { "\(epoch).\(number)" }

  /// Schedules a notification about a change. Changes that follow shortly, such as related changes
  /// of a store, share the notification.
  func scheduleNotification() {
    guard telling == nil else { return }
    telling = Task { [weak self] in
      do { try await Task.sleep(for: Self.pause) } catch {
        // The task is never canceled.
      }
      self?.notify()
    }
  }

  private func notify() {
    telling = nil
    number += 1
    let waiters = waiting
    waiting = [:]
    for waiter in waiters.values { waiter.resume() }
  }

  /// Schedules a notification for the date of a timeline entry.
  func expect(_ date: Date?) {
    guard let date, date < expected ?? .distantFuture else { return }
    expected = date
    alarm?.cancel()
    alarm = Task { [weak self, clock] in
      while let rest = self?.rest() {
        do { try await clock.sleep(.seconds(min(Self.longestSleep, rest))) } catch {
          // A later call replaced this date with an earlier date.
          return
        }
      }
    }
  }

  /// Returns the seconds until the expected date, or nil if it has passed.
  private func rest() -> Double? {
    guard let expected else { return nil }
    let rest = expected.timeIntervalSince(clock.now())
    guard rest <= 0 else { return rest }
    self.expected = nil
    scheduleNotification()
    return nil
  }

  /// Returns the version when it differs from a known version, or after the maximum time.
  func version(after known: String) async -> String {
    guard version == known else { return version }
    lastWaiter += 1
    let waiter = lastWaiter
    let end = Task { [weak self] in
      do { try await Task.sleep(for: Self.longestWait) } catch {
        // A change occurred.
        return
      }
      self?.waiting.removeValue(forKey: waiter)?.resume()
    }
    await withCheckedContinuation { waiting[waiter] = $0 }
    end.cancel()
    return version
  }
}
