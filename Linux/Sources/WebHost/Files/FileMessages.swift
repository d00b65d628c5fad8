import FlyingFox
import Foundation
import WebElements

extension HTTPRequest {
  /// The file name that the browser sends, unvalidated.
  var fileName: String {
    query.first { $0.name == "name" }?.value ?? ""
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
    let name = file.name.utf8
      .map { byte in
        isPlain(byte) ? String(UnicodeScalar(byte)) : "%" + hex(byte)
      }
      .joined()
    return HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: file.contentType,
        HTTPHeader("Content-Disposition"): "attachment; filename*=UTF-8''\(name)",
      ],
      body: file.data
    )
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

extension HTTPStatusCode {
  /// The status if the file can't be written.
  static let insufficientStorage = HTTPStatusCode(507, phrase: "Insufficient Storage")
}
