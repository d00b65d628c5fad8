import ArgumentParser
import Foundation
import HabitInterchange
import HabitLaunch

/// The `habit import` command, which imports a file completely or not at all.
struct ImportCommand: AnsweringCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "import",
      abstract: .localized("Import an export of this app or another tracker's backup."),
      discussion: .localized(
        """
        Existing data stays unchanged, and importing a file again adds only what is new. A backup is \
        made before anything is added.
        """
      )
    )
  }

  @Argument(help: .localized("The file, or - for standard input."), completion: .file())
  var file: String

  @Flag(help: .localized("Only show what would be added."))
  var dryRun = false

  @Flag(help: .localized("Add the days to existing habits with the same names."))
  var merge = false

  @Option(
    help: .localized(
      "The order of ambiguous dates: 3/4/2026 is April 3 or March 4.",
      valueName: "order"
    )
  )
  var dateOrder: DateOrder?

  @OptionGroup var storing: StoreOptions

  @OptionGroup var printing: PrintingOptions

  func answer(settings: UserDefaults) async throws -> CommandAnswer {
    // The file is read before the store is opened, so that an unreadable file does not create a
    // store.
    let history = try await StandardInput.withFile(file) { try read($0) }
    let access = dryRun ? StoreAccess.trying : .making
    let session = try CommandSession(storing, access, settings: settings)
    let answer = try add(history, to: session)
    return CommandAnswer(text: answer.text, value: answer)
  }

  private func read(_ url: URL) throws -> PortableHistory {
    do {
      return try Importer.read(contentsOf: url, dateOrder: dateOrder)
    } catch ImportError.ambiguousDates(let dates) {
      let options = dates.orders.map { "--date-order \($0.rawValue)" }
      throw CommandFailure.data(
        String(
          localized: """
            \(dates.file), \(dates.place): “\(String(dates.date.prefix(20)))” can be more than one \
            day, and no other date shows which; choose one with \(options, format: .list(type: .or))
            """
        )
      )
    }
  }

  @MainActor private func add(
    _ history: PortableHistory,
    to session: CommandSession
  ) throws -> ImportReport {
    let store = session.store
    let namesakes = try store.namesakes(of: history)
    let history = merge ? namesakes.merged(history) : history
    let left = merge ? [] : namesakes.names
    let plan = try store.plan(history)
    if dryRun { return ImportReport(plan, isDone: false, sameNames: left) }
    do {
      if !plan.isEmpty, try !session.store.allHabits().isEmpty {
        _ = try BackupFolder(store: storing.url).renewBackups(at: store.days.now)
      }
      return ImportReport(try store.add(history), isDone: true, sameNames: left)
    } catch {
      let failure = CommandFailure(error)
      throw failure.with(String(localized: "nothing was imported: \(failure.message)"))
    }
  }
}

extension DateOrder: ExpressibleByArgument {}
