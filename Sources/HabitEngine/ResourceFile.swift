import Foundation

/// A file among a module's resources.
package enum ResourceFile {
  /// Returns the location of a file. The program ends if it was installed without the file.
  ///
  /// - `bundle`: The bundle of the module, `Bundle.module`.
  package static func url(_ name: String, in bundle: Bundle) -> URL {
    guard let url = bundle.url(forResource: name, withExtension: nil) else {
      preconditionFailure("\(bundle.bundlePath) has no \(name).")
    }
    return url
  }

  /// Returns the lines of a text file in UTF-8, without blank lines. If the file can't be read, the
  /// program ends.
  package static func lines(_ name: String, in bundle: Bundle) -> [Substring] {
    do {
      let text = try String(contentsOf: url(name, in: bundle), encoding: .utf8)
      return text.split(separator: "\n")
    } catch {
      preconditionFailure("\(name) can't be read: \(error)")
    }
  }
}
