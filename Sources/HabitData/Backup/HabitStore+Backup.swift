import HabitInterchange

extension HabitStore {
  /// Makes the store have what a backup has, and keeps how to take that back: by the backup that is
  /// made of the present.
  /// - Parameter notice: What to tell when it is done.
  package func restore(_ backup: Backup, of backups: BackupService, notice: String) async {
    guard let present = await backups.restore(backup) else { return }
    registerUndo("Restoring a Backup", notice: notice) { store in
      Task { await store.restore(present, of: backups, notice: "Took back the restored backup") }
    }
  }
}
