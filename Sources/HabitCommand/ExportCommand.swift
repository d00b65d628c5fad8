import ArgumentParser
import Foundation
import HabitData
import HabitEngine
import HabitInterchange
import HabitLaunch
import SwiftData

/// The `habit export` command, which exports all data, as the app does.
struct ExportCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export",
      abstract: .localized("Write all habits with their history, as JSON or CSV.")
    )
  }

  @Option(help: .localized("The format."))
  var format = ExportFormat.json

  @Option(
    help: .localized(
      "The file to write. Without it, or with -, standard output.",
      valueName: "file"
    ),
    completion: .file()
  )
  var output = StandardInput.dash

  @OptionGroup var storing: StoreOptions

  func run() async throws {
    let data = try await data()
    guard output != StandardInput.dash else { return try StandardOutput.write(data) }
    try OutputFile.write(data, to: output)
  }

  /// Returns the document.
  func data() async throws -> Data {
    let container = try StoreAccess.existing.container(storing)
    let habits = try await StoredHistories.habits(in: container)
    let categories = try CategoryRecord.portable(in: ModelContext(container))
    return try format.data(habits, categories: categories) { _ in }
  }
}

extension ExportFormat: ExpressibleByArgument {
  /// Parses a format, ignoring case.
  public init?(argument: String) {
    self.init(rawValue: argument.lowercased())
  }
}
