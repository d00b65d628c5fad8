import Foundation
import Synchronization

/// A flag that is set once.
final class Event: Sendable {
  private let state = Atomic(false)

  var hasHappened: Bool { state.load(ordering: .sequentiallyConsistent) }

  func happen() { state.store(true, ordering: .sequentiallyConsistent) }
}

@main struct Program {
  static func check(_ condition: Bool, line: UInt = #line) {
    precondition(condition, line: line)
  }

  static func main() async throws {
    check(try await ExpiringActivity.perform("Sync") { 42 } == 42)
    try await expire()
    let file = URL(filePath: CommandLine.arguments[1])
    try await CoordinatedFile.access(file, for: .replacing) { try Data("one".utf8).write(to: $0) }
    let read = try await CoordinatedFile.access(file, for: .reading) { try Data(contentsOf: $0) }
    check(read == Data("one".utf8))
    check(try ChosenFolder.renewed(Data("/habits".utf8)) == nil)
    check(try ChosenFolder.renewed(Data("/habits?".utf8)) != nil)
    check(DeviceName.current == "iPhone")
    print("done")
  }

  /// Checks that the work has ended when its block returns, because the process may then be
  /// suspended. The system calls the block a second time, on another thread, while the first call
  /// waits.
  static func expire() async throws {
    let (began, ended, isOver) = (Event(), Event(), Event())
    let work = Task {
      try await ExpiringActivity.perform("Sync") {
        began.happen()
        defer { ended.happen() }
        try await Task.sleep(for: .seconds(3_600))
      }
    }
    while !began.hasHappened { try await Task.sleep(for: .milliseconds(1)) }
    let block = expiringActivities.withLock { $0[1] }
    DispatchQueue.global().async {
      block(true)
      check(ended.hasHappened)
      isOver.happen()
    }
    switch await work.result {
    case .failure(let error): check(error is CancellationError)
    case .success: preconditionFailure("The work was not canceled")
    }
    while !isOver.hasHappened { try await Task.sleep(for: .milliseconds(1)) }
  }
}
