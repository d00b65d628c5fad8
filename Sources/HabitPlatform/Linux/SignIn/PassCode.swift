import Foundation
import WebElements

/// A pass code of any letters, spaces, and symbols. As NIST SP 800-63B recommends, a new pass code
/// needs a certain length and must not be common, but can have any mix of characters.
struct PassCode: Hashable, Sendable {
  /// The text in Unicode normalization form C, because an accented letter can be typed as one or
  /// two code points.
  let text: String

  static let shortest = 8
  static let longest = 128

  /// Creates a new pass code that the user chooses.
  ///
  /// - Throws: ``SignInRefusal`` for an unacceptable pass code.
  init(choosing text: String) throws(SignInRefusal) {
    self.init(text)
    let length = self.text.unicodeScalars.count
    guard length >= Self.shortest else {
      throw SignInRefusal(
        String(localized: "A pass code must have at least \(Self.shortest) characters.")
      )
    }
    guard length <= Self.longest, self.text.utf8.count <= PassCodeHash.longestText else {
      throw SignInRefusal(
        String(localized: "A pass code can have at most \(Self.longest) characters.")
      )
    }
    guard !self.text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      throw SignInRefusal(String(localized: "A pass code must be a single line."))
    }
    guard !CommonPassCodes.contain(self.text) else {
      throw SignInRefusal(String(localized: "This pass code is too common. Choose another one."))
    }
  }

  /// Creates a pass code from typed text, without checking it.
  init(_ text: String) {
    self.text = text.precomposedStringWithCanonicalMapping
  }
}

/// Pass codes that attackers try first: the most common pass codes of at least eight characters in
/// lists of stolen passwords, and pass codes that are as easy to guess.
enum CommonPassCodes {
  static func contain(_ text: String) -> Bool {
    let text = text.lowercased()
    let letters = text.filter { $0.isLetter || $0.isNumber }
    return all.contains(text) || all.contains(letters) || Set(text).count < 3 || isRow(text)
  }

  /// Returns true if consecutive characters are ascending or descending: "abcdefgh", "98765432".
  private static func isRow(_ text: String) -> Bool {
    let values = text.unicodeScalars.map { Int($0.value) }
    let steps = Set(zip(values.dropFirst(), values).map { $0 - $1 })
    return steps == [1] || steps == [-1]
  }

  private static let all: Set<String> = [
    "password", "password1", "password12", "password123", "password1234", "passw0rd", "p@ssw0rd",
    "passcode", "passwort", "passwort1", "motdepasse", "contraseña", "senha123", "wachtwoord",
    "1234567890", "0123456789", "12345678910", "123456789a", "1234qwer", "12341234", "123123123",
    "1q2w3e4r", "1q2w3e4r5t", "1qaz2wsx", "1qazxsw2", "qwertyui", "qwertyuiop", "qwerty12",
    "qwerty123", "qwerty1234", "qwertzui", "qwertzuiop", "asdfghjk", "asdfghjkl", "zxcvbnm1",
    "zaq12wsx", "q1w2e3r4", "q1w2e3r4t5", "abcd1234", "abc12345", "a1b2c3d4", "aa123456",
    "a12345678", "iloveyou", "iloveyou1", "sunshine", "princess", "football", "baseball",
    "basketball", "superman", "batman123", "trustno1", "starwars", "pokemon1", "whatever",
    "computer", "internet", "michelle", "jennifer", "jonathan", "charlie1", "danielle", "samantha",
    "victoria", "liverpool", "chelsea1", "arsenal1", "barcelona", "realmadrid", "mercedes",
    "corvette", "mustang1", "maverick", "midnight", "butterfly", "chocolate", "elephant",
    "dolphins", "welcome1", "welcome123", "letmein1", "letmein123", "changeme", "changeme1",
    "admin123", "administrator", "administrator1", "secret123", "master123", "hello123", "hallo123",
    "dragon123", "monkey123", "shadow123", "test1234", "testtest", "guest123", "default1",
    "samsung1", "google123", "november", "december", "september", "summer2024", "summer2025",
    "summer2026", "habittracker", "habits123", "myhabits", "opensesame", "sesameopen",
    "correcthorsebatterystaple",
  ]
}
