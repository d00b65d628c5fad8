/// A text as a QR code (ISO/IEC 18004).
struct QRCode: Hashable {
  /// The width of the light margin, in modules.
  static let quietZone = 4

  /// The modules in rows. Dark modules are true.
  let rows: [[Bool]]

  /// Creates a code, or returns nil for a text of more than 412 bytes in UTF-8.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let version = QRVersion.all.first(where: { bytes.count <= $0.capacity }) else {
      return nil
    }
    let empty = QRGrid(version)
    let bits = QRBytes(bytes, version).all
    // All eight masks are valid. The one with the lowest penalty is the easiest to read.
    let grids = QRMask.all.map { mask in
      var grid = empty
      grid.write(bits, mask)
      return grid
    }
    guard let best = grids.min(by: { $0.penalty < $1.penalty }) else { return nil }
    rows = best.rows
  }

  /// The number of modules in a row.
  var size: Int { rows.count }
}
