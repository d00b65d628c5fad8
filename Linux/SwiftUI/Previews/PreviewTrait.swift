/// A view as Xcode's canvas shows it.
public struct Preview {
  /// Marks the traits that are for previews of views.
  public struct ViewTraits {}
}

/// Something that a preview is given, such as what surrounds its view.
public struct PreviewTrait<T> {}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Puts the preview into a modifier.
  public static func modifier(
    _ modifier: some PreviewModifier
  ) -> PreviewTrait<Preview.ViewTraits> {
    PreviewTrait()
  }
}
