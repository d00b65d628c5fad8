import Foundation
import WebElements

/// Style sheets and scripts of this module that a responder serves below its path.
struct ResourceFolder: Sendable {
  /// The folder of all resources.
  static let url = Bundle.module.bundleURL.appending(path: "Resources")

  private let files: [String: ResourceFile]

  /// - Throws: An error of `Data(contentsOf:)`.
  init(at path: String, _ names: [String]) throws {
    files = try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let type = name.hasSuffix(".css") ? "text/css" : "text/javascript"
        return ("\(path)/\(name)", try ResourceFile(Self.url.appending(path: name), type: type))
      }
    )
  }

  /// Returns the file for a request, or nil if there is none.
  func response(to request: PathRequest) -> PathResponse? {
    files[request.path]?.response(to: request)
  }

  /// Returns the hash of the file at a path, or an empty string if there is none.
  func hash(at path: String) -> String { files[path]?.hash ?? "" }
}
