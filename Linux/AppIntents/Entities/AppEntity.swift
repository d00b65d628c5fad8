/// One of the app's things, which intents are about.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible, ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// How it is found.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// What is told of it.
  public typealias Property = EntityProperty
}
