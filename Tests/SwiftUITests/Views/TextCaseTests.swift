import Foundation
import Testing

@testable import SwiftUI

/// Texts in capitals: those a view asks for, and headers of sections.
@MainActor @Suite struct TextCaseTests {
  @Test func aViewChoosesTheLettersOfItsTexts() {
    let view = VStack {
      Text("Straße")
      Text("Büro").textCase(.lowercase)
      Text("Both").textCase(nil)
    }
    #expect(TestWindow(view.textCase(.uppercase)).texts == ["STRASSE", "büro", "Both"])
    #expect(TestWindow(view.textCase(nil)).texts == ["Straße", "büro", "Both"])
  }

  @Test func lettersAreThoseOfTheLocale() {
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

  @Test func onCardsHeadersAreInCapitals() {
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

  @Test func aHeaderMayKeepItsLetters() {
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
