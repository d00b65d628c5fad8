import Foundation

/// Another process that writes notes into a store.
final class TestWriter {
  private let process = Process()
  private let output = Pipe()
  private var unread = Data()

  /// Starts the process. It prints each number once its note is saved.
  init(store: URL, first: Int, count: Int, work: String = "save") throws {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(component: "SwiftDataTestWriter")
    process.arguments = [store.path, String(first), String(count), work]
    process.standardOutput = output
    try process.run()
  }

  /// Returns the next number printed, or nil after the last.
  func nextNumber() -> Int? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[unread.startIndex..<end], as: UTF8.self)
        unread = Data(unread[unread.index(after: end)...])
        return Int(line)
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      unread.append(more)
    }
  }

  /// Kills the process immediately.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
  }

  /// Waits for the process to exit and returns the numbers not read so far.
  func remainingNumbers() -> [Int] {
    var numbers: [Int] = []
    while let number = nextNumber() { numbers.append(number) }
    process.waitUntilExit()
    return numbers
  }
}
