import Testing
import WebElements

struct FirstNonNilTests {
  @Test func `The search stops at the first value`() {
    var asked: [String] = []
    let number = ["a", "1", "2"].firstNonNil { text in
      asked.append(text)
      return Int(text)
    }
    #expect(number == 1)
    #expect(asked == ["a", "1"])
  }

  @Test func `The search returns nil if there is no value`() {
    #expect(["a", "b"].firstNonNil { Int($0) } == nil)
  }
}
