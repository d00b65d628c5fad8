import Testing
import WebElements

struct FirstNonNilTests {
  @Test func eachElementIsAskedOnceAndNoneAfterTheFirstValue() {
    var asked: [String] = []
    let number = ["a", "1", "2"].firstNonNil { text in
      asked.append(text)
      return Int(text)
    }
    #expect(number == 1)
    #expect(asked == ["a", "1"])
  }

  @Test func thereMayBeNone() {
    #expect(["a", "b"].firstNonNil { Int($0) } == nil)
  }
}
