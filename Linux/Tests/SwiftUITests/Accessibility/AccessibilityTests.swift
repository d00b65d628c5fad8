import Testing
import WebElements

@testable import SwiftUI

/// The attributes that assistive technologies read, and their elements.
@MainActor @Suite struct AccessibilityTests {
  private let text = Text("a")

  /// Returns the first matching element's attributes other than its class, style, and type.
  private func attributes(_ tag: WebElements.Tag, _ view: some View) -> [String] {
    let element = TestWindow(view).root.all.dropFirst().first { $0.tag == tag }
    return (element?.attributes ?? [])
      .filter { !["class", "style", "type"].contains($0.name) }
      .map { $0.value.isEmpty ? $0.name : "\($0.name)=\($0.value)" }
  }

  @Test func `An accessibility modifier is rendered as an attribute`() {
    #expect(attributes(.span, text) == [])
    #expect(attributes(.span, text.accessibilityLabel("name")) == ["aria-label=name", "role=img"])
    #expect(attributes(.span, text.accessibilityHint("tap")) == ["aria-description=tap"])
    #expect(attributes(.span, text.accessibilityHint("tap").accessibilityHint("")) == [])
    #expect(attributes(.span, text.accessibilityHidden(true)) == ["aria-hidden=true"])
    #expect(attributes(.span, text.accessibilityHidden(true).accessibilityHidden(false)) == [])
    #expect(attributes(.span, text.accessibilityHidden(false)) == [])
    // Inner modifiers are applied first, so the outer label replaces the inner label.
    #expect(
      attributes(.span, text.accessibilityLabel("inner").accessibilityLabel("outer"))
        == ["role=img", "aria-label=outer"]
    )
  }

  @Test func `An accessibility trait is rendered as a role`() {
    func added(_ traits: AccessibilityTraits) -> [String] {
      attributes(.span, text.accessibilityAddTraits(traits))
    }
    #expect(added(.isHeader) == ["role=heading", "aria-level=2"])
    #expect(added(.isButton) == ["role=button"])
    #expect(added(.isSelected) == ["aria-pressed=true"])
    #expect(added([.isButton, .isSelected]) == ["role=button", "aria-pressed=true"])
    #expect(added([.isButton, .isToggle]) == ["role=button", "aria-pressed=false"])
    #expect(added([.isButton, .isToggle, .isSelected]) == ["role=button", "aria-pressed=true"])
    #expect(added([]) == [])
  }

  @Test func `Accessibility traits behave as a set`() {
    var traits: AccessibilityTraits = [.isButton, .isHeader]
    #expect(traits.contains(.isButton))
    #expect(!traits.contains(.isSelected))
    #expect(traits.insert(.isSelected).inserted)
    #expect(!traits.insert(.isSelected).inserted)
    #expect(traits.remove(.isHeader) == .isHeader)
    #expect(traits.remove(.isHeader) == nil)
    #expect(traits == [.isButton, .isSelected])
    #expect(traits.intersection([.isSelected, .isToggle]) == .isSelected)
    #expect(traits.symmetricDifference([.isSelected, .isToggle]) == [.isButton, .isToggle])
    #expect(traits.update(with: .isButton) == .isButton)
  }

  @Test func `A symbol is hidden from screen readers unless it has an accessibility label`() {
    let image = Image(systemName: "x")
    #expect(attributes(.span, image) == ["aria-hidden=true"])
    #expect(
      attributes(.span, image.accessibilityLabel("close")) == ["aria-label=close", "role=img"]
    )
  }

  @Test func `A label applies to the control itself, even through other modifiers`() {
    let button = Button("Go") {}.padding(8).background(.white).opacity(0.5)
    #expect(attributes(.button, button.accessibilityLabel("Run")) == ["aria-label=Run"])
    #expect(attributes(.div, button.accessibilityLabel("Run")) == [])
    #expect(
      attributes(.button, button.accessibilityAddTraits([.isButton, .isSelected]))
        == ["aria-pressed=true"]
    )
    let field = TextField("Name", text: .constant("")).padding(8)
    #expect(
      attributes(.input, field.accessibilityLabel("Title"))
        == ["placeholder=Name", "autocomplete=off", "aria-label=Title"]
    )
    // A context menu does not count as a second control.
    #expect(
      attributes(
        .button,
        Button("Go") {}.contextMenu { Button("Edit") {} }.accessibilityLabel("Run")
      ) == ["aria-label=Run"]
    )
  }

  @Test func `A label around several controls applies to their container`() {
    let both = HStack {
      Button("one") {}
      Button("two") {}
    }
    #expect(attributes(.div, both.accessibilityLabel("both")) == ["aria-label=both", "role=img"])
    #expect(attributes(.button, both.accessibilityLabel("both")) == [])
  }

  @Test func `Child views can become one accessibility element`() {
    let views = HStack {
      Text("Read")
      Image(systemName: "x")
      Text("3 days")
    }
    #expect(attributes(.div, views.accessibilityElement()) == ["role=img"])
    #expect(attributes(.div, views.accessibilityElement(children: .contain)) == ["role=group"])
    #expect(
      attributes(.div, views.accessibilityElement(children: .combine))
        == ["role=img", "aria-label=Read, 3 days"]
    )
    #expect(
      attributes(.div, views.accessibilityElement(children: .ignore).accessibilityLabel("name"))
        == ["role=img", "aria-label=name"]
    )
  }

  @Test func `A label of an accessibility element does not apply to a control inside it`() {
    let view = VStack { Button("Go") {} }
    for behavior in [AccessibilityChildBehavior.ignore, .contain] {
      let named = view.accessibilityElement(children: behavior).accessibilityLabel("name")
      #expect(attributes(.div, named).contains("aria-label=name"))
      #expect(attributes(.button, named) == [])
    }
  }

  @Test func `A changed label leaves the control's element unchanged`() throws {
    let window = TestWindow(
      Stateful(0) { $count in
        Button("Go") { count += 1 }.padding(8).accessibilityLabel("Count \(count)")
      }
    )
    let button = try #require(window.element(.button, "Count 0"))

    window.tap("Count 0")

    #expect(window.element(.button, "Count 1")?.id == button.id)
  }

  @Test func `A link's accessibility label omits the texts of controls inside the link`() {
    let link = NavigationLink(value: 1) {
      Text("Read")
      Button("Done") {}
      Text("3 days")
    }
    #expect(attributes(.button, link) == ["role=link", "aria-label=Read, 3 days"])
  }

  @Test func `A heading in a title font has level 1, and other headings have level 2`() {
    let window = TestWindow(
      VStack {
        Text("Read").font(.title.bold()).accessibilityAddTraits(.isHeader)
        Text("Notes").font(.headline).accessibilityAddTraits(.isHeader)
      }
    )
    let headings = window.elements.filter { $0.value("role") == "heading" }
    #expect(headings.map { $0.value("aria-level") } == ["1", "2"])
  }

  @Test func `A control that is not focusable is skipped by the Tab key`() {
    let button = Button("Go") {}
    #expect(attributes(.button, button) == [])
    #expect(attributes(.button, button.focusable(false)) == ["tabindex=-1"])
  }
}
