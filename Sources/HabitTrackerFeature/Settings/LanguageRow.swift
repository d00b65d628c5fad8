import Foundation
import HabitData
import SwiftUI

/// The choice of the app's language, or a link to the system's settings if the language is chosen
/// there.
struct LanguageRow: View {
  @Environment(\.platformTexts) private var texts
  @AppStorage(.language) private var language: String

  var body: some View {
    switch texts.languages {
    case .here(let languages):
      Picker("Language", selection: $language) {
        Text("Automatic", comment: "The language of the browser.").tag("")
        ForEach(languages, id: \.self) { tag in
          Text(verbatim: Self.name(tag)).tag(tag)
        }
      }
    case .system(let address):
      if let url = URL(string: address) { Link(destination: url) { Text("Language") } }
    }
  }

  /// Returns the name of a language in that language, such as “Deutsch”.
  private static func name(_ tag: String) -> String {
    let locale = Locale(identifier: tag)
    let name = locale.localizedString(forIdentifier: tag) ?? tag
    return name.prefix(1).uppercased(with: locale) + name.dropFirst()
  }
}

#Preview("Populated", traits: .sample) {
  Form { LanguageRow() }
}
