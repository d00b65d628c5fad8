import HabitInterchange

extension HabitStore {
  /// Replaces the store's content with a backup's. Undo restores a backup of the previous content.
  ///
  /// - Parameter notice: The notice to show afterward.
  package func restore(_ backup: Backup, of backups: BackupService, notice: String) async {
    guard let present = await backups.restore(backup) else { return }
    registerUndo("Restoring a Backup", notice: notice) { store in
      Task { await store.restore(present, of: backups, notice: "Undid the restored backup") }
    }
  }
}
