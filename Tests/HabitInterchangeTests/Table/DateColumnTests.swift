import HabitEngine
import Testing

@testable import HabitInterchange

/// Dates in the formats of spreadsheets and people.
struct DateColumnTests {
  private func days(_ texts: [String], chosen: DateOrder? = nil) throws -> [String] {
    let lines = (["date"] + texts.map { "\"\($0)\"" }).joined(separator: "\n")
    let text = try TextFile(file: "file", Array(lines.utf8))
    let table = try TableFile(text, dateOrder: chosen)
    let column = try DateColumn(0, of: table)
    return texts.map { column.day($0)?.description ?? "none" }
  }

  @Test(arguments: [
    "2026-03-09", "2026/03/09", "2026-3-9", "2026.3.9", "2026. 03. 09.", "20260309", "9.3.2026",
    "09.03.26", "Mar 9, 2026", "March 9, 2026", "9 March 2026", "9-Mar-2026", "Mon, Mar 9, 2026",
    "Monday 9th March 2026", "2026-03-09T23:00:00.000Z", "2026-03-09 23:00",
    " 2026-03-09 ",
  ])
  func `A single date is read`(text: String) throws {
    #expect(try days([text]) == ["2026-03-09"])
  }

  @Test(arguments: [
    "", "yesterday", "2026-13-09", "2026-02-30", "1/2", "1/2/3/4", "2026", "12345678", "3,9",
    "8.5", "2026-03", "x 2026-03-09", "-2026-03-09-", "30.2.2026", "١/٢/٢٠٢٦",
  ])
  func `Text that is not a date is not read as a date`(text: String) throws {
    #expect(try days([text]) == ["none"])
  }

  @Test func `One unambiguous date determines the order of all dates`() throws {
    #expect(try days(["09/03/2026", "13/03/2026"]) == ["2026-03-09", "2026-03-13"])
    #expect(try days(["3/9/2026 11:00 PM", "3/13/2026"]) == ["2026-03-09", "2026-03-13"])
    #expect(try days(["3-9-2026", "3-13-2026"]) == ["2026-03-09", "2026-03-13"])
    #expect(try days(["3/3/2026", "4/4/2026"]) == ["2026-03-03", "2026-04-04"])
  }

  @Test func `With two-digit years, the part that varies less is the year`() throws {
    #expect(
      try days(["09/03/26", "10/03/26", "13/03/26"]) == [
        "2026-03-09", "2026-03-10", "2026-03-13",
      ]
    )
    #expect(try days(["03/09/26", "03/13/26"]) == ["2026-03-09", "2026-03-13"])
    #expect(try days(["26/03/09", "26/03/10"]) == ["2026-03-09", "2026-03-10"])
    #expect(throws: ImportError.self) { try days(["10/11/12"]) }
  }

  @Test func `Of dates that contradict each other, one is invalid`() throws {
    #expect(try days(["13/03/2026", "03/13/2026"]).contains("none"))
  }

  /// Returns the possible orders of ambiguous dates, and the position and text of the date that is
  /// shown to the user, or nil if only one order is possible.
  private func question(_ texts: [String]) -> (orders: [DateOrder], words: String)? {
    do {
      _ = try days(texts)
      return nil
    } catch ImportError.ambiguousDates(let dates) {
      return (dates.orders, "\(dates.file), \(dates.place): \(dates.date)")
    } catch {
      return nil
    }
  }

  @Test func `Dates that fit several orders need a choice`() throws {
    let two = try #require(question(["3/3/2026", "03/04/2026", "05/06/2026"]))
    #expect(two.orders == [.dayFirst, .monthFirst])
    #expect(two.words == "file, line 3: 03/04/2026")
    let three = try #require(question(["10/11/12"]))
    #expect(three.orders == [.dayFirst, .monthFirst, .yearFirst])
    #expect(question(["10/30/12"])?.orders == nil)
    #expect(question(["30/11/12"])?.orders == [.dayFirst, .yearFirst])
  }

  @Test func `A chosen order decides, unless a date contradicts it`() throws {
    let dates = ["03/04/2026", "05/06/2026"]
    #expect(try days(dates, chosen: .dayFirst) == ["2026-04-03", "2026-06-05"])
    #expect(try days(dates, chosen: .monthFirst) == ["2026-03-04", "2026-05-06"])
    #expect(try days(["10/11/12"], chosen: .yearFirst) == ["2010-11-12"])
    #expect(try days(["2026-03-09", "9.3.2026"], chosen: .monthFirst).count == 2)
    let error = #expect(throws: ImportError.self) {
      try days(["03/04/2026", "25/04/2026"], chosen: .monthFirst)
    }
    #expect(
      error?.localizedDescription == "file, line 3: “25/04/2026” is not a date in the chosen order"
    )
  }
}
