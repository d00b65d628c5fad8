import Foundation
import Testing

@testable import SwiftUI

/// Text cases of views and of section headers.
@MainActor @Suite struct TextCaseTests {
  @Test func `A view sets the case of its texts`() {
    let view = VStack {
      Text("Straße")
      Text("Büro").textCase(.lowercase)
      Text("Both").textCase(nil)
    }
    #expect(TestWindow(view.textCase(.uppercase)).texts == ["STRASSE", "büro", "Both"])
    #expect(TestWindow(view.textCase(nil)).texts == ["Straße", "büro", "Both"])
  }

  @Test func `The text case follows the locale`() {
    let view = Text("iki").textCase(.uppercase)
    #expect(TestWindow(view.environment(\.locale, Locale(identifier: "tr_TR"))).texts == ["İKİ"])
  }

  private var section: some View {
    Section {
      Text("row")
    } header: {
      Text("Color")
      Button("Choose") {}
    } footer: {
      Text("footer")
    }
  }

  @Test func `Headers of grouped sections are uppercase`() {
    #expect(TestWindow(Form { section }).texts == ["COLOR", "CHOOSE", "row", "footer"])
    #expect(
      TestWindow(List { section }.listStyle(.insetGrouped)).texts
        == ["COLOR", "CHOOSE", "row", "footer"]
    )
    #expect(
      TestWindow(List { section }.listStyle(.plain)).texts == ["Color", "Choose", "row", "footer"]
    )
    #expect(TestWindow(VStack { section }).texts == ["Color", "Choose", "row", "footer"])
  }

  @Test func `A header can keep its case`() {
    #expect(
      TestWindow(Form { section.textCase(nil) }).texts == ["Color", "Choose", "row", "footer"]
    )
    let header = Section {
      Text("row")
    } header: {
      Text("a")
      Text("Name").textCase(nil)
    }
    #expect(TestWindow(Form { header }).texts == ["A", "Name", "row"])
  }
}
