/// A preview in Xcode's canvas.
public struct Preview {
  /// A type that marks traits for previews of views.
  public struct ViewTraits {}
}

/// A trait of a preview, such as a modifier of its view.
public struct PreviewTrait<T> {}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Applies a modifier to the preview.
  public static func modifier(
    _ modifier: some PreviewModifier
  ) -> PreviewTrait<Preview.ViewTraits> {
    PreviewTrait()
  }
}
