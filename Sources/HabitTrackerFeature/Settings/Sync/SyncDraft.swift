import Foundation
import HabitData
import HabitSync

/// The form for setting up sync. It is not restored with the window, because a browser would store
/// the password and the key.
struct SyncDraft: Hashable {
  enum Kind: String, CaseIterable, Identifiable {
    case folder, webDAV, server

    var id: Self { self }

    var title: String {
      switch self {
      case .folder: String(localized: "Folder")
      case .webDAV: "WebDAV"
      case .server: String(localized: "Own Server")
      }
    }

    var sentence: String {
      switch self {
      case .folder:
        String(
          localized:
            "The full path of a folder that another app, such as Syncthing, syncs to your devices."
        )
      case .webDAV: String(localized: "A folder on a WebDAV server, such as Nextcloud.")
      case .server:
        String(
          localized:
            "The address of a Habit Tracker that is always on, and a token from it with the scope “Sync”."
        )
      }
    }
  }

  var kind = Kind.folder
  var folder = ""
  /// A folder chosen in Files.
  var chosen: SyncPlace?
  var address = ""
  var user = ""
  var password = ""
  var token = ""
  var name = ""
  var key = ""

  /// The remote folder, or nil while the form is incomplete.
  var place: SyncPlace? {
    switch kind {
    case .folder:
      if let chosen { return chosen }
      let path = folder.trimmingCharacters(in: .whitespaces)
      return path.hasPrefix("/") ? .folder(path: path) : nil
    case .webDAV:
      return url.map { .webDAV(url: $0, user: user, password: password) }
    case .server:
      return url.map { .server(url: $0, token: token.trimmingCharacters(in: .whitespaces)) }
    }
  }

  /// The problem with the entered location, or nil.
  var problem: String? {
    let path = folder.trimmingCharacters(in: .whitespaces)
    if kind == .folder, !path.isEmpty, !path.hasPrefix("/") {
      return String(localized: "Enter a full path. It begins with /.")
    }
    if kind != .folder, address.count > 8, url == nil {
      return String(localized: "Enter an address such as https://example.com/dav/habits.")
    }
    return nil
  }

  /// The problem with the entered key, or nil. An incomplete key is not a problem.
  var keyProblem: String? {
    if key.isEmpty { return nil }
    do throws(SyncKeyError) {
      _ = try SyncKey(text: key)
      return nil
    } catch .hasAnotherLength(let count, let expected) where count < expected {
      return nil
    } catch .hasAnotherWordCount(let count, let expected) where count < expected {
      return nil
    } catch .hasBeginning(let word, _) where key.lowercased().hasSuffix(word) {
      return nil
    } catch {
      return error.localizedDescription
    }
  }

  /// The device name without leading and trailing white space.
  var deviceName: String { name.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The length of the device's name, compared to its limit.
  var nameLimit: TextLimit { TextLimit(name, limit: SyncEngine.deviceNameLimit) }

  private var url: URL? { URL(address: address) }
}

extension SyncDraft {
  /// Fills in the form from another device's invitation.
  init(_ invitation: SyncInvitation) {
    key = invitation.key.wordLine
    switch invitation.place {
    case .folder(let path): (kind, folder) = (.folder, path ?? "")
    case .webDAV(let url, let user):
      (kind, address, self.user) = (.webDAV, url.absoluteString, user)
    case .server(let url): (kind, address) = (.server, url.absoluteString)
    }
  }
}
