import ArgumentParser
import Foundation
import HabitData

/// The options for the store and its clock, shared by the app and the `habit` command.
package struct StoreOptions: ParsableArguments {
  @Option(
    help: .localized(
      "The store to use instead of the one in the user's data folder.",
      valueName: "file"
    )
  )
  package var store: String?

  @Option(
    help: .localized("The instant at which the clock starts.", valueName: "iso-8601"),
    transform: Self.instant
  )
  var now: Date?

  @Option(
    help: .localized("The time zone, such as Europe/Berlin.", valueName: "id"),
    transform: Self.zone
  )
  var timeZone: TimeZone?

  /// The configuration of the store outside the command line.
  @TaskLocal package static var configuration = LaunchConfiguration.none

  /// Creates options with default values.
  package init() {}

  /// Checks the values that have a valid type but may still be invalid.
  package func validate() throws {
    guard store?.isEmpty != true else {
      throw ValidationError(
        String(
          localized: "The store's file name is empty.",
          comment: "The value of the option --store."
        )
      )
    }
  }

  /// The location of the store.
  package var url: URL {
    (store ?? Self.configuration[.store]).map { URL(filePath: $0) } ?? StoreFile.standard
  }

  /// The clock that the options specify.
  package var clock: AppClock {
    now.map(AppClock.starting) ?? .system
  }

  /// The time zone from the options or the configuration, or otherwise the device's.
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
    throw ValidationError(String(localized: "Write an instant as 2026-03-09T23:59:50Z."))
  }

  private static func zone(_ text: String) throws -> TimeZone {
    guard let zone = TimeZone(identifier: text) else {
      throw ValidationError(String(localized: "Write a time zone as Europe/Berlin."))
    }
    return zone
  }
}
