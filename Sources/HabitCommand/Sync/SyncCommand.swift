import ArgumentParser
import Foundation
import HabitData
import HabitLaunch

/// The `habit sync` command, which syncs habits between devices.
struct SyncCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "sync",
      abstract: .localized("Sync habits between devices through a location you choose."),
      discussion: .localized(
        """
        Devices exchange encrypted files through a folder that another program syncs (Syncthing, \
        Nextcloud, Dropbox), a WebDAV server, or a Habit Tracker that is always on. Nobody can \
        read them without the key.
        """,
        examples: """
            habit sync set-up --folder ~/Syncthing/habits
            habit sync join --folder ~/Syncthing/habits
            habit sync now
          """
      ),
      subcommands: [
        SyncSetUpCommand.self, SyncJoinCommand.self, SyncNowCommand.self, SyncStatusCommand.self,
        SyncKeyCommand.self, SyncLeaveCommand.self,
      ]
    )
  }
}

/// The `habit sync set-up` command, which starts syncing with a new key.
struct SyncSetUpCommand: AnsweringCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "set-up",
      abstract: .localized("Set up sync, and print the key for the other devices as 24 words.")
    )
  }

  @OptionGroup var place: SyncPlaceOptions

  @OptionGroup var storing: StoreOptions

  @OptionGroup var printing: PrintingOptions

  func answer(settings: UserDefaults) async throws -> CommandAnswer {
    let session = try SyncSession(storing, .making)
    let key = try await session.engine.setUp(place.place(), named: place.deviceName())
    // The key is shown even if the first exchange fails. The app retries the exchange.
    _ = try await session.exchange()
    return CommandAnswer(text: key.wordLine, value: ["key": key.wordLine])
  }
}

/// The `habit sync now` command, which syncs immediately.
struct SyncNowCommand: AnsweringCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "now",
      abstract: .localized(
        "Exchange changes with the other devices now; a running app does so itself."
      )
    )
  }

  @OptionGroup var storing: StoreOptions

  @OptionGroup var printing: PrintingOptions

  func answer(settings: UserDefaults) async throws -> CommandAnswer {
    let report = try await SyncSession(storing).exchange()
    if let problem = report.problem { throw CommandFailure.unavailable(problem.startingLow) }
    return CommandAnswer(text: report.text, value: report)
  }
}

/// The `habit sync status` command, which shows the status of sync.
struct SyncStatusCommand: AnsweringCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "status",
      abstract: .localized("Show the sync location, the devices, and changes to send.")
    )
  }

  @OptionGroup var storing: StoreOptions

  @OptionGroup var printing: PrintingOptions

  func answer(settings: UserDefaults) async throws -> CommandAnswer {
    guard let status = try await SyncSession(storing).engine.status() else {
      return SyncStatusReport.off
    }
    let report = SyncStatusReport(status, in: storing.home)
    return CommandAnswer(text: report.text, value: report)
  }
}

/// The `habit sync key` command, which shows the key again.
struct SyncKeyCommand: AnsweringCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "key",
      abstract: .localized("Print the words of the key; anyone who has them can read all habits.")
    )
  }

  @OptionGroup var storing: StoreOptions

  @OptionGroup var printing: PrintingOptions

  func answer(settings: UserDefaults) async throws -> CommandAnswer {
    guard let key = try SyncSession(storing).engine.key() else { throw SyncError.isOff }
    return CommandAnswer(text: key.wordLine, value: ["key": key.wordLine])
  }
}

/// The `habit sync leave` command, which stops syncing this device.
struct SyncLeaveCommand: AnsweringCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "leave",
      abstract: .localized("Stop syncing this device; its habits stay.")
    )
  }

  @OptionGroup var storing: StoreOptions

  @OptionGroup var printing: PrintingOptions

  func answer(settings: UserDefaults) async throws -> CommandAnswer {
    try await SyncSession(storing).engine.leave()
    return SyncStatusReport.off
  }
}
