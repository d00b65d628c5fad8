import ArgumentParser
import Foundation
import HabitData
import HabitLaunch
import HabitSync

/// The `habit sync join` command, which starts to sync with the key of existing devices.
///
/// The key is not an option, because other users of the machine can read the arguments of a running
/// command.
struct SyncJoinCommand: AnsweringCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "join",
      abstract: .localized("Join devices that already sync."),
      discussion: .localized(
        """
        The key is the 24 words that another device shows in Settings > Sync > Show Key, or prints \
        with “habit sync key”. The first four letters of each word are enough. In a terminal, the \
        command asks for the key.
        """
      )
    )
  }

  @OptionGroup var place: SyncPlaceOptions

  @Option(
    help: .localized(
      "A file that contains only the key, or - for standard input.",
      valueName: "file"
    ),
    completion: .file()
  )
  var keyFile: String?

  @OptionGroup var storing: StoreOptions

  @OptionGroup var printing: PrintingOptions

  func answer(settings: UserDefaults) async throws -> CommandAnswer {
    let text = try keyFile.map(SyncSecret.text) ?? typedKey()
    let key: SyncKey
    do throws(SyncKeyError) {
      key = try SyncKey(text: text)
    } catch {
      throw CommandFailure.usage(error.localizedDescription.startingLow)
    }
    let session = try SyncSession(storing, .making)
    try await session.engine.join(place.place(), key, named: place.deviceName())
    var report = try await session.exchange()
    if report.problem == nil, try await session.engine.status()?.devices.count == 1 {
      report.notice = SyncStatus.nobodyFound
    }
    return CommandAnswer(text: report.text, value: report)
  }

  private func typedKey() throws -> String {
    guard StandardInput.isTerminal else {
      throw CommandFailure.usage(
        String(localized: "the key is missing; pass a file with --key-file FILE")
      )
    }
    let question = String(localized: "Key (24 words):")
    FileHandle.standardError.write(Data("\(question) ".utf8))
    return readLine() ?? ""
  }
}
