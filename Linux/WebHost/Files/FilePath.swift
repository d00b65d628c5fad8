/// Where a file goes to or comes from.
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

  /// Whether a request at a path has a file as its body, which is not for memory.
  static func takesFile(_ path: String) -> Bool { path.hasPrefix(uploads) }
}
