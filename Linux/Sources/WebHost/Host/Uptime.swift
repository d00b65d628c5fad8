/// The time since the host was created.
struct Uptime: Sendable {
  private let elapsed: @Sendable () -> Duration

  init(clock: some Clock<Duration>) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  var now: Duration { elapsed() }
}
