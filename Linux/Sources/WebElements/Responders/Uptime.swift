/// The time since the value was created.
package struct Uptime: Sendable {
  private let elapsed: @Sendable () -> Duration

  package init(clock: some Clock<Duration>) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  package var now: Duration { elapsed() }
}
