import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The `@Model` macro, which adds storage, a description, and conformances to a class.
struct ModelMacro {
  /// The number of bits in the change mask of a model's storage.
  static let maximumPropertyCount = 64
}

extension ModelMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = declaration.as(ClassDeclSyntax.self) else {
      MacroError("@Model can only be applied to a class").report(at: node, in: context)
      return []
    }
    guard model.inheritanceClause?.mentions("PersistentModel") != true else { return [] }
    let properties = ModelProperty.persisted(in: model, reportingTo: context)
    guard !properties.isEmpty, properties.count <= maximumPropertyCount else {
      MacroError("a model has 1 to \(maximumPropertyCount) persistent properties")
        .report(at: model.name, in: context)
      return []
    }
    let type = model.name.text
    let access = model.accessForWitnesses
    return [
      """
      \(raw: access)private(set) var _$storage = SwiftData._ModelStorage(\(raw: type)._$description)
      """,
      description(of: model, properties: properties, access: access),
      """
      \(raw: access)required init(_$storage storage: SwiftData._ModelStorage) {
        \(raw: properties.map { "_\($0.name) = SwiftData._PersistedMarker()" }.joined(separator: "\n"))
        _$storage = storage
      }
      """,
      """
      \(raw: access)func _$noteMutation(at index: Int) {
        switch index {
        \(raw: notifications(for: properties, of: type))
        default: break
        }
      }
      """,
    ]
  }

  private static func description(
    of model: ClassDeclSyntax,
    properties: [ModelProperty],
    access: String
  ) -> DeclSyntax {
    let type = model.name.text
    let entries = properties.map { property in
      var arguments = ["\"\(property.name)\"", "\\\(type).\(property.name)"]
      if let attribute = property.attributeArguments {
        arguments.append("attribute: SwiftData.Schema.Attribute(\(attribute.trimmedDescription))")
      }
      if let relationship = property.relationshipArguments {
        arguments.append(
          "relationship: SwiftData.Schema.Relationship(\(relationship.trimmedDescription))"
        )
      }
      if let initializer = property.initializer {
        arguments.append("defaultValue: { \(initializer.trimmedDescription) }")
      }
      return "SwiftData.Schema.PropertyMetadata(\(arguments.joined(separator: ", "))),"
    }
    let constraints = model.memberBlock.members
      .compactMap { $0.decl.as(MacroExpansionDeclSyntax.self) }
      .filter { ["Unique", "Index"].contains($0.macroName.text) }
      .map {
        "SwiftData.Schema.\($0.macroName.text)<\(type)>(\($0.arguments.trimmedDescription))._constraint,"
      }
    return """
      \(raw: access)static let _$description = SwiftData._ModelDescription(
        \(raw: type).self,
        name: "\(raw: type)",
        properties: [
          \(raw: entries.joined(separator: "\n    "))
        ],
        constraints: [
          \(raw: constraints.joined(separator: "\n    "))
        ])
      """
  }

  private static func notifications(for properties: [ModelProperty], of type: String) -> String {
    properties.enumerated().map { index, property in
      "case \(index): _$storage.withMutation(of: self, keyPath: \\\(type).\(property.name)) {}"
    }.joined(separator: "\n    ")
  }
}

extension ModelMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let variable = member.as(VariableDeclSyntax.self),
      let property = ModelProperty.property(from: variable, reportingTo: nil),
      let index = ModelProperty.persisted(in: declaration)
        .firstIndex(where: { $0.name == property.name })
    else { return [] }
    return ["@SwiftData._PersistedProperty(\(raw: index))"]
  }
}

extension ModelMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty, declaration.is(ClassDeclSyntax.self) else { return [] }
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): SwiftData.PersistentModel, Observation.Observable {}"
      )
    ]
  }
}

extension ClassDeclSyntax {
  /// The access modifier of protocol witnesses: the class's, with `public` for `open`.
  fileprivate var accessForWitnesses: String {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      default: continue
      }
    }
    return ""
  }
}

extension InheritanceClauseSyntax {
  fileprivate func mentions(_ name: String) -> Bool {
    inheritedTypes.contains { $0.type.trimmedDescription == name }
  }
}
