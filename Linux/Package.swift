// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")
let flyingSocks = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")

// A file that imports both SwiftData and SwiftUI also gets their overlay with `@Query`, as on
// Apple's systems, where the compiler finds such modules by itself. The same holds for AppIntents
// and SwiftUI.
let overlays: [SwiftSetting] = [
  .unsafeFlags(
    (["-enable-cross-import-overlays"]
      + ["AppIntents", "SwiftData"].flatMap { module in
        [
          "-swift-module-cross-import", module,
          Context.packageDirectory
            + "/Sources/_\(module)_SwiftUI/\(module).swiftcrossimport/SwiftUI.swiftoverlay",
        ]
      })
      .flatMap { ["-Xfrontend", $0] }
  )
]

let package = Package(
  name: "LinuxFrameworks",
  products: [
    // The frameworks for programs without a user interface.
    .library(name: "DataFrameworks", targets: ["AppIntents", "CoreData", "SwiftData"]),
    // All frameworks.
    .library(
      name: "Frameworks",
      targets: [
        "AppIntents", "Charts", "CoreData", "SwiftData", "SwiftUI", "UniformTypeIdentifiers",
        "UserNotifications", "WidgetKit", "_AppIntents_SwiftUI", "_SwiftData_SwiftUI",
      ]
    ),
    // Types of Apple's Foundation that Foundation on Linux lacks.
    .library(name: "LinuxFoundation", targets: ["LinuxFoundation"]),
    // The server that shows an app in browsers.
    .library(name: "Hosting", targets: ["HostServices", "WebElements", "WebHost", "WebPush"]),
    .library(name: "TestSupport", targets: ["TestSupport"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  // Each target names all modules that it imports, because only changes in named modules compile
  // the target again.
  targets: [
    .systemLibrary(name: "CLinux"),
    .macro(
      name: "FrameworkMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]
    ),
    .target(name: "LinuxFoundation"),
    .target(name: "WebElements", dependencies: ["LinuxFoundation"]),
    // FlyingFox takes any module of this name for Apple's. The dependency makes sure that FlyingFox
    // is always built first, without this module.
    .target(name: "UniformTypeIdentifiers", dependencies: [flyingFox]),
    .target(
      name: "WebHost",
      dependencies: [
        "CLinux", "LinuxFoundation", "UniformTypeIdentifiers", "WebElements", flyingFox,
        flyingSocks, logging,
      ],
      resources: [.copy("Resources")]
    ),
    .target(
      name: "SwiftUI",
      dependencies: [
        "FrameworkMacros", "LinuxFoundation", "UniformTypeIdentifiers", "WebElements", logging,
      ],
      resources: [.copy("Resources")]
    ),
    .target(name: "Charts", dependencies: ["SwiftUI", "WebElements"]),
    // Push messages to browsers: RFC 8030, 8188, 8291, and 8292.
    .target(name: "WebPush", dependencies: [crypto]),
    .target(
      name: "UserNotifications",
      dependencies: ["LinuxFoundation", "SwiftUI", "WebElements", "WebPush", logging]
    ),
    .target(name: "CoreData"),
    .target(
      name: "SwiftData",
      dependencies: [
        "CLinux", "CoreData", "FrameworkMacros", "LinuxFoundation", grdb, logging, sqlite,
      ]
    ),
    .target(
      name: "_SwiftData_SwiftUI",
      dependencies: ["SwiftData", "SwiftUI", logging],
      exclude: ["SwiftData.swiftcrossimport"]
    ),
    .target(name: "AppIntents", dependencies: ["LinuxFoundation"]),
    .target(
      name: "_AppIntents_SwiftUI",
      dependencies: ["AppIntents", "SwiftUI", "WebElements", logging],
      exclude: ["AppIntents.swiftcrossimport"]
    ),
    .target(
      name: "WidgetKit",
      dependencies: ["AppIntents", "SwiftUI", "WebElements", "_AppIntents_SwiftUI"],
      swiftSettings: overlays
    ),
    .target(
      name: "HostServices",
      dependencies: [
        "AppIntents", "LinuxFoundation", "SwiftUI", "WebElements", "WidgetKit",
        "_AppIntents_SwiftUI",
      ],
      resources: [.copy("Resources")],
      swiftSettings: overlays
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "LinuxFoundationTests", dependencies: ["LinuxFoundation"]),
    .testTarget(
      name: "WebHostTests",
      dependencies: ["CLinux", "LinuxFoundation", "TestSupport", "WebElements", "WebHost"]
    ),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "LinuxFoundation", "SwiftUI", "TestSupport", "UniformTypeIdentifiers", "WebElements",
      ]
    ),
    .testTarget(name: "WebPushTests", dependencies: ["WebPush", crypto]),
    .testTarget(name: "ChartsTests", dependencies: ["Charts", "SwiftUI", "WebElements"]),
    .testTarget(
      name: "UserNotificationsTests",
      dependencies: ["TestSupport", "UserNotifications", crypto]
    ),
    .testTarget(
      name: "SwiftDataTests",
      dependencies: [
        "CoreData", "SwiftData", "SwiftDataTestWriter", "SwiftUI", "TestSupport",
        "_SwiftData_SwiftUI",
      ],
      resources: [.copy("Fixtures")],
      swiftSettings: overlays
    ),
    .testTarget(
      name: "AppIntentsTests",
      dependencies: ["AppIntents", "SwiftUI", "WebElements", "_AppIntents_SwiftUI"],
      swiftSettings: overlays
    ),
    .testTarget(
      name: "WidgetKitTests",
      dependencies: ["AppIntents", "SwiftUI", "WebElements", "WidgetKit"],
      swiftSettings: overlays
    ),
    .testTarget(
      name: "HostServicesTests",
      dependencies: [
        "AppIntents", "HostServices", "SwiftUI", "TestSupport", "WebElements", "WidgetKit",
      ],
      swiftSettings: overlays
    ),
    .executableTarget(
      name: "SwiftDataTestWriter",
      dependencies: ["SwiftData"],
      path: "Tests/SwiftDataTestWriter"
    ),
    .executableTarget(
      name: "SwiftUIFixture",
      dependencies: ["SwiftUI", "UniformTypeIdentifiers", "WebHost"],
      path: "Tests/SwiftUIFixture"
    ),
    .executableTarget(
      name: "WebHostFixture",
      dependencies: ["WebElements", "WebHost"],
      path: "Tests/WebHostFixture"
    ),
  ]
)

// Debug builds compile modules as a whole, which takes a third less time. See docs/decisions/0002.
let whole = [
  "-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo",
  // Without this flag, the compiler warns that it ignores the batch mode that SwiftPM enables.
  "-disable-batch-mode",
]
for target in package.targets where target.type != .system {
  // Every launch parses the String Catalogs, and every page and test renders views.
  let isOptimized = ["LinuxFoundation", "SwiftUI", "WebElements"].contains(target.name)
  let flags = target.type == .regular ? whole + (isOptimized ? ["-O"] : []) : []
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .treatAllWarnings(as: .error), .unsafeFlags(flags, .when(configuration: .debug)),
    ]
}
