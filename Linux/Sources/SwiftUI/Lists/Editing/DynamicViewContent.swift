/// A view that is generated from a collection.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the modified view.
  public var data: Content.Data {
    guard let content = parts.content as? Content else {
      preconditionFailure("the content must keep the type it was created with")
    }
    return content.data
  }
}

extension EnvironmentValues {
  /// True if rows need the offset of their element in its collection.
  @Entry var numbersRows = false
}
