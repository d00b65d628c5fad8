import SwiftSyntax
import SwiftSyntaxMacros

/// The accessors of a persisted property, and the empty stored property that lets the compiler
/// check that initializers set it.
struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = declaration.propertyName,
      let index = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression.trimmed
    else { return [] }
    return [
      """
      @storageRestrictions(accesses: _$storage, initializes: _\(raw: name))
      init(initialValue) {
        _$storage.initialize(SwiftData._Slot(initialValue), at: \(index))
        _\(raw: name) = SwiftData._PersistedMarker()
      }
      """,
      """
      get {
        _$storage.access(self, keyPath: \\.\(raw: name))
        return _$storage.value(at: \(index))
      }
      """,
      """
      set {
        let slot = SwiftData._Slot(newValue)
        guard _$storage.differs(slot, at: \(index)) else { return }
        _$storage.withMutation(of: self, keyPath: \\.\(raw: name)) {
          _$storage.write(slot, at: \(index), of: self)
        }
      }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let name = declaration.propertyName else { return [] }
    return ["private var _\(raw: name): SwiftData._PersistedMarker"]
  }
}
