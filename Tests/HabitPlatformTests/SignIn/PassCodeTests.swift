import Foundation
import Testing
@testable import WebElements

@testable import HabitPlatform

/// Valid pass codes, and their storage.
struct PassCodeTests {
  @Test(arguments: [
    "correct horse", "        x1y", "Füße im Wasser", "习惯追踪器每天使用吧", "🏃🏃‍♀️ every day!",
    "kd83-ld2", String(repeating: "ab c", count: 32),
  ])
  func `Letters, digits, spaces, and emoji can be a pass code`(text: String) throws {
    #expect(try PassCode(choosing: text).text == text.precomposedStringWithCanonicalMapping)
  }

  @Test(arguments: [
    ("", "at least 8"), ("1234567", "at least 8"), ("🏃🏃🏃🏃🏃🏃🏃", "at least 8"),
    (String(repeating: "ab c", count: 33), "at most 128 characters"),
    ("two\nlines!", "single line"), ("zero\0zero", "single line"),
    ("password", "too common"), ("PassWord1", "too common"), ("pass-word 1", "too common"),
    ("aaaaaaaaaa", "too common"), ("abababab", "too common"), ("12345678", "too common"),
    ("87654321", "too common"), ("Habit Tracker", "too common"),
  ])
  func `An invalid pass code is refused with an explanation`(text: String, words: String) {
    do {
      _ = try PassCode(choosing: text)
      Issue.record("\(text) was accepted")
    } catch {
      #expect(error.message.contains(words))
    }
  }

  @Test func `A hash matches only its pass code and takes more than 5 ms to compute`() throws {
    let passCode = try PassCode(choosing: "rain on tin")
    let clock = ContinuousClock()
    let start = clock.now
    let hash = try PassCodeHash(passCode)
    #expect(start.duration(to: clock.now) > .milliseconds(5))
    #expect(hash.matches(PassCode("rain on tin")))
    for guess in ["rain on ti", "rain on tin ", "Rain on tin", "", "rain on tin\0", "*0"] {
      #expect(!hash.matches(PassCode(guess)))
    }
    #expect(try PassCodeHash(passCode) != hash)
    let stored = String(decoding: try JSONEncoder().encode(hash), as: UTF8.self)
    #expect(stored.hasPrefix("\"$y$") && !stored.contains("rain"))
    let read = try JSONDecoder().decode(PassCodeHash.self, from: Data(stored.utf8))
    #expect(read.matches(passCode))
  }

  @Test func `Equivalent Unicode spellings are the same pass code`() throws {
    let hash = try PassCodeHash(try PassCode(choosing: "caf\u{E9} au lait"))
    #expect(hash.matches(PassCode("cafe\u{301} au lait")))
  }

  @Test func `All characters of the longest pass code are compared`() throws {
    let long = String(repeating: "ab cé", count: 25) + "xyz"
    let hash = try PassCodeHash(try PassCode(choosing: long))
    #expect(hash.matches(PassCode(long)))
    #expect(!hash.matches(PassCode(String(long.dropLast()) + "w")))
    #expect(!hash.matches(PassCode(String(repeating: "x", count: 4_000))))
  }

  @Test(arguments: ["\"\"", "\"*0\"", "\"$y$j9T$\"", "\"plain text\"", "\"rain on tin\""])
  func `An invalid hash matches no pass code`(stored: String) throws {
    let hash = try JSONDecoder().decode(PassCodeHash.self, from: Data(stored.utf8))
    for guess in ["", "*0", "plain text", "rain on tin"] { #expect(!hash.matches(PassCode(guess))) }
  }
}
