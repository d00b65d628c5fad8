import Foundation

/// An ES module of the page, parsed into imports, body, and exports.
///
/// The parser supports the forms of `import` and `export` that the page's scripts use, each at the
/// beginning of a line, and rejects all other forms, because they would fail in the browser.
struct ScriptModule {
  struct Import: Hashable {
    enum Bindings: Hashable {
      case none
      case all(as: String)
      case some([String])
    }

    let path: String
    let bindings: Bindings
  }

  let path: String
  private(set) var imports: [Import] = []
  /// The names of the module's own declarations that it exports.
  private(set) var exports: [String] = []
  /// The names that the module reexports from other modules, by path.
  private(set) var reexports: [(path: String, names: [String])] = []
  /// The remaining code, without comments on separate lines.
  private(set) var body = ""

  /// - Throws: `AssetError`.
  init(path: String, source: String) throws(AssetError) {
    self.path = path
    var statement = ""
    var isInComment = false
    // Splits by bytes, because splitting by characters takes three times as long at each launch.
    for line in source.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
      if isInComment {
        isInComment = !line.hasSuffix("*/")
        continue
      }
      if statement.isEmpty {
        let text = line.utf8.drop { $0 == UInt8(ascii: " ") }
        if text.isEmpty || text.starts(with: "//".utf8) { continue }
        // A type before an expression is part of the code: /** @type {Text} */ (node).data
        if text.starts(with: "/**".utf8), line.hasSuffix("*/") || !line.contains("*/") {
          isInComment = !line.hasSuffix("*/")
          continue
        }
        if let declaration = try declaration(line) {
          body += "\(declaration)\n"
          continue
        }
        if !line.hasPrefix("import ") && !line.hasPrefix("export ") {
          body += "\(line)\n"
          continue
        }
      }
      statement += line
      if line.hasSuffix(";") {
        try read(statement)
        statement = ""
      }
    }
    if !statement.isEmpty { throw .unknownStatement(statement, in: path) }
  }

  /// Returns the declaration after `export`, or nil if there is none. Records the name of the
  /// declaration.
  private mutating func declaration(_ line: Substring) throws(AssetError) -> Substring? {
    for keyword in ["function ", "async function ", "const "]
    where line.hasPrefix("export \(keyword)") {
      let declaration = line.dropFirst("export ".count)
      let name = declaration.dropFirst(keyword.count).prefix { $0.isLetter || $0.isNumber }
      guard !name.isEmpty else { throw .unknownStatement(String(line), in: path) }
      exports.append(String(name))
      return declaration
    }
    return nil
  }

  private mutating func read(_ statement: String) throws(AssetError) {
    let words = statement.dropLast().split(separator: " ").map(String.init)
    let names = try Self.names(in: statement, of: path)
    let other = words.last.flatMap(Self.quoted)
    switch (words[0], words.count, other) {
    case ("import", 2, let other?):
      imports.append(Import(path: other, bindings: .none))
    case ("import", 6, let other?) where words[1...2] == ["*", "as"] && words[4] == "from":
      imports.append(Import(path: other, bindings: .all(as: words[3])))
    case ("import", _, let other?) where !names.isEmpty && words.dropLast().last == "from":
      imports.append(Import(path: other, bindings: .some(names)))
    case ("export", _, let other?) where !names.isEmpty && words.dropLast().last == "from":
      imports.append(Import(path: other, bindings: .none))
      reexports.append((other, names))
    case ("export", _, nil) where !names.isEmpty && words.last == "}":
      exports += names
    default:
      throw .unknownStatement(statement, in: path)
    }
  }

  /// Returns the names in braces, or none if there are no braces.
  private static func names(
    in statement: String,
    of path: String
  ) throws(AssetError) -> [String] {
    guard let start = statement.firstIndex(of: "{"), let end = statement.firstIndex(of: "}"),
      start < end
    else { return [] }
    let names = statement[statement.index(after: start)..<end].split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    guard names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } }) else {
      throw .unknownStatement(statement, in: path)
    }
    return names
  }

  private static func quoted(_ word: String) -> String? {
    guard word.count > 2, word.hasPrefix("\""), word.hasSuffix("\"") else { return nil }
    return String(word.dropFirst().dropLast())
  }
}
