import Foundation
import Testing

@testable import HabitData
@testable import HabitLaunch

struct LaunchOptionsTests {
  @Test func `The options have default values without arguments`() throws {
    let options = try LaunchOptions.reading([])
    #expect(options.port == 8_080)
    #expect(options.host == "127.0.0.1")
    #expect(options.storing.store == nil)
    #expect(!options.inMemory)
    #expect(options.storing.now == nil)
    #expect(options.storing.timeZone == nil)
    #expect(!options.isBrowserLeftClosed)
    #expect(options.importFile == nil)
    #expect(options.sample == nil)
  }

  @Test func `The options are read from the arguments`() throws {
    let options = try LaunchOptions.reading([
      "--port", "9000", "--host", "0.0.0.0", "--store", "/tmp/habits.store", "--now",
      "2026-03-09T23:59:50+01:00", "--time-zone", "Europe/Berlin", "--no-open", "--import",
      "loop.db", "--language", "zh-Hans", "--public-url", "https://habits.example.org/app",
      "--push-contact", "mailto:me@example.org", "--log-level", "debug",
    ])
    #expect(options.publicURL == URL(string: "https://habits.example.org/app"))
    #expect(options.pushContact == "mailto:me@example.org")
    #expect(options.logLevel == .debug)
    #expect(options.language == "zh-Hans")
    #expect(options.port == 9_000)
    #expect(options.host == "0.0.0.0")
    #expect(options.storing.store == "/tmp/habits.store")
    #expect(options.storing.now == Date(timeIntervalSince1970: 1_773_097_190))
    #expect(options.storing.timeZone == TimeZone(identifier: "Europe/Berlin"))
    #expect(options.isBrowserLeftClosed)
    #expect(options.importFile == "loop.db")
    #expect(try LaunchOptions.reading(["--in-memory"]).inMemory)
    #expect(try LaunchOptions.reading(["--sample=50"]).sample == 50)
  }

  @Test(arguments: [
    "2026-03-09T22:59:50Z", "2026-03-09T22:59:50.000Z", "2026-03-09T23:59:50+01:00",
    "2026-03-09T23:59:50+0100",
  ])
  func `An instant is read in ISO 8601`(text: String) throws {
    let now = try LaunchOptions.reading(["--now", text]).storing.now
    #expect(now == Date(timeIntervalSince1970: 1_773_097_190))
  }

  @Test(arguments: [
    (["--colour", "red"], "Unknown option '--colour'"),
    (["-port", "9000"], "Unknown option '-port'"),
    (["habits.store"], "Unexpected argument 'habits.store'"),
    (["--port", "many"], "The value 'many' is invalid for '--port <n>'"),
    (["--port", "65536"], "The port 65536 is not from 0 to 65535."),
    (["--port"], "Missing value for '--port <n>'"),
    (["--host", ""], "The host is empty."),
    (["--store", ""], "The store's file name is empty."),
    (["--now", "yesterday"], "Write an instant as 2026-03-09T23:59:50Z."),
    (["--time-zone", "Mars/Olympus"], "Write a time zone as Europe/Berlin."),
    (["--language", "German"], "Write a language as pt-BR."),
    (["--sample", "0"], "The sample of 0 habits is not from 1 to 10000."),
    (["--sample", "-3"], "Missing value for '--sample <n>'"),
    (["--sample", "3", "--store", "a"], "--store can't be used with --in-memory or --sample."),
    (["--in-memory", "--store", "a"], "--store can't be used with --in-memory or --sample."),
  ])
  func `An invalid argument is explained in one line`(arguments: [String], message: String) {
    do throws(LaunchFailure) {
      _ = try LaunchOptions.reading(arguments)
      Issue.record("\(arguments) was accepted")
    } catch {
      #expect(error.exitCode == 64)
      #expect(error.message.contains(message), "\(error.message)")
      #expect(!error.message.contains("\n"))
    }
  }

  @Test func `Help is not an error`() {
    do throws(LaunchFailure) {
      _ = try LaunchOptions.reading(["--help"])
      Issue.record("--help was taken for an option")
    } catch {
      #expect(error.exitCode == 0)
      #expect(error.message.contains("--time-zone <id>"))
    }
  }
}
