import Foundation

/// What is wrong with the files that pages need.
enum AssetError: LocalizedError, Hashable {
  /// A line begins as `import` and `export` do, and is none of the forms that scripts use here.
  case unknownStatement(String, in: String)
  /// A script imports one that is not there.
  case missingScript(String, in: String)
  /// Scripts that import each other: none of them could run first.
  case circle([String])
  /// Its name cannot be that of a constant.
  case unusableName(String)
  /// A style sheet names a file that is not there.
  case missingFile(String, in: String)

  var errorDescription: String? {
    switch self {
    case .unknownStatement(let statement, let path):
      "\(path) has an unknown statement: \(statement)"
    case .missingScript(let script, let path): "\(path) imports \(script), which is not there."
    case .circle(let paths): "Scripts import each other: \(paths.joined(separator: ", "))"
    case .unusableName(let path): "\(path) is no name for a script."
    case .missingFile(let file, let path): "\(path) names \(file), which is not there."
    }
  }
}
