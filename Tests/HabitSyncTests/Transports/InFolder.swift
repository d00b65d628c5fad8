import Foundation

/// Runs the body with a new temporary folder and removes the folder afterward.
func inFolder(_ body: (_ folder: URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  let result: Result<Void, any Error>
  do {
    result = .success(try await body(folder))
  } catch {
    result = .failure(error)
  }
  try FileManager.default.removeItem(at: folder)
  try result.get()
}
