import HabitData
import SwiftUI

/// The sheet that creates a token and shows it once.
struct NewTokenSheet: View {
  @Environment(AccessTokens.self) private var access
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var scope = AccessScope.checkOff
  /// The new token. It is not restored with the window, because a browser would store it.
  @State private var made: AccessTokenText?
  @State private var problem: String?
  @FocusState private var isNameFocused: Bool

  var body: some View {
    NavigationStack {
      content
        .formScreen(made == nil ? "New Token" : "Your Token")
        .toolbar { toolbar }
    }
    .presentationDetents([.medium])
    .onAppear { isNameFocused = true }
  }

  @ViewBuilder private var content: some View {
    if let made {
      MadeTokenView(text: made.text, name: name)
    } else {
      form
    }
  }

  private var form: some View {
    Form {
      Section {
        TextField("Name", text: $name, prompt: Text("What it is for"))
          .accessibilityHint(problem ?? "")
          .focused($isNameFocused)
          .onSubmit(make)
      } footer: {
        WarningText(problem)
        LimitText(limit: TextLimit(name, limit: AccessToken.nameLimit))
      }
      Section {
        Picker("Scope", selection: $scope) {
          ForEach(AccessScope.allCases) { scope in
            Text(scope.title).tag(scope)
          }
        }
      } footer: {
        Text(scope.sentence)
      }
    }
  }

  private var toolbar: EditorToolbar {
    EditorToolbar(
      title: "Create",
      isMade: made != nil,
      isReady: AccessToken.isName(name),
      make: make,
      close: { dismiss() }
    )
  }

  private func make() {
    guard AccessToken.isName(name) else { return }
    do throws(AccessTokenError) {
      made = try access.make(named: name, scope: scope)
    } catch {
      problem = error.localizedDescription
    }
  }
}

/// A new token, with a button that copies it.
private struct MadeTokenView: View {
  let text: String
  let name: String

  @Environment(\.platformAccess) private var platform

  var body: some View {
    Form {
      Section {
        Text(text)
          .font(.system(.callout, design: .monospaced))
          .foregroundStyle(.firstText)
        if let platform { platform.copyButton(text) }
      } header: {
        Text(name).textCase(nil)
      } footer: {
        Text(
          "Copy the token now. It won't be shown again. Anyone who has it can do what its scope allows."
        )
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  NewTokenSheet()
}

#Preview("Empty", traits: .noHabits) {
  NewTokenSheet()
}

#Preview("Dark", traits: .darkSample) {
  NewTokenSheet()
}
