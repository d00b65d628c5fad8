/// A view with a modifier that is created in a body, so that the body observes the bindings that the
/// modifier's values are read from.
struct BoundView<Content: View, Modifier: PrimitiveModifier>: View {
  let content: Content
  let modifier: @MainActor () -> Modifier

  var body: some View { content.modifier(modifier()) }
}
