/// How much is read at most. Sizes that a file states are not trusted: what is read is counted.
enum ImportLimits {
  /// The bytes of a file of text, of an archive, and of everything taken out of an archive. An
  /// export of 200 habits over 10 years has some 50 million.
  static let textBytes = 256 << 20
  /// The bytes of a database.
  static let databaseBytes = 512 << 20
  /// The bytes of one field or string.
  static let fieldBytes = 1 << 20
  /// The habits of a file.
  static let habits = 10_000
  /// The records of days of a file; ten years of a thousand habits.
  static let records = 4_000_000

  /// Makes sure that a file has no more habits than are read.
  static func checkHabits(_ count: Int, in file: String) throws {
    try check(count, habits, of: "habits", in: file)
  }

  /// Makes sure that a number is within a limit.
  /// - Throws: ``ImportError/tooLarge(file:reason:)`` where it is not.
  static func check(_ count: Int, _ limit: Int, of what: String, in file: String) throws {
    guard count <= limit else {
      throw ImportError.tooLarge(file: file, reason: "it has more than \(limit) \(what)")
    }
  }
}
