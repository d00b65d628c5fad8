import ArgumentParser
import Foundation
import HabitSync

/// `habit sync join`: begins with the key of devices that sync already.
struct SyncJoinCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "join",
    abstract: "Begin to sync with devices that do already."
  )

  @OptionGroup var place: SyncPlaceOptions

  @Option(
    help: ArgumentHelp(
      "The words of the key, as a device that syncs shows them; the first four letters are enough.",
      valueName: "words"
    )
  )
  var key: String?

  @Option(
    help: ArgumentHelp(
      "A file that has the key and nothing else; - for standard input.",
      valueName: "file"
    ),
    completion: .file()
  )
  var keyFile: String?

  @OptionGroup var options: CommandOptions

  func validate() throws {
    guard (key == nil) != (keyFile == nil) else {
      throw ValidationError("Name one of --key and --key-file.")
    }
  }

  func answer(settings: UserDefaults) async throws -> SyncExchangeReport {
    let text = try key ?? SyncSecret.text(of: keyFile ?? StandardInput.dash)
    let key: SyncKey
    do throws(SyncKeyError) {
      key = try SyncKey(text: text)
    } catch {
      throw CommandFailure.usage(error.localizedDescription.startingLow)
    }
    let session = try SyncSession(options.storing, .making)
    try await session.engine.join(place.place(), key, named: place.deviceName)
    return try await session.exchange()
  }
}
