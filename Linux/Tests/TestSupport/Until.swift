/// Waits for a condition that other tasks make true. If the condition never holds, the test's time
/// limit cancels the wait and fails the test.
@MainActor
public func until(_ condition: () throws -> Bool) async rethrows {
  while try !condition(), !Task.isCancelled { await Task.yield() }
}
