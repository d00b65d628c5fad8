import Foundation

/// An error in the files that pages need.
enum AssetError: LocalizedError, Hashable {
  /// A line begins with `import` or `export` but has an unsupported form.
  case unknownStatement(String, in: String)
  /// A script imports a missing script.
  case missingScript(String, in: String)
  /// The scripts import each other in a circle, so none of them could run first.
  case circle([String])
  /// The file name can't be converted to the name of a constant.
  case unusableName(String)
  /// A style sheet refers to a missing file.
  case missingFile(String, in: String)

  var errorDescription: String? {
    switch self {
    case .unknownStatement(let statement, let path):
      "\(path) has an unknown statement: \(statement)"
    case .missingScript(let script, let path): "\(path) imports \(script), which doesn't exist."
    case .circle(let paths): "Scripts import each other: \(paths.joined(separator: ", "))"
    case .unusableName(let path): "\(path) is not a valid script name."
    case .missingFile(let file, let path): "\(path) names \(file), which doesn't exist."
    }
  }
}
