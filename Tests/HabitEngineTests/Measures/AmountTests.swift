import Foundation
import HabitEngine
import Testing

@Suite("Amounts and their units")
struct AmountTests {
  @Test(
    "An amount is written and read exactly",
    arguments: [
      (85, 1, "8.5"), (80, 1, "8"), (850, 2, "8.5"), (3, 3, "0.003"), (5, 0, "5"), (0, 3, "0"),
      (999_999_999, 3, "999999.999"), (999_999_999, 0, "999999999"), (1_001, 3, "1.001"),
    ]
  )
  func text(amount: Int, decimals: Int, text: String) throws {
    #expect(AmountText.text(amount, decimals: decimals) == text)
    #expect(try AmountText.amount(text, decimals: decimals) == amount)
    let german = text.replacing(".", with: ",")
    #expect(AmountText.text(amount, decimals: decimals, separator: ",") == german)
    #expect(try AmountText.amount(german, decimals: decimals, separator: ",") == amount)
  }

  @Test(
    "Other formats of an amount are read",
    arguments: [
      (".5", 1, 5), ("5.", 1, 50), ("08.50", 1, 85), ("٨.٥", 1, 85), ("8.500000", 1, 85),
      ("0000000000001", 0, 1),
    ]
  )
  func otherTexts(text: String, decimals: Int, amount: Int) throws {
    #expect(try AmountText.amount(text, decimals: decimals) == amount)
  }

  @Test(
    "Text that is not an amount is refused with a reason",
    arguments: [
      ("", 1, AmountTextError.notANumber), (".", 1, .notANumber), ("-1", 1, .notANumber),
      ("1.2.3", 1, .notANumber), ("1,5", 1, .notANumber), (" 1", 1, .notANumber),
      ("½", 1, .notANumber), ("1e3", 1, .notANumber), ("eight", 3, .notANumber),
      ("8.55", 1, .tooManyDecimals(allowed: 1)), ("0.1", 0, .tooManyDecimals(allowed: 0)),
      ("1000000", 3, .tooLarge), ("99999999999999999999999", 0, .tooLarge),
    ]
  )
  func refused(text: String, decimals: Int, error: AmountTextError) {
    #expect(throws: error) { try AmountText.amount(text, decimals: decimals) }
  }

  @Test("A unit's values beyond their limits are clamped")
  func units() throws {
    let unit = AmountUnit(name: "  " + String(repeating: "k", count: 25), decimals: 9, step: 0)
    #expect(unit.name == String(repeating: "k", count: 20))
    #expect(unit.decimals == 3)
    #expect(unit.step == 1)
    #expect(AmountUnit(name: "km", decimals: 1).step == 10)
    #expect(AmountUnit(name: "km", decimals: -1, step: .max).step == 999_999_999)
    let text = #"{"name":" km ","decimals":4,"step":-5}"#
    let read = try JSONDecoder().decode(AmountUnit.self, from: Data(text.utf8))
    #expect(read == AmountUnit(name: "km", decimals: 3, step: 1))
    #expect(read.text(8_500, separator: ",") == "8,5")
    #expect(try read.amount("8.5") == 8_500)
  }

  @Test("A measure has ranges for counts, days, and goals")
  func measures() throws {
    let amount = Measure.amount(AmountUnit(name: "l", decimals: 2, step: 25))
    let expected: [(Measure, step: Int, counts: Int, build: ClosedRange<Int>, goal: Int)] = [
      (.times, 1, 9_999, 1...99, 999),
      (amount, 25, 999_999_999, 1...999_999_999, 999_999_999),
      (.time, 60, 999_999_999, 1...86_400, 999_999_999),
    ]
    for (measure, step, counts, build, goal) in expected {
      #expect(measure.step == step)
      #expect(measure.counts == 0...counts)
      #expect(measure.amountsPerDay(.build) == build)
      #expect(measure.amountsPerDay(.quit) == 0...build.upperBound)
      #expect(measure.goalValues == 1...goal)
      let data = try JSONEncoder().encode(measure)
      #expect(try JSONDecoder().decode(Measure.self, from: data) == measure)
    }
  }
}
