import ArgumentParser

/// The `habit sync` command, which syncs habits between devices.
struct SyncCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Keep the same habits on every device, through a place of yours.",
    discussion: """
      Devices leave sealed files for each other: in a folder that another program carries \
      (Syncthing, Nextcloud, Dropbox), on a WebDAV server, or at a Habit Tracker that is always \
      on. Without the key nobody can read them.

      Examples:
        habit sync set-up --folder ~/Syncthing/habits
        habit sync join --folder ~/Syncthing/habits
        habit sync now
      """,
    subcommands: [
      SyncSetUpCommand.self, SyncJoinCommand.self, SyncNowCommand.self, SyncStatusCommand.self,
      SyncKeyCommand.self, SyncLeaveCommand.self,
    ]
  )
}
