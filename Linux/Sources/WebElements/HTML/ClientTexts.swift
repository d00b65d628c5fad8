import Foundation
import LinuxFoundation

/// The texts that scripts of windows show without the host, for example when the connection is
/// lost.
package enum ClientTexts {
  private static let all = [
    LocalizedStringResource("Reconnecting…"),
    LocalizedStringResource("Not connected. Nothing was changed. Reconnecting…"),
    LocalizedStringResource("Connected again. The last tap may not have been carried out."),
    LocalizedStringResource("This server asks for its pass code."),
    LocalizedStringResource("Enter It", comment: "A link to the page that asks for the pass code."),
    LocalizedStringResource("Too many windows are open. Close another one to continue here."),
    LocalizedStringResource("Go On Offline"),
    LocalizedStringResource("Some changes made offline couldn't be saved."),
  ]

  /// The translations by English text as JSON, or an empty string in English.
  package static var translations: String {
    let pairs = all.map { ($0.key, String(localized: $0)) }.filter { $0 != $1 }
    guard !pairs.isEmpty else { return "" }
    return String(decoding: Data.json(Dictionary(uniqueKeysWithValues: pairs)), as: UTF8.self)
  }
}
