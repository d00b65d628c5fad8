/// The top-level structure of a JSON document, by which formats are recognized.
struct JSONShape {
  /// True if the document is an array.
  private(set) var isArray = false
  /// The names of the document's members, as far as the document was read.
  private(set) var members: Set<String> = []
  /// The member names of each list's first element, if it is an object, by the name of the list.
  private(set) var elementMembers: [String: Set<String>] = [:]
  /// The value of the member `format`.
  private(set) var format: String?

  /// The key in ``elementMembers`` for a document that is an array.
  static let root = ""

  /// Reads a document's structure, stopping at the name of its format.
  init(_ text: TextFile) throws {
    let reader = JSONReader(text, ImportProgress())
    do {
      if try reader.kind() == .array {
        isArray = true
        try readList(Self.root, reader)
      } else {
        try readObject(reader)
      }
    } catch is Found {
      return
    }
  }

  private struct Found: Error {}

  private mutating func readObject(_ reader: JSONReader) throws {
    try reader.object { name in
      members.insert(name)
      if name == "format", try reader.kind() == .string {
        format = try reader.string()
        throw Found()
      }
      if try reader.kind() == .array {
        try readList(name, reader)
      } else {
        try reader.skip()
      }
    }
  }

  private mutating func readList(_ list: String, _ reader: JSONReader) throws {
    try reader.array { index in
      guard index == 0, try reader.kind() == .object else { return try reader.skip() }
      try reader.object { name in
        elementMembers[list, default: []].insert(name)
        try reader.skip()
      }
    }
  }
}
