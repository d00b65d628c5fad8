import Foundation
import HabitEngine

/// The type of an unsupported file, recognized by its first bytes.
enum FileSignature {
  private static let signatures: [(start: [UInt8], description: LocalizedStringResource)] = [
    ([0x89, 0x50, 0x4E, 0x47], LocalizedStringResource("it is a PNG picture")),
    ([0xFF, 0xD8, 0xFF], LocalizedStringResource("it is a JPEG picture")),
    (Array("GIF8".utf8), LocalizedStringResource("it is a GIF picture")),
    (Array("%PDF".utf8), LocalizedStringResource("it is a PDF document")),
    (
      [0x1F, 0x8B],
      LocalizedStringResource("it is compressed with gzip; unpack it and choose the file inside")
    ),
    (
      [0xFD, 0x37, 0x7A, 0x58, 0x5A],
      LocalizedStringResource("it is compressed with xz; unpack it and choose the file inside")
    ),
    (
      Array("BZh".utf8),
      LocalizedStringResource("it is compressed with bzip2; unpack it and choose the file inside")
    ),
    (
      [0x37, 0x7A, 0xBC, 0xAF],
      LocalizedStringResource("it is a 7z archive; unpack it and choose the file inside")
    ),
    (
      Array("Rar!".utf8),
      LocalizedStringResource("it is a RAR archive; unpack it and choose the file inside")
    ),
    (
      [0xD0, 0xCF, 0x11, 0xE0],
      LocalizedStringResource("it is an old Excel or Word document; save its table as CSV")
    ),
    (
      Array("{\\rtf".utf8),
      LocalizedStringResource("it is a document in RTF; save its table as CSV")
    ),
    (Array("bplist00".utf8), LocalizedStringResource("it is a property list")),
    (Array("RIFF".utf8), LocalizedStringResource("it is a picture, sound, or video")),
    (Array("OggS".utf8), LocalizedStringResource("it is a sound or video")),
    (Array("ID3".utf8), LocalizedStringResource("it is a sound")),
    ([0x7F, 0x45, 0x4C, 0x46], LocalizedStringResource("it is a program")),
  ]

  private static let markup = [
    ("<!doctype html", LocalizedStringResource("it is a web page (HTML)")),
    ("<html", LocalizedStringResource("it is a web page (HTML)")),
    ("<?xml", LocalizedStringResource("it is an XML document")),
    ("<svg", LocalizedStringResource("it is an SVG picture")),
  ]

  /// Returns the reason why the file can't be imported, including the file's type; nil for a file
  /// that may be supported.
  static func description(of bytes: [UInt8]) -> String? {
    if let known = signatures.first(where: { bytes.starts(with: $0.start) }) {
      return String(localized: known.description)
    }
    // Videos and photos from phones have their type after the length of the first part.
    if bytes.dropFirst(4).starts(with: "ftyp".utf8) {
      return String(localized: "it is a picture or video from a phone")
    }
    if bytes.dropFirst(257).starts(with: "ustar".utf8) {
      return String(localized: "it is a tar archive; unpack it and choose the file inside")
    }
    let start = String(decoding: bytes.prefix(200), as: UTF8.self)
      .trimmingPrefix { $0.isWhitespace || $0 == "\u{FEFF}" }.lowercased()
    return markup.first { start.hasPrefix($0.0) }.map { String(localized: $0.1) }
  }
}
