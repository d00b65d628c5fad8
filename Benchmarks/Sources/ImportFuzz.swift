import Foundation
import HabitTestSupport

/// The import of randomly changed files.
enum ImportFuzz {
  /// Exits with an error if a file takes too much time or memory.
  static func run(count: Int, seed: UInt64) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "ImportFuzz-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let fixtures = URL(filePath: #filePath).appending(path: "../../../Tests/Fixtures").standardized
    let fuzz = try Fuzz(fixtures: fixtures, folder: folder, seed: seed)

    let clock = ContinuousClock()
    let start = clock.now
    let report = fuzz.run(count)
    let time = clock.now - start
    try FileManager.default.removeItem(at: folder)

    var usage = rusage()
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    let processor = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + $1.tv_sec }
    let (read, refused) = (report.readCount, report.refusedCount)
    let seconds = time / .seconds(1)
    print("\(count) files in \(seconds) s, \(processor) s of processor time, seed \(seed)")
    print("\(read) read, \(refused) refused, \(report.failures.count) failures")
    print("slowest: file \(report.slowest.number), \(report.slowest.time / .milliseconds(1)) ms")
    print("most memory: \(usage.ru_maxrss >> 10) MB")
    report.failures.prefix(20).forEach { print($0) }
    exit(report.failures.isEmpty ? 0 : 1)
  }
}
