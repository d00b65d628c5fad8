import FlyingFox
import Foundation
import WebElements

extension HTTPRequest {
  /// What the browser says the file is called that it sends, as it says it.
  var fileName: String {
    query.first { $0.name == "name" }?.value ?? ""
  }

  /// The length that the request says its body has.
  var length: Int {
    headers[.contentLength].flatMap { Int($0) } ?? 0
  }
}

extension HTTPResponse {
  /// A file for the browser to save, never to show.
  static func file(_ file: OfferedFile) -> HTTPResponse {
    // RFC 6266 with the encoding of RFC 8187: a name is text of the user's, and may hold anything.
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
  /// The file could not be written.
  static let insufficientStorage = HTTPStatusCode(507, phrase: "Insufficient Storage")
}
