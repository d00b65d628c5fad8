/// The durations of a piece of work over many runs.
struct Measurement {
  let name: String
  /// The target for the median, or nil if there is none.
  let target: Duration?
  private let sorted: [Duration]

  /// Runs a piece of work and measures each run.
  ///
  /// - Parameter work: A function that returns a number computed from its results, so that the
  ///   optimizer removes nothing.
  init(_ name: String, target: Duration? = nil, runs: Int, _ work: (_ run: Int) -> Int) {
    let clock = ContinuousClock()
    var durations: [Duration] = []
    durations.reserveCapacity(runs)
    for run in 0..<runs / 10 + runs {
      let start = clock.now
      let result = work(run)
      let end = clock.now
      Self.consume(result)
      // The first runs fill caches and are not counted.
      if run >= runs / 10 { durations.append(end - start) }
    }
    self.name = name
    self.target = target
    sorted = durations.sorted()
  }

  /// The shortest duration, which is the least affected by other load on the machine.
  var least: Duration { sorted[0] }
  var median: Duration { sorted[sorted.count / 2] }
  var percentile95: Duration { sorted[sorted.count * 95 / 100] }
  var isMet: Bool { target.map { median <= $0 } ?? true }

  @inline(never)
  private static func consume(_ result: Int) {
    withExtendedLifetime(result) {}
  }
}
