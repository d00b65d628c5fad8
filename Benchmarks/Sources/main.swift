import Foundation

// Runs one of the benchmarks that need no app. Run it in a release build.

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "engine": EngineBenchmark.run()
case "fuzz":
  let numbers = arguments.dropFirst().compactMap { Int($0) }
  try ImportFuzz.run(
    count: numbers.first ?? 100_000,
    seed: UInt64(clamping: numbers.dropFirst().first ?? 1)
  )
default:
  print("Usage: Benchmarks engine | fuzz [files] [seed]")
  exit(64)
}
