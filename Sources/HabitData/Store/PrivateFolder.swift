import Foundation

/// A temporary folder that only this user can read; it is removed after use.
package enum PrivateFolder {
  package static func use<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (URL) async throws -> Value
  ) async throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "HabitTracker-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    let result: Result<Value, any Error>
    do {
      result = .success(try await body(folder))
    } catch {
      result = .failure(error)
    }
    try FileManager.default.removeItem(at: folder)
    return try result.get()
  }
}
