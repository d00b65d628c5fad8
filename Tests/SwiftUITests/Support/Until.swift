/// Waits until a condition holds, at most as long as a test may take; lets other tasks run.
@MainActor func until(_ condition: () -> Bool) async {
  let start = ContinuousClock.now
  while !condition(), ContinuousClock.now - start < .seconds(10) { await Task.yield() }
}
