import SwiftUI
@_spi(Host) import UserNotifications

extension PushRefusal {
  /// The reason and the remedy.
  var sentence: LocalizedStringResource {
    switch self {
    case .unsupported:
      LocalizedStringResource(
        """
        This browser can't receive reminders while the app is closed. The address must begin with \
        https://. On an iPhone or iPad, add the app to the Home Screen first, and open it there.
        """
      )
    case .denied:
      LocalizedStringResource(
        """
        Notifications are turned off. Allow them for this site in the browser's settings, then try \
        again.
        """
      )
    case .failed:
      LocalizedStringResource("The browser couldn't reach its push service. Try again later.")
    }
  }
}

extension PushProblem {
  /// The reason and the remedy. It names the host, so that a firewall can allow it.
  var sentence: LocalizedStringResource {
    switch self {
    case .failed(.unreachable, let host):
      LocalizedStringResource(
        """
        The last reminder couldn't be sent, because the server can't reach \(host). A firewall or a \
        proxy may block the connection. Allow HTTPS connections to this name.
        """
      )
    case .failed(.untrusted, let host):
      LocalizedStringResource(
        """
        The last reminder couldn't be sent, because the certificate of \(host) is not trusted. A proxy \
        may open encrypted connections.
        """
      )
    case .failed(.privateAddress, let host):
      LocalizedStringResource(
        """
        The last reminder wasn't sent, because \(host) is in a private network, not on the Internet.
        """
      )
    case .blocked(let host):
      LocalizedStringResource(
        """
        The last reminder couldn't be sent. A proxy between the server and \(host) refuses the \
        connection.
        """
      )
    case .refused(let status, let host):
      LocalizedStringResource(
        "The push service \(host) didn't accept the last reminder (status \(status))."
      )
    }
  }
}
