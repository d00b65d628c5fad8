import Foundation

/// The fields of a submitted form.
package struct FormFields {
  private let items: [URLQueryItem]

  package init(_ body: Data) {
    // Forms encode a space as a plus sign.
    let text = String(decoding: body, as: UTF8.self).replacing("+", with: "%20")
    items = URLComponents(string: "?\(text)")?.queryItems ?? []
  }

  /// Returns the first value of a field, or an empty string.
  package subscript(name: String) -> String { items.first { $0.name == name }?.value ?? "" }
}
