extension View {
  /// Shows an alert while a condition holds.
  public func alert<A>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    dialog(.alert, titleKey.text, isPresented, actions, { EmptyView() })
  }

  /// Shows an alert with a text of the app while a condition holds.
  @_disfavoredOverload public func alert<S, A>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(.alert, String(title), isPresented, actions, { EmptyView() })
  }

  /// Shows an alert with a message while a condition holds.
  public func alert<A, M>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    dialog(.alert, titleKey.text, isPresented, actions, message)
  }

  /// Shows an alert with a text of the app and a message while a condition holds.
  @_disfavoredOverload public func alert<S, A, M>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(.alert, String(title), isPresented, actions, message)
  }

  /// Offers a choice of actions while a condition holds.
  public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    dialog(.choice(titleVisibility), titleKey.text, isPresented, actions, { EmptyView() })
  }

  /// Offers a choice of actions, with a text of the app, while a condition holds.
  @_disfavoredOverload public func confirmationDialog<S, A>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(.choice(titleVisibility), String(title), isPresented, actions, { EmptyView() })
  }

  /// Offers a choice of actions with a message while a condition holds.
  public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    dialog(.choice(titleVisibility), titleKey.text, isPresented, actions, message)
  }

  /// Offers a choice of actions with a message, with a text of the app, while a condition holds.
  @_disfavoredOverload public func confirmationDialog<S, A, M>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(.choice(titleVisibility), String(title), isPresented, actions, message)
  }

  private func dialog<A: View, M: View>(
    _ form: DialogForm,
    _ title: String,
    _ isPresented: Binding<Bool>,
    _ actions: @escaping () -> A,
    _ message: @escaping () -> M
  ) -> some View {
    DialogHost(
      content: self,
      form: form,
      title: title,
      isPresented: isPresented,
      actions: actions,
      message: message
    )
  }
}
