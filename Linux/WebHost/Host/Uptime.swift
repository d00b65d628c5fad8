/// Time passed since the host was made, by the clock it was given.
struct Uptime: Sendable {
  private let elapsed: @Sendable () -> Duration

  init(clock: some Clock<Duration>) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  var now: Duration { elapsed() }
}
