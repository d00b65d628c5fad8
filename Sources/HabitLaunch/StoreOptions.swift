import ArgumentParser
import Foundation
import HabitData

/// Which store to use, and what time it is there. The app and the command `habit` share them.
package struct StoreOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The store to use instead of the one in the user's data folder.",
      valueName: "file"
    )
  )
  package var store: String?

  @Option(
    help: ArgumentHelp("The instant at which the clock starts.", valueName: "iso-8601"),
    transform: Self.instant
  )
  var now: Date?

  @Option(
    help: ArgumentHelp("The time zone to live in, such as Europe/Berlin.", valueName: "id"),
    transform: Self.zone
  )
  var timeZone: TimeZone?

  /// What is said of the store elsewhere than on the command line.
  @TaskLocal package static var configuration = LaunchConfiguration.none

  /// The options' defaults.
  package init() {}

  /// Checks what the types of the options leave open.
  package func validate() throws {
    guard store?.isEmpty != true else { throw ValidationError("The store's file name is empty.") }
  }

  /// The file that keeps the store.
  package var url: URL {
    (store ?? Self.configuration[.store]).map { URL(filePath: $0) } ?? StoreFile.standard
  }

  /// The clock that the options ask for.
  package var clock: AppClock {
    now.map(AppClock.starting) ?? .system
  }

  /// The time zone to live in: the one that the options ask for, or where the device is.
  package var home: TimeZone {
    timeZone ?? Self.configuration[.timeZone].flatMap { TimeZone(identifier: $0) }
      ?? .autoupdatingCurrent
  }

  private static func instant(_ text: String) throws -> Date {
    let styles = [
      Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true),
    ]
    for style in styles {
      do { return try style.parse(text) } catch { continue }
    }
    throw ValidationError("An instant is written as 2026-03-09T23:59:50Z.")
  }

  private static func zone(_ text: String) throws -> TimeZone {
    guard let zone = TimeZone(identifier: text) else {
      throw ValidationError("A time zone is written as Europe/Berlin.")
    }
    return zone
  }
}
