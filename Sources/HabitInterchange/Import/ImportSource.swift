import Foundation

/// An open file, classified by its first bytes.
enum ImportSource {
  /// A valid SQLite database, opened read-only.
  case database(SQLiteBackup)
  /// A zip archive.
  case archive(ZipArchive)
  /// A JSON document and its shape.
  case json(TextFile, JSONShape)
  /// Any other text, read as CSV.
  case table(TableFile)

  /// Opens a file that is not a database.
  init(_ url: URL, _ dateOrder: DateOrder?, _ progress: ImportProgress) throws {
    let bytes = try FileBytes.all(of: url, limit: ImportLimits.textBytes, progress)
    try self.init(file: url.lastPathComponent, bytes, dateOrder)
  }

  /// Creates a source from the content of a file that is not a database.
  ///
  /// - Parameter dateOrder: The order of a table's dates, if the user chose one.
  init(file: String, _ bytes: [UInt8], _ dateOrder: DateOrder?) throws {
    if ZipArchive.isArchive(bytes) {
      self = .archive(try ZipArchive(file: file, bytes))
      return
    }
    if let reason = FileSignature.description(of: bytes) {
      throw ImportError.notRecognized(file: file, reason: reason)
    }
    let text = try TextFile(file: file, bytes)
    switch text.bytes.first(where: { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }) {
    case nil:
      throw ImportError.notRecognized(file: file, reason: String(localized: "it is empty"))
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      self = .json(text, try JSONShape(text))
    default:
      self = .table(try TableFile(text, dateOrder: dateOrder))
    }
  }

  /// The file's name, for messages.
  var file: String {
    switch self {
    case .database(let backup): backup.file
    case .archive(let archive): archive.file
    case .json(let text, _): text.file
    case .table(let table): table.file
    }
  }
}
