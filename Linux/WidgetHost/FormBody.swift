import Foundation

/// What a form sends.
struct FormBody {
  private let items: [URLQueryItem]

  init(_ body: Data) {
    // A form writes a space as a plus.
    let text = String(decoding: body, as: UTF8.self).replacing("+", with: "%20")
    items = URLComponents(string: "?\(text)")?.queryItems ?? []
  }

  /// The first value of a name.
  subscript(name: String) -> String? { items.first { $0.name == name }?.value }
}
