import Foundation

/// Windows that edit one habit at the same time.
extension HabitStore {
  /// Tells those whose change of a habit this window has just replaced: the later one wins, and the
  /// earlier one is told. Where it was none of the app's windows, this one learns that there was
  /// another.
  func notifyEditors(of fields: [HabitDraft.Field], of id: UUID, named name: String) {
    var told: [ObjectIdentifier: (window: HabitStore, fields: [HabitDraft.Field])] = [:]
    for field in fields {
      let editor = histories.editor(of: field, of: id)
      guard editor !== self else { continue }
      let window = editor ?? self
      told[ObjectIdentifier(window), default: (window, [])].fields.append(field)
    }
    for (window, fields) in told.values {
      let labels = fields.map(\.label).formatted(.list(type: .and))
      let verb = fields.count == 1 ? "was" : "were"
      window.show(
        Notice(
          message: window === self
            ? "“\(name)”: the \(labels) had been changed elsewhere. Yours \(verb) saved last."
            : "“\(name)”: the \(labels) you chose \(verb) changed in another window."
        )
      )
    }
  }
}
