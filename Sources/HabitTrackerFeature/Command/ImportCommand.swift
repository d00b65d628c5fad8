import ArgumentParser
import Foundation
import HabitInterchange

/// `habit import`: brings in a file, all of it or nothing.
struct ImportCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Bring in an export of this app or another tracker's backup.",
    discussion: "What is in the store stands; a second import of the same file adds nothing."
  )

  @Argument(help: "The file.", completion: .file())
  var file: String

  @Flag(help: "Only tell what would be added.")
  var dryRun = false

  @OptionGroup var options: CommandOptions

  func answer(in session: CommandSession) throws -> ImportAnswer {
    let history: PortableHistory
    do {
      history = try Importer.read(contentsOf: URL(filePath: file))
    } catch let error as ImportError {
      throw CommandFailure.data("\(error)")
    }
    if dryRun { return ImportAnswer(try session.store.plan(history), isDone: false) }
    do {
      return ImportAnswer(try session.store.add(history), isDone: true)
    } catch {
      throw CommandFailure.output("nothing was imported: \(error.localizedDescription)")
    }
  }
}
