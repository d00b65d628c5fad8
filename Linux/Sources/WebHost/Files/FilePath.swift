/// The path of an upload or download.
enum FilePath {
  case upload(RandomToken)
  case download(RandomToken)

  private static let uploads = "/upload/"
  private static let downloads = "/download/"

  init?(_ path: String) {
    if path.hasPrefix(Self.uploads) {
      self = .upload(RandomToken(text: String(path.dropFirst(Self.uploads.count))))
    } else if path.hasPrefix(Self.downloads) {
      self = .download(RandomToken(text: String(path.dropFirst(Self.downloads.count))))
    } else {
      return nil
    }
  }

  var text: String {
    switch self {
    case .upload(let token): Self.uploads + token.text
    case .download(let token): Self.downloads + token.text
    }
  }

  /// Returns true if requests to the path have a file as their body, which must not be kept in
  /// memory.
  static func takesFile(_ path: String) -> Bool { path.hasPrefix(uploads) }
}
