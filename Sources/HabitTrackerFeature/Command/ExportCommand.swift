import ArgumentParser
import Foundation
import HabitInterchange
import SwiftData

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

  func run() async throws {
    let data = try await data()
    guard let output else { return FileHandle.standardOutput.write(data) }
    do {
      try data.write(to: URL(filePath: output), options: .atomic)
    } catch {
      throw CommandFailure.output("\(output) can't be written: \(error.localizedDescription)")
    }
  }

  /// The document.
  func data() async throws -> Data {
    let container = try CommandSession.container(storing)
    let habits = try await StoredHistories.snapshots(in: container).map(PortableHabit.init)
    return try format.data(habits) { _ in }
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
