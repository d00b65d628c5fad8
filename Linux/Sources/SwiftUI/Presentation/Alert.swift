extension View {
  /// Presents an alert while a binding is true.
  public func alert<A>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    dialog(.alert, Text(titleKey), isPresented, actions, { EmptyView() })
  }

  /// Presents an alert with a string as its title while a binding is true.
  @_disfavoredOverload public func alert<S, A>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(.alert, Text(title), isPresented, actions, { EmptyView() })
  }

  /// Presents an alert with a message while a binding is true.
  public func alert<A, M>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    dialog(.alert, Text(titleKey), isPresented, actions, message)
  }

  /// Presents a choice of actions while a binding is true.
  public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    dialog(.choice(titleVisibility), Text(titleKey), isPresented, actions, { EmptyView() })
  }

  /// Presents a choice of actions with a message while a binding is true.
  public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    dialog(.choice(titleVisibility), Text(titleKey), isPresented, actions, message)
  }

  /// Presents a choice of actions with a string as its title and a message while a binding is true.
  @_disfavoredOverload public func confirmationDialog<S, A, M>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(.choice(titleVisibility), Text(title), isPresented, actions, message)
  }

  private func dialog<A: View, M: View>(
    _ form: DialogForm,
    _ title: Text,
    _ isPresented: Binding<Bool>,
    _ actions: @escaping () -> A,
    _ message: @escaping () -> M
  ) -> some View {
    BoundView(content: self) {
      DialogModifier(
        form: form,
        title: title,
        actions: isPresented.wrappedValue ? AnyView(actions()) : nil,
        message: isPresented.wrappedValue ? AnyView(message()) : nil,
        close: { isPresented.wrappedValue = false }
      )
    }
  }
}
