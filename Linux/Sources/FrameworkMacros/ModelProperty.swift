import SwiftSyntax
import SwiftSyntaxMacros

/// The declaration of a stored property of a model class.
struct ModelProperty {
  let name: String
  let initializer: ExprSyntax?
  let attributeArguments: LabeledExprListSyntax?
  let relationshipArguments: LabeledExprListSyntax?

  /// Returns the persisted properties of a class in declaration order. A property's index is its
  /// slot number in the model's storage.
  static func persisted(
    in declaration: some DeclGroupSyntax,
    reportingTo context: (any MacroExpansionContext)? = nil
  ) -> [ModelProperty] {
    declaration.memberBlock.members.compactMap { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { return nil }
      return property(from: variable, reportingTo: context)
    }
  }

  /// Returns the persisted property of a declaration, or nil if the declaration is computed,
  /// static, transient, or invalid. An invalid declaration is reported to the context, if there is
  /// one.
  static func property(
    from variable: VariableDeclSyntax,
    reportingTo context: (any MacroExpansionContext)?
  ) -> ModelProperty? {
    guard !variable.isStatic, variable.attribute("Transient") == nil,
      let binding = variable.bindings.first
    else { return nil }
    guard binding.accessorBlock == nil else {
      if binding.hasObservers {
        MacroError(
          "a persistent property can't have observers; mark it @Transient or move the work to a method"
        ).report(at: variable, in: context)
      }
      return nil
    }
    guard variable.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else {
      MacroError("declare each persistent property separately").report(at: variable, in: context)
      return nil
    }
    guard variable.bindingSpecifier.tokenKind == .keyword(.var) else {
      MacroError("a persistent property must be a 'var'").report(at: variable, in: context)
      return nil
    }
    return ModelProperty(
      name: pattern.identifier.text,
      initializer: binding.initializer?.value,
      attributeArguments: variable.arguments(of: "Attribute"),
      relationshipArguments: variable.arguments(of: "Relationship")
    )
  }
}

extension PatternBindingSyntax {
  /// True if the property has `willSet` or `didSet`.
  fileprivate var hasObservers: Bool {
    guard case .accessors(let accessors) = accessorBlock?.accessors else { return false }
    return accessors.contains {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}

extension VariableDeclSyntax {
  fileprivate var isStatic: Bool {
    modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }

  fileprivate func attribute(_ name: String) -> AttributeSyntax? {
    attributes.lazy
      .compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription.split(separator: ".").last == name[...] }
  }

  fileprivate func arguments(of name: String) -> LabeledExprListSyntax? {
    attribute(name)?.arguments?.as(LabeledExprListSyntax.self)
  }
}
