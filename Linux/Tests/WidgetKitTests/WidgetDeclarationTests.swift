@_spi(Host) import AppIntents
import SwiftUI
import Testing

@testable import WidgetKit

@MainActor struct WidgetDeclarationTests {
  private let declarations = LampBundle().declarations

  @Test func `A bundle has its widgets and controls in order`() {
    #expect(declarations.map(\.kind) == ["Lamp", "SwitchLamp"])
    #expect(declarations.map(\.displayName) == ["The Lamp", "Switch"])
    #expect(declarations.map(\.description) == ["Whether it is on.", "Switches it."])
    #expect(declarations.map(\.families) == [[.systemSmall, .accessoryInline], []])
    #expect(declarations.map { IntentDeclaration($0.intent).name } == ["Room", "RoomControl"])
  }

  @Test func `A timeline depends on configuration and family`() async throws {
    let timeline = try await declarations[0].timeline(for: RoomIntent(), in: .accessoryInline)
    #expect(timeline.entries.map(\.date.timeIntervalSince1970) == [0, 10])
    #expect(timeline.reload == Date(timeIntervalSince1970: 30))
    let second = try #require(timeline.entries.last)
    #expect(StillPage(second.view).texts == ["Hall accessoryInline 10"])
  }

  @Test func `A control is a button for its intent`() async throws {
    let timeline = try await declarations[1].timeline(
      for: RoomControlIntent(),
      in: .systemSmall
    )
    let page = StillPage(try #require(timeline.entries.first).view)
    #expect(page.texts == ["Hall"])
    #expect(page.taps == ["SwitchLamp Hall"])
  }

  @Test func `A widget family is found by its name`() {
    for family in WidgetFamily.allCases { #expect(WidgetFamily(family.description) == family) }
    #expect(WidgetFamily("systemHuge") == nil)
  }
}
