import Foundation

/// An open file, classified by its first bytes.
enum ImportSource {
  /// A valid SQLite database, opened read-only.
  case database(SQLiteBackup)
  /// A zip archive.
  case archive(ZipArchive)
  /// A JSON document and its shape.
  case json(TextFile, JSONShape)
  /// Any other text and its first row, read as CSV.
  case table(TextFile, header: [String])

  /// Opens a file that is not a database.
  init(_ url: URL, _ progress: ImportProgress) throws {
    let file = url.lastPathComponent
    let bytes = try FileBytes.all(of: url, limit: ImportLimits.textBytes, progress)
    try self.init(file: file, bytes, progress)
  }

  /// Classifies the content of a file that is not a database.
  init(file: String, _ bytes: [UInt8], _ progress: ImportProgress) throws {
    if ZipArchive.isArchive(bytes) {
      self = .archive(try ZipArchive(file: file, bytes))
      return
    }
    if let kind = FileSignature.description(of: bytes) {
      throw ImportError.notRecognized(file: file, reason: "it is \(kind)")
    }
    let text = try TextFile(file: file, bytes)
    switch text.bytes.first(where: { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }) {
    case nil:
      throw ImportError.notRecognized(file: file, reason: "it is empty")
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      self = .json(text, try JSONShape(text))
    default:
      let header = try CSVReader(text, progress).next()?.fields ?? []
      self = .table(text, header: header.map { $0.trimmingCharacters(in: .whitespaces) })
    }
  }

  /// The document, for a format that recognized it.
  var json: TextFile {
    get throws {
      guard case .json(let text, _) = self else { throw mistaken }
      return text
    }
  }

  /// The table, for a format that recognized it.
  var table: TextFile {
    get throws {
      guard case .table(let text, _) = self else { throw mistaken }
      return text
    }
  }

  /// The database, for a format that recognized it.
  var database: SQLiteBackup {
    get throws {
      guard case .database(let backup) = self else { throw mistaken }
      return backup
    }
  }

  /// The archive, for a format that recognized it.
  var archive: ZipArchive {
    get throws {
      guard case .archive(let archive) = self else { throw mistaken }
      return archive
    }
  }

  /// The file's name, for messages.
  var file: String {
    switch self {
    case .database(let backup): backup.file
    case .archive(let archive): archive.file
    case .json(let text, _), .table(let text, _): text.file
    }
  }

  /// The error for a format that reads a file without recognizing it first.
  private var mistaken: ImportError {
    .notRecognized(file: file, reason: "it is of another format")
  }
}
