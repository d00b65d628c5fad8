/// Waits for a condition that other tasks bring about. Where it never holds, the test's time limit
/// ends the wait.
@MainActor
func until(_ condition: () -> Bool) async {
  while !condition() { await Task.yield() }
}
