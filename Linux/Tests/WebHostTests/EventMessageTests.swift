import Foundation
import Testing
import WebElements

@testable import WebHost

struct EventMessageTests {
  @Test(
    arguments: [
      (#"[1,2,"click"]"#, 1, PageEvent(element: 2, name: .click)),
      (#"[0,-3,"hide"]"#, 0, PageEvent(element: -3, name: .hide)),
      (#" [ 1, 2, "click" ] "#, 1, PageEvent(element: 2, name: .click)),
      (#"[9,2,"input","t","a\"b"]"#, 9, PageEvent(element: 2, name: .input, value: .text("a\"b"))),
      (#"[9,2,"input","b",true]"#, 9, PageEvent(element: 2, name: .input, value: .bool(true))),
      (#"[9,2,"back","n",1]"#, 9, PageEvent(element: 2, name: .back, value: .number(1))),
    ])
  func `An event message is parsed with its sequence number`(
    json: String,
    sequence: Int,
    event: PageEvent
  ) throws {
    let message = try EventMessage(parsing: Data(json.utf8))
    #expect(message.sequence == sequence)
    #expect(message.event == event)
  }

  @Test(
    arguments: [
      "", "[]", "{}", "null", "[1]", #"["1",2,"click"]"#, #"[1,2,"launch"]"#, "[1.5,2,\"click\"]",
      #"[+1,2,"click"]"#, #"[1,02,"click"]"#, #"[1,2,3,"click"]"#, #"[1,2,""]"#, #"[1,2,"]"#,
      #"[1,2,click"]"#, #"[1,,"click"]"#, #"[1,2,"click""]"#, #"1,2,"click"]"#,
      #"[99999999999999999999,2,"click"]"#, #"[1,2,"input","t",5]"#, #"[1,2,"input","t"]"#,
      #"[1,2,"input","x",5]"#, #"[1,2,"input","n",1e999]"#, "\u{0}",
      String(repeating: "[", count: 60_000),
    ])
  func `An invalid message is refused`(json: String) {
    #expect(throws: DecodingError.self) { try EventMessage(parsing: Data(json.utf8)) }
  }
}
