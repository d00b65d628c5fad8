// swift-tools-version: 6.3
import PackageDescription

// A file that imports both SwiftData and SwiftUI also gets their overlay with `@Query`.
let overlay = Context.packageDirectory + "/../../Sources/_SwiftData_SwiftUI"
let flags = [
  "-enable-cross-import-overlays", "-swift-module-cross-import", "SwiftData",
  overlay + "/SwiftData.swiftcrossimport/SwiftUI.swiftoverlay",
]

let package = Package(
  name: "Shopping",
  dependencies: [.package(path: "../..")],
  targets: [
    .executableTarget(
      name: "Shopping",
      dependencies: [
        .product(name: "Frameworks", package: "Linux"),
        .product(name: "Hosting", package: "Linux"),
      ],
      swiftSettings: [.unsafeFlags(flags.flatMap { ["-Xfrontend", $0] })]
    )
  ]
)
