import ArgumentParser
import Foundation
import HabitData

/// The options for the remote folder and the name of this device.
struct SyncPlaceOptions: ParsableArguments {
  @Option(
    help: .localized("A folder that another program syncs.", valueName: "folder"),
    completion: .directory
  )
  var folder: String?

  @Option(help: .localized("A folder on a WebDAV server.", valueName: "address"))
  var webdav: String?

  @Option(help: .localized("A Habit Tracker that is always on.", valueName: "address"))
  var server: String?

  @Option(help: .localized("The user name on the WebDAV server.", valueName: "name"))
  var user: String?

  @Option(
    help: .localized(
      """
      A file whose first line is the password for the WebDAV server, or the token for the Habit \
      Tracker; or - for standard input.
      """,
      valueName: "file"
    ),
    completion: .file()
  )
  var secretFile: String?

  @Option(help: .localized("This device's name on the other devices.", valueName: "name"))
  var name: String?

  mutating func validate() throws {
    guard [folder, webdav, server].compactMap({ $0 }).count == 1 else {
      throw ValidationError(
        String(localized: "Use one of --folder, --webdav, and --server.")
      )
    }
    guard user == nil || webdav != nil else {
      throw ValidationError(String(localized: "--user needs --webdav."))
    }
  }

  /// Returns the remote folder. Prints a warning about an unencrypted address to standard error.
  func place() throws -> SyncPlace {
    let place = try namedPlace()
    if let warning = place.warning {
      FileHandle.standardError.write(Data("habit: \(warning)\n".utf8))
    }
    return place
  }

  private func namedPlace() throws -> SyncPlace {
    if let folder {
      return .folder(path: URL(filePath: folder, directoryHint: .isDirectory).filePath)
    }
    if let webdav {
      return .webDAV(url: try Self.url(webdav), user: user ?? "", password: try secret())
    }
    return .server(url: try Self.url(server ?? ""), token: try secret())
  }

  /// Returns the name of this device; by default the host name.
  func deviceName() throws -> String {
    let given = name?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    let limit = SyncEngine.deviceNameLimit
    guard given.count <= limit else {
      throw CommandFailure.usage(
        String(
          localized: "A name can have at most \(limit) characters. This one has \(given.count)."
        ).following
      )
    }
    return given.isEmpty ? ProcessInfo.processInfo.hostName : given
  }

  private static func url(_ text: String) throws -> URL {
    guard let url = URL(address: text) else {
      throw CommandFailure.usage(
        String(
          localized: "“\(text)” is not an address, such as https://example.com/dav/",
          comment: "The argument is what was typed."
        )
      )
    }
    return url
  }

  private func secret() throws -> String {
    try secretFile.map(SyncSecret.line) ?? ""
  }
}

/// A secret in a file, so that it does not appear in the list of processes.
enum SyncSecret {
  /// Returns the first line of a file, or of standard input for `-`.
  static func line(of file: String) throws -> String {
    String(try text(of: file).prefix { !$0.isNewline })
  }

  /// Returns the content of a file, or of standard input for `-`.
  static func text(of file: String) throws -> String {
    do {
      return file == StandardInput.dash
        ? String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
        : try String(contentsOf: URL(filePath: file), encoding: .utf8)
    } catch {
      throw CommandFailure.noInput(
        String(localized: "\(file) can't be read: \(error.localizedDescription)")
      )
    }
  }
}
