import Foundation
import WebElements

/// A bundle of the page's scripts.
///
/// Each module becomes a function that runs after its imports and returns its exports, which are
/// assigned to a constant for the module.
struct ScriptBundle {
  private(set) var text = ""
  private let modules: [String: ScriptModule]
  private var constants: [(name: String, module: String)] = []
  /// The paths of the modules that are written.
  private var written: Set<String> = []
  /// The paths of the modules whose imports are being written, each imported by the previous one.
  private var underWay: [String] = []

  /// - Throws: `AssetError`.
  init(_ scripts: [Asset]) throws(AssetError) {
    var modules: [String: ScriptModule] = [:]
    for script in scripts {
      let source = String(decoding: script.data, as: UTF8.self)
      modules[script.path] = try ScriptModule(path: script.path, source: source)
    }
    self.modules = modules
    for script in scripts { try write(script.path, for: script.path) }
    let exports = constants.map { "\($0.name) as \($0.module)" }
    text += "export { \(exports.joined(separator: ", ")) };\n"
  }

  private mutating func write(_ path: String, for importer: String) throws(AssetError) {
    if written.contains(path) { return }
    if let start = underWay.firstIndex(of: path) { throw .circle(Array(underWay[start...])) }
    guard let module = modules[path] else { throw .missingScript(path, in: importer) }
    underWay.append(path)
    for other in module.imports { try write(other.path, for: path) }
    underWay.removeLast()
    written.insert(path)
    try write(module)
  }

  private mutating func write(_ module: ScriptModule) throws(AssetError) {
    let constant = try Self.constant(of: module.path)
    constants.append((constant, String(constant.dropFirst())))
    text += "const \(constant) = (() => {\n"
    for other in module.imports {
      switch other.bindings {
      case .none: break
      case .all(let name): text += "const \(name) = \(try Self.constant(of: other.path));\n"
      case .some(let names):
        let names = names.joined(separator: ", ")
        text += "const { \(names) } = \(try Self.constant(of: other.path));\n"
      }
    }
    text += module.body
    var exports = module.exports
    for (path, names) in module.reexports {
      let constant = try Self.constant(of: path)
      exports += names.map { "\($0): \(constant).\($0)" }
    }
    text += "return { \(exports.joined(separator: ", ")) };\n})();\n"
  }

  /// Returns the constant for a module's exports: `$client` for `/client.js`. Scripts never use `$`
  /// themselves.
  private static func constant(of path: String) throws(AssetError) -> String {
    let name = path.dropFirst().dropLast(3)
    guard path.hasPrefix("/"), path.hasSuffix(".js"), !name.isEmpty,
      name.utf8.allSatisfy({ (0x61...0x7A).contains($0) })
    else { throw .unusableName(path) }
    return "$\(name)"
  }
}
