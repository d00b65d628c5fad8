import LinuxFoundation
import WebElements

/// A form of the sign-in pages. Unauthenticated clients receive only these forms, `GateAssets`, and
/// the app's fonts.
struct SignInForm {
  let title: LocalizedStringResource
  let text: LocalizedStringResource?
  let fields: [Field]
  let button: LocalizedStringResource

  struct Field {
    let name: String
    let label: LocalizedStringResource
    let completion: String
    var hint: LocalizedStringResource?
    var isNumber = false
  }

  /// The form that asks for the pass code.
  static let signIn = SignInForm(
    title: "Pass Code",
    text: nil,
    fields: [
      Field(
        name: "code",
        label: "Enter the pass code of this server.",
        completion: "current-password"
      )
    ],
    button: "Continue"
  )

  /// The form that sets the first pass code with the set-up code.
  static let setUp = SignInForm(
    title: "Choose a Pass Code",
    text: "Your devices need it to sign in.",
    fields: [
      Field(
        name: "setup",
        label: "Set-up code",
        completion: "one-time-code",
        hint: "The program printed it when it started.",
        isNumber: true
      ),
      new, again,
    ],
    button: "Continue"
  )

  /// The form that sets the first pass code without a set-up code.
  static let choose = SignInForm(
    title: "Choose a Pass Code",
    text: "Your devices need it to sign in.",
    fields: [new, again],
    button: "Continue"
  )

  /// The form that changes the pass code.
  static let change = SignInForm(
    title: "Change Pass Code",
    text: "All other devices are signed out.",
    fields: [
      Field(name: "former", label: "Current pass code", completion: "current-password"),
      new, again,
    ],
    button: "Change"
  )

  private static let new = Field(
    name: "code",
    label: "New pass code",
    completion: "new-password",
    hint: "At least 8 characters. Several words are easy to type."
  )
  private static let again = Field(
    name: "again",
    label: "Repeat the new pass code",
    completion: "new-password"
  )
}

extension PageDocument {
  /// - Parameters:
  ///   - notice: The error of the previous attempt.
  ///   - forgets: True if the browser must delete its stored data.
  func form(_ form: SignInForm, notice: String?, forgets: Bool) -> [UInt8] {
    plain(title: form.title) { html in
      if forgets {
        html.element("script", ["type": "module", "src": assets.gateScript])
      }
      if let text = form.text { html.element("p", text: String(localized: text)) }
      html.startTag("form", ["method": "post", "action": "\(site.root)/pass-code"])
      for (index, field) in form.fields.enumerated() { write(field, isFirst: index == 0, &html) }
      if let notice { html.element("p", ["role": "alert", "id": "notice"], text: notice) }
      html.element("button", text: String(localized: form.button))
      html.raw("</form>")
    }
  }

  private func write(_ field: SignInForm.Field, isFirst: Bool, _ html: inout HTMLWriter) {
    let hintID = "\(field.name)-hint"
    html.startTag("div", ["class": "field"])
    html.element("label", ["for": field.name], text: String(localized: field.label))
    html.raw("<input required maxlength=\"512\"")
    html.write(Attribute("id", field.name))
    html.write(Attribute("name", field.name))
    html.write(Attribute("type", field.isNumber ? "text" : "password"))
    html.write(Attribute("autocomplete", field.completion))
    if field.isNumber { html.write(Attribute("inputmode", "numeric")) }
    if isFirst { html.raw(" autofocus") }
    if field.hint != nil { html.write(Attribute("aria-describedby", hintID)) }
    html.raw(">")
    if let hint = field.hint {
      html.element("p", ["class": "hint", "id": hintID], text: String(localized: hint))
    }
    html.raw("</div>")
  }
}
