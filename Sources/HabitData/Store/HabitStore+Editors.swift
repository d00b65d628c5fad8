import Foundation

/// Simultaneous edits of a habit in several windows.
extension HabitStore {
  /// Shows a notice in the windows whose changes were overwritten by this window. The notice
  /// appears in this window if another program made them.
  func notifyEditors(of fields: [HabitDraft.Field], of id: UUID, named name: String) {
    var notified: [ObjectIdentifier: (window: HabitStore, fields: [HabitDraft.Field])] = [:]
    for field in fields {
      let editor = histories.editor(of: field, of: id)
      guard editor !== self else { continue }
      let window = editor ?? self
      notified[ObjectIdentifier(window), default: (window, [])].fields.append(field)
    }
    for (window, fields) in notified.values {
      let labels = fields.map(\.label).formatted(.list(type: .and))
      let verb = fields.count == 1 ? "was" : "were"
      window.show(
        Notice(
          message: window === self
            ? "The \(labels) of “\(name)” \(verb) also changed elsewhere. Your version was saved."
            : "The \(labels) of “\(name)” \(verb) changed in another window."
        )
      )
    }
  }
}
