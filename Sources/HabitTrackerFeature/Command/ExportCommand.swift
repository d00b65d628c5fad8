import ArgumentParser
import Foundation

/// `habit export`: everything, as the app exports it.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write all habits with their history, as JSON or CSV."
  )

  @Option(help: "The format.")
  var format = ExportFormat.json

  @Option(
    help: ArgumentHelp("The file to write; standard output without it.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @OptionGroup var storing: StoreOptions

  @MainActor func run() async throws {
    let session = try CommandSession(storing, settings: CommandSession.appSettings)
    let data = try await data(in: session)
    guard let output else { return FileHandle.standardOutput.write(data) }
    do {
      try data.write(to: URL(filePath: output), options: .atomic)
    } catch {
      throw CommandFailure.output("\(output) can't be written: \(error.localizedDescription)")
    }
  }

  /// The document.
  @MainActor func data(in session: CommandSession) async throws -> Data {
    try format.data(try await session.store.portableHabits()) { _ in }
  }
}

extension ExportFormat: ExpressibleByArgument {
  init?(argument: String) {
    guard let format = Self.allCases.first(where: { $0.word == argument.lowercased() }) else {
      return nil
    }
    self = format
  }

  static var allValueStrings: [String] { allCases.map(\.word) }

  var defaultValueDescription: String { word }

  private var word: String {
    switch self {
    case .json: "json"
    case .csv: "csv"
    }
  }
}
