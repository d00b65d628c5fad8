import Foundation
import TestSupport
import Testing

@testable import HabitSync

struct SyncKeyWordsTests {
  /// The BIP-39 test vectors for 256 bits.
  private static let vectors = [
    (String(repeating: "00", count: 32), String(repeating: "abandon ", count: 23) + "art"),
    (
      String(repeating: "7f", count: 32),
      String(repeating: "legal winner thank year wave sausage worth useful ", count: 2)
        + "legal winner thank year wave sausage worth title"
    ),
    (
      String(repeating: "80", count: 32),
      String(repeating: "letter advice cage absurd amount doctor acoustic avoid ", count: 2)
        + "letter advice cage absurd amount doctor acoustic bless"
    ),
    (String(repeating: "ff", count: 32), String(repeating: "zoo ", count: 23) + "vote"),
    (
      "68a79eaca2324873eacc50cb9c6eca8cc68ea5d936f98787c60c7ebc74e6ce7c",
      """
      hamster diagram private dutch cause delay private meat slide toddler razor book happy fancy \
      gospel tennis maple dilemma loan word shrug inflict delay length
      """
    ),
    (
      "9f6a2878b2520799a44ef18bc7df394e7061a224d2c33cd015b157d746869863",
      """
      panda eyebrow bullet gorilla call smoke muffin taste mesh discover soft ostrich alcohol speed \
      nation flash devote level hobby quick inner drive ghost inside
      """
    ),
    (
      "066dca1a2bb7e8a1db2832148ce9933eea0f3ac9548d793112d9a95c9407efad",
      """
      all hour make first leader extend hole alien behind guard gospel lava path output census museum \
      junior mass reopen famous sing advance salt reform
      """
    ),
    (
      "f585c11aec520db57dd353c69554b21a89b20fb0650966fa0a9d6f74fd989d8f",
      """
      void come effort suffer camp survey warrior heavy shoot primary clutch crush open amazing screen \
      patrol group space point ten exist slush involve unfold
      """
    ),
  ]

  private static let line = """
    abandon amount liar amount expire adjust cage candy arch gather drum bullet absurd math era live \
    bid rhythm alien crouch range attend journey unaware
    """

  @Test func `The word list has 2048 sorted words that differ in their first four letters`() {
    #expect(KeyWords.all.count == 2048)
    #expect(KeyWords.all == KeyWords.all.sorted())
    #expect(Set(KeyWords.all.map { $0.prefix(4) }).count == 2048)
    #expect(KeyWords.all.map(\.count).max() == 8)
  }

  @Test(arguments: vectors)
  func `A key's words match BIP-39 and are read back`(hex: String, line: String) throws {
    let key = try #require(SyncKey(bytes: [UInt8](hex: hex)))
    #expect(key.wordLine == line)
    #expect(try SyncKey(text: line) == key)
  }

  @Test func `Copied words in several formats give the same key`() throws {
    let key = SyncModel.key
    #expect(key.wordLine == Self.line)
    let words = key.words
    func numbered(_ between: String, _ after: String) -> String {
      words.enumerated().map { "\($0 + 1)\(between)\($1)" }.joined(separator: after)
    }
    let separated = ["\r\n", ", ", "-", "\u{3000}"].map { words.joined(separator: $0) }
    let shortened = [4, 5].map { count in
      words.map { String($0.prefix(count)) }.joined(separator: " ")
    }
    let numbers = [
      numbered(". ", "\n"), numbered(") ", " "), numbered("", " "), numbered("\n", "\n\n"),
    ]
    let cases = [Self.line.uppercased(), Self.line.capitalized, "  \(Self.line)\n"]
    for copied in cases + separated + shortened + numbers {
      #expect(try SyncKey(text: copied) == key)
    }
    var random = Generator(seed: 1)
    for _ in 0..<200 {
      let key = SyncKey(using: &random)
      #expect(try SyncKey(text: key.wordLine) == key)
    }
  }

  @Test func `An error names the wrong word and suggests the right one`() {
    func expect(_ text: String, _ error: SyncKeyError, _ words: String) {
      #expect(throws: error) { try SyncKey(text: text) }
      #expect(error.localizedDescription == words)
    }
    expect(
      Self.line.replacing("journey", with: "journye"),
      .hasUnknownWord("journye", 23, near: ["journey"]),
      "Word 23, “journye”, is not a word of a key. Is it “journey”?"
    )
    expect(
      Self.line.replacing("rhythm", with: "rythm"),
      .hasUnknownWord("rythm", 18, near: ["rhythm"]),
      "Word 18, “rythm”, is not a word of a key. Is it “rhythm”?"
    )
    expect(
      Self.line.replacing("journey", with: "Страна"),
      .hasUnknownWord("страна", 23, near: []),
      "Word 23, “страна”, is not a word of a key."
    )
    expect(
      "abandon winer",
      .hasUnknownWord("winer", 2, near: ["wine", "winner", "winter"]),
      "Word 2, “winer”, is not a word of a key. Is it “wine”, “winner”, or “winter”?"
    )
    // "xall" is equally close to "ball", "call", "fall", and more.
    expect(
      "abandon xall",
      .hasUnknownWord("xall", 2, near: []),
      "Word 2, “xall”, is not a word of a key."
    )
    expect(
      "abandon ama",
      .hasBeginning("ama", 2),
      "Word 2, “ama”, is incomplete. Type at least four letters."
    )
    expect(
      Self.line + " zoo",
      .hasAnotherWordCount(25, 24),
      "A key has 24 words, and this one has 25."
    )
    expect("abandon", .hasAnotherWordCount(1, 24), "A key has 24 words, and this one has 1.")
    let other = """
      These words are not a key. One of them is wrong, or two are in the wrong order.
      """
    expect(Self.line.replacing("unaware", with: "unable"), .hasOtherWords, other)
    expect(Self.line.replacing("liar amount", with: "amount liar"), .hasOtherWords, other)
    expect(
      " 1 ",
      .hasAnotherLength(1, 56),
      "A key has 24 words, or 56 letters and digits, and this one has 1."
    )
  }
}
