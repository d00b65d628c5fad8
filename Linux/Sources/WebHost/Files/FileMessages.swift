import FlyingFox
import Foundation
import WebElements

extension HTTPRequest {
  /// The file name that the browser sends, unvalidated.
  var fileName: String {
    query["name"] ?? ""
  }

  /// The value of the `Content-Length` header in bytes, or 0 if it is missing.
  var length: Int {
    headers[.contentLength].flatMap { Int($0) } ?? 0
  }
}

extension HTTPResponse {
  /// Creates the response for a file download that is never displayed.
  static func file(_ file: OfferedFile) -> HTTPResponse {
    // The encoding of RFC 6266 and RFC 8187, because a file name is arbitrary text.
    let name = file.name.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    return HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: file.contentType,
        HTTPHeader("Content-Disposition"): "attachment; filename*=UTF-8''\(name)",
      ],
      body: file.data
    )
  }

  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._"
  )
}

extension HTTPStatusCode {
  /// The status if the file can't be written.
  static let insufficientStorage = HTTPStatusCode(507, phrase: "Insufficient Storage")
}
