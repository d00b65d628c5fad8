import Foundation

/// A folder for this user's eyes alone, which is there as long as it is used.
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
