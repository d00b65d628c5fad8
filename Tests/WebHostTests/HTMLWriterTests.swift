import Testing
import WebElements

@testable import WebHost

struct HTMLWriterTests {
  @Test func textAndAttributesAreEscaped() {
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

  @Test func textBeyondASCIIStaysAsItIs() {
    let text = "été 👩‍👩‍👧 مرحبا \u{2028}"
    #expect(Element(id: 1, tag: .p, content: .text(text)).html == #"<p id="n1">\#(text)</p>"#)
  }

  @Test func liveStateAndEventsAreWritten() {
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

  @Test func aTextAreaKeepsItsFirstLineBreak() {
    let area = Element(id: 1, tag: .textarea, properties: [.value("\na<b")])
    #expect(area.html == "<textarea id=\"n1\">\n\na&lt;b</textarea>")
  }

  @Test func theChosenOptionIsMarked() {
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
        <option id="n3" value="b" selected>b</option></optgroup></select>
        """
    )
  }
}
