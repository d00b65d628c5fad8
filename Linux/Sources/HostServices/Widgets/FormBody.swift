import Foundation

/// The fields of a submitted form.
struct FormBody {
  private let items: [URLQueryItem]

  init(_ body: Data) {
    // Forms encode a space as a plus sign.
    let text = String(decoding: body, as: UTF8.self).replacing("+", with: "%20")
    items = URLComponents(string: "?\(text)")?.queryItems ?? []
  }

  /// Returns the first value of a field.
  subscript(name: String) -> String? { items.first { $0.name == name }?.value }
}
