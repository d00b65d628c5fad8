import Foundation

extension Data {
  /// The data as a chunk of a body with `Transfer-Encoding: chunked`. An empty chunk ends the body.
  var chunk: Data {
    Data("\(String(count, radix: 16))\r\n".utf8) + self + Data("\r\n".utf8)
  }
}
