import ArgumentParser

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
