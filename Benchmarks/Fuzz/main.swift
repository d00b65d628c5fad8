import Foundation
import HabitTestSupport

// Imports randomly changed files: ImportFuzz [files] [seed]. Run it in a release build.

let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let count = arguments.first ?? 100_000
let seed = UInt64(clamping: arguments.dropFirst().first ?? 1)

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
#if os(Linux)
  getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
  let megabytes = usage.ru_maxrss >> 10
#else
  getrusage(RUSAGE_SELF, &usage)
  let megabytes = usage.ru_maxrss >> 20
#endif
let processor = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + $1.tv_sec }
print("\(count) files in \(time / .seconds(1)) s, \(processor) s of processor time, seed \(seed)")
print("\(report.readCount) read, \(report.refusedCount) refused, \(report.failures.count) failures")
print("slowest: file \(report.slowest.number), \(report.slowest.time / .milliseconds(1)) ms")
print("most memory: \(megabytes) MB")
report.failures.prefix(20).forEach { print($0) }
exit(report.failures.isEmpty ? 0 : 1)
