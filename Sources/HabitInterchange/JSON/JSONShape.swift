/// What a JSON document looks like from above, by which the formats tell it apart.
struct JSONShape {
  /// Whether the document is a list.
  private(set) var isArray = false
  /// The names of the document's members, as far as they were looked at.
  private(set) var members: Set<String> = []
  /// The names of the members of the first object in the document's list, or in its list of this
  /// name.
  private(set) var elementMembers: [String: Set<String>] = [:]
  /// The value of the member `format`.
  private(set) var format: String?

  /// The key of ``elementMembers`` for a document that is a list.
  static let root = ""

  /// Looks at a document, no further than to the name of its format.
  init(_ text: TextFile) throws {
    let reader = JSONReader(text, ImportProgress { _ in })
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
