import SwiftSyntax
import SwiftSyntaxMacros

/// The `@Entry` macro: the accessors of an environment value, and its key.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = declaration.propertyName else { return [] }
    return [
      "get { self[__Key_\(raw: name).self] }",
      "set { self[__Key_\(raw: name).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let name = declaration.propertyName,
      let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
    else { return [] }
    let value = binding.initializer?.value.trimmed ?? "nil"
    // A computed property needs a type, and a stored one needs a Sendable value.
    let property: DeclSyntax =
      if let type = binding.typeAnnotation?.type.trimmed {
        "static var defaultValue: \(type) { \(value) }"
      } else {
        "static let defaultValue = \(value)"
      }
    return [
      """
      private struct __Key_\(raw: name): SwiftUI.EnvironmentKey {
        \(property)
      }
      """
    ]
  }
}
