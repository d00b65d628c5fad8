import Foundation
import TestSupport
import Testing

@testable import HabitSync

struct SyncKeyTests {
  @Test func `A key that was copied as text is read in several spellings`() throws {
    let key = SyncModel.key
    #expect(
      key.description.hasPrefix("000G-40R4-0M30-E209-185G-R38E-1W81-24GK-2GAH-C5RR-34D1-P70X-3R")
    )
    #expect(key.description.count == 14 * 5 - 1)
    let plain = key.description.replacing("-", with: "")
    for copied in [
      key.description, plain, plain.lowercased(), key.description.replacing("-", with: " \n"),
      key.description.replacing("0", with: "o").replacing("1", with: "l"),
      key.description.replacing("0", with: "O").replacing("1", with: "I"),
    ] {
      #expect(try SyncKey(text: copied) == key)
    }
    var random = Generator(seed: 1)
    for _ in 0..<200 {
      let key = SyncKey(using: &random)
      #expect(try SyncKey(text: key.description) == key)
    }
  }

  @Test func `An invalid key is refused with an explanation`() {
    let text = SyncModel.key.description
    #expect(throws: SyncKeyError.hasAnotherLength(0, 56)) { try SyncKey(text: " - ") }
    #expect(throws: SyncKeyError.hasAnotherLength(55, 56)) {
      try SyncKey(text: String(text.dropLast()))
    }
    #expect(throws: SyncKeyError.hasAnotherLength(57, 56)) { try SyncKey(text: text + "0") }
    #expect(throws: SyncKeyError.unknownCharacter("U")) { try SyncKey(text: text + "U") }
    #expect(throws: SyncKeyError.unknownCharacter("ß")) { try SyncKey(text: "ß" + text) }
    #expect(SyncKeyError.hasAnotherLength(0, 56).localizedDescription == "Enter a key.")
    #expect(
      SyncKeyError.hasAnotherLength(55, 56).localizedDescription
        == "A key has 24 words, or 56 letters and digits, and this one has 55."
    )
    #expect(SyncKeyError.unknownCharacter("U").localizedDescription == "A key can't contain “U”.")
  }

  @Test func `A single wrong digit is detected`() {
    let digits = Array(SyncModel.key.description.replacing("-", with: ""))
    for place in digits.indices {
      var other = digits
      other[place] = digits[place] == "7" ? "8" : "7"
      #expect(throws: SyncKeyError.isMistyped) { try SyncKey(text: String(other)) }
    }
  }
}
