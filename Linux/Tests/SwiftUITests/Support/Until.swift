/// Yields to other tasks until a condition holds, for at most 10 seconds.
@MainActor func until(_ condition: () -> Bool) async {
  let start = ContinuousClock.now
  while !condition(), ContinuousClock.now - start < .seconds(10) { await Task.yield() }
}
