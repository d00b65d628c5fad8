import TestSupport
import Testing
import WebElements

@testable import WebHost

struct DiffTests {
  @Test func `Operations turn one tree into the other`() {
    for seed in RandomCases.seeds(10_000) {
      var random = RandomTree(seed: seed)
      let old = random.tree()
      let new = random.successor(of: old)
      let browser = BrowserModel(old)
      browser.apply(Diff.operations(from: old, to: new))
      let wanted = BrowserModel(new)
      // The comparison is outside of `#expect`, which would print two whole trees.
      let isEqual = browser.root == wanted.root && browser.nodes == wanted.nodes
      #expect(isEqual, "seed \(seed)")
    }
  }

  @Test func `An equal tree causes no operations`() {
    let tree = list(1...100)
    #expect(Diff.operations(from: tree, to: tree).isEmpty)
    #expect(Diff.operations(from: list(1...100), to: list(1...100)).isEmpty)
  }

  @Test(arguments: [
    // The orders: last to first, first to last, one element moved inside the list, two swapped,
    // reversed, unchanged.
    ([5, 1, 2, 3, 4], 1), ([2, 3, 4, 5, 1], 1), ([1, 4, 2, 3, 5], 1), ([1, 4, 3, 2, 5], 2),
    ([5, 4, 3, 2, 1], 4), ([1, 2, 3, 4, 5], 0),
  ])
  func `No more elements move than necessary`(order: [Int], moves: Int) {
    let browser = BrowserModel(list(1...5))
    browser.apply(Diff.operations(from: list(1...5), to: list(order)))
    #expect(browser.nodes[100]?.children == order)
    #expect(browser.moves == moves)
  }

  @Test func `Neighboring elements are inserted in one operation`() {
    let operations = Diff.operations(from: list([1, 5]), to: list([1, 2, 3, 4, 5]))
    #expect(
      json(operations) == #"[["i",100,5,"<li id=\"n2\"></li><li id=\"n3\"></li>"#
        + #"<li id=\"n4\"></li>"]]"#
    )
  }

  @Test func `A changed tag replaces the element`() {
    let old = Element(id: 1, tag: .div, content: .children([Element(id: 2, tag: .span)]))
    let new = Element(id: 1, tag: .div, content: .children([Element(id: 2, tag: .p)]))
    #expect(
      json(Diff.operations(from: old, to: new)) == #"[["r",2],["i",1,0,"<p id=\"n2\"></p>"]]"#
    )
    #expect(
      json(Diff.operations(from: old, to: Element(id: 9, tag: .main)))
        == #"[["x",1,"<main id=\"n9\"></main>"]]"#
    )
  }

  @Test func `Only the changes of an element are sent`() {
    let old = Element(
      id: 1,
      tag: .input,
      attributes: [Attribute("title", "a"), Attribute("disabled")],
      properties: [.value("x"), .checked(true)],
      events: [.input]
    )
    let new = Element(
      id: 1,
      tag: .input,
      attributes: [Attribute("title", "\"b\"")],
      properties: [.value("x"), .checked(false)]
    )
    #expect(
      json(Diff.operations(from: old, to: new))
        == #"[["a",1,"title","\"b\""],["d",1,"disabled"],["d",1,"data-on"],["c",1,false]]"#
    )
  }

  private func list(_ ids: some Sequence<Int>) -> Element {
    Element(id: 100, tag: .ul, content: .children(ids.map { Element(id: $0, tag: .li) }))
  }

  private func json(_ operations: [Operation]) -> String {
    let frame = Frame(number: 0, acknowledged: 0, operations: operations)
    let text = String(decoding: frame.json, as: UTF8.self)
    return String(text.dropFirst(#"{"n":0,"a":0,"o":"#.count).dropLast())
  }
}
