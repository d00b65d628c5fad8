import Testing
import WebElements

@testable import WebHost

struct HTMLWriterTests {
  @Test func `Text and attributes are escaped`() {
    let element = Element(
      id: 7,
      tag: .p,
      attributes: [Attribute("title", "\" onclick='x' <&>")],
      content: .text("</p><script>alert('&amp;')</script>\r\0")
    )
    #expect(
      element.html == """
        <p id="n7" title="&quot; onclick=&#39;x&#39; &lt;&amp;&gt;">\
        &lt;/p&gt;&lt;script&gt;alert(&#39;&amp;amp;&#39;)&lt;/script&gt;&#13;\u{FFFD}</p>
        """
    )
  }

  @Test func `Text beyond ASCII stays unchanged`() {
    let text = "été 👩‍👩‍👧 مرحبا \u{2028}"
    #expect(Element(id: 1, tag: .p, content: .text(text)).html == #"<p id="n1">\#(text)</p>"#)
  }

  @Test func `Properties and events are written`() {
    let field = Element(
      id: 1,
      tag: .input,
      attributes: [Attribute("disabled")],
      properties: [.value("a\"b"), .checked(true)],
      events: [.click, .input]
    )
    #expect(
      field.html
        == #"<input id="n1" disabled value="a&quot;b" checked data-on="click input">"#
    )
  }

  @Test func `A text area keeps its first line break`() {
    let area = Element(id: 1, tag: .textarea, properties: [.value("\na<b")])
    #expect(area.html == "<textarea id=\"n1\">\n\na&lt;b</textarea>")
  }

  @Test func `An id that can be derived from the previous id is left out`() {
    func element(_ id: Int, _ children: Element...) -> Element {
      Element(id: id, tag: .div, content: .children(children))
    }
    let tree = element(
      9,
      element(4, element(2), element(3)),
      element(7, element(6, element(5))),
      element(8, Element(id: 1, tag: .input)),
      element(20, element(19, element(18)))
    )
    #expect(
      tree.html == """
        <div id="n9"><div><div id="n2"></div><div></div></div>\
        <div><div><div></div></div></div>\
        <div id="n8"><input id="n1"></div>\
        <div><div><div id="n18"></div></div></div></div>
        """
    )
    // Each element written separately starts with its own id, so that inserted markup does not
    // depend on what came before.
    var writer = HTMLWriter()
    for element in [element(1), element(2, element(3), element(4))] { writer.write(element) }
    #expect(
      writer.string == #"<div id="n1"></div><div id="n2"><div id="n3"></div><div></div></div>"#
    )
  }

  @Test func `The selected option is marked`() {
    let options = ["a", "b"].enumerated().map {
      Element(id: $0 + 2, tag: .option, attributes: [Attribute("value", $1)], content: .text($1))
    }
    let group = Element(id: 9, tag: .optgroup, content: .children(options))
    let select = Element(
      id: 1,
      tag: .select,
      properties: [.value("b")],
      content: .children([group])
    )
    #expect(
      select.html == """
        <select id="n1"><optgroup id="n9"><option id="n2" value="a">a</option>\
        <option value="b" selected>b</option></optgroup></select>
        """
    )
  }
}

extension Element {
  fileprivate var html: String {
    var writer = HTMLWriter()
    writer.write(self)
    return writer.string
  }
}
