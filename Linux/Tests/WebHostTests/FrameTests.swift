import Testing
import WebElements

@testable import WebHost

struct FrameTests {
  @Test func `A frame omits empty parts`() {
    #expect(text(Frame(number: 3, acknowledged: 7)) == #"{"n":3,"a":7}"#)
  }

  @Test func `Every kind of operation is encoded`() {
    let leaf = Element(id: 9, tag: .p, content: .text("\"x\"\n"))
    let operations: [Operation] = [
      .remove(1), .insert([leaf], parent: 2, before: nil), .move(3, parent: 2, before: 4),
      .replace(5, with: leaf), .setAttribute(6, name: "title", value: "\\\t"),
      .removeAttribute(6, name: "class"), .setProperty(7, .value("é")),
      .setProperty(7, .checked(true)), .setText(8, "\u{1}"),
    ]
    let html = #""<p id=\"n9\">&quot;x&quot;\n</p>""#
    #expect(
      text(Frame(number: 1, acknowledged: 0, operations: operations))
        == #"{"n":1,"a":0,"o":[["r",1],["i",2,0,\#(html)],["m",3,2,4],["x",5,\#(html)],"#
        + #"["a",6,"title","\\\u0009"],["d",6,"class"],["v",7,"é"],["c",7,true],"#
        + #"["t",8,"\u0001"]]}"#
    )
  }

  @Test func `Every part of a frame except operations is encoded`() {
    let frame = Frame(
      number: 1,
      acknowledged: 2,
      reset: Element(id: 1, tag: .main),
      effects: [.vibrate([10, 20]), .focus(1), .blur(2), .announce("a\"b")],
      title: "T",
      addresses: ["/", "/a"],
      kept: [("k", "v"), ("gone", nil)]
    )
    #expect(
      text(frame)
        == #"{"n":1,"a":2,"r":"<main id=\"n1\"></main>","e":[["vibrate",[10,20]],"#
        + #"["focus",1],["blur",2],["announce","a\"b"]],"t":"T","d":["/","/a"],"#
        + #""k":[["k","v"],["gone",null]]}"#
    )
  }

  private func text(_ frame: Frame) -> String {
    String(decoding: frame.json, as: UTF8.self)
  }
}
