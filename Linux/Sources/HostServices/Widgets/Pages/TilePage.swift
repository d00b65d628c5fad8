import LinuxFoundation
@_spi(Host) import SwiftUI
import WebElements
import WidgetKit

/// The document of a tile. Without its script, it still supports taps and reloads every minute.
struct TilePage {
  let tile: Tile
  let program: String
  /// The path prefix in the browser.
  let root: String

  func html() -> [UInt8] {
    var html = HTMLWriter(capacity: 8 * 1_024, isFinal: true)
    html.startDocument(root: root, viewport: "width=device-width,initial-scale=1")
    html.head(title: "\(tile.name), \(program)", files: "tile", root: root)
    html.raw("<noscript><meta http-equiv=\"refresh\" content=\"60\"></noscript></head>")
    html.startTag("body", ["class": bodyClass])
    html.startTag(
      "form",
      ["method": "post", "class": formClass, "style": style, "data-version": tile.version]
    )
    if let link = tile.link {
      html.element(
        "a",
        [
          "class": "whole",
          "target": "_blank",
          "rel": "noopener",
          "href": link.hasPrefix("/") ? root + link : link,
          "aria-label": String(localized: "Open \(program)", comment: "A name of the app."),
        ]
      )
    }
    for element in tile.elements { html.write(element) }
    if let notice = tile.notice {
      html.element("p", ["class": "notice", "role": "alert"], text: notice)
    }
    html.raw("</form></body></html>")
    return html.bytes
  }

  private var bodyClass: String {
    ["app", "tiles", tile.address.appearance.theme?.name].compactMap { $0 }.joined(separator: " ")
  }

  private var formClass: String {
    let family = tile.address.family
    let place = family.map { $0.isAccessory ? "accessory" : "system" } ?? "control"
    let name = family?.description
    return ["tile", place, name, tile.address.appearance.rendering.description].compactMap { $0 }
      .joined(separator: " ")
  }

  private var style: String {
    let size = tile.address.size
    let ground = tile.address.appearance.rendering == .fullColor ? tile.background : nil
    return "--w:\(Int(size.width))px;--h:\(Int(size.height))px"
      + (ground.map { ";--ground-of-tile:\($0)" } ?? "")
  }
}

extension TileAddress {
  /// The size in points. A control is as wide as a small widget.
  var size: CGSize { family?.size ?? CGSize(width: 158, height: 72) }
}
