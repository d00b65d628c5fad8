// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

// On Apple's platforms the app links Apple's frameworks; on Linux it links the modules of the same
// names under Linux/. Everything that only one of them has stands under `#if` here and nowhere else.

#if os(Linux)
  let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
  // How our modules are compiled for debugging: see docs/decisions/0002. Most as a whole, which takes
  // a third less than file by file; those that go through all rows are optimised as well.
  let wholeSettings =
    settings
    + [
      .unsafeFlags(
        ["-whole-module-optimization", "-num-threads", "2"],
        .when(configuration: .debug)
      )
    ]
  let rowSettings = wholeSettings + [.unsafeFlags(["-O"], .when(configuration: .debug))]
  let platform = "Linux/HabitPlatform"
  let platformResources: [Resource] = [.copy("Resources")]
  let data: [Target.Dependency] = ["SwiftData"]
  let intents: [Target.Dependency] = ["AppIntents"]
  let widgets: [Target.Dependency] = ["WidgetKit"]
  let interface: [Target.Dependency] = [
    "AppIntents", "SwiftUI", "_AppIntents_SwiftUI", "_SwiftData_SwiftUI", "Charts",
    "UniformTypeIdentifiers", "UserNotifications",
  ]
  let host: [Target.Dependency] = [
    "AppIntents", "CCrypt", "HabitEngine", "HabitSync", "HabitWidgets", "IntentHost",
    "OfflineHost", "SwiftData", "SwiftUI", "UserNotifications", "WebElements", "WebHost",
    "WidgetHost",
  ]
  // A file that imports SwiftData and SwiftUI has what belongs to both, `@Query` among it, as on
  // Apple's systems, where the compiler finds such modules by itself; likewise AppIntents and SwiftUI.
  let overlay: [SwiftSetting] = [
    .unsafeFlags(
      (["-enable-cross-import-overlays"]
        + ["AppIntents", "SwiftData"].flatMap { module in
          [
            "-swift-module-cross-import", module,
            Context.packageDirectory
              + "/Linux/_\(module)_SwiftUI/\(module).swiftcrossimport/SwiftUI.swiftoverlay",
          ]
        })
        .flatMap { ["-Xfrontend", $0] }
    )
  ]
#else
  let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]
  let wholeSettings = settings
  let rowSettings = settings
  let platform = "Sources/HabitPlatform"
  let platformResources: [Resource] = []
  let data: [Target.Dependency] = []
  let intents: [Target.Dependency] = []
  let widgets: [Target.Dependency] = []
  let interface: [Target.Dependency] = []
  let host: [Target.Dependency] = []
  let overlay: [SwiftSetting] = []
#endif

var dependencies: [Package.Dependency] = [
  .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
]

var targets: [Target] = [
  .target(name: "HabitEngine", swiftSettings: rowSettings),
  .systemLibrary(name: "CZlib"),
  .target(
    name: "HabitInterchange",
    dependencies: [
      "HabitEngine", "CZlib", .product(name: "GRDB", package: "GRDB.swift"),
      .product(name: "GRDBSQLite", package: "GRDB.swift"),
    ],
    swiftSettings: rowSettings
  ),
  .target(
    name: "HabitData",
    dependencies: ["HabitEngine", "HabitInterchange", "HabitSync"] + data,
    swiftSettings: settings
  ),
  .target(
    name: "HabitSync",
    dependencies: [
      "HabitEngine", "HabitInterchange", "CZlib", .product(name: "Crypto", package: "swift-crypto"),
    ],
    // It goes through all days, as the engine does.
    swiftSettings: rowSettings
  ),
  .target(
    name: "HabitIntents",
    dependencies: ["HabitData", "HabitEngine"] + intents,
    swiftSettings: settings
  ),
  .target(
    name: "HabitLaunch",
    dependencies: [
      "HabitData", .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    swiftSettings: wholeSettings
  ),
  .target(
    name: "HabitCommand",
    dependencies: [
      "HabitData", "HabitEngine", "HabitInterchange", "HabitLaunch", "HabitSync",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ] + data,
    exclude: ["main.swift"],
    swiftSettings: settings
  ),
  .target(
    name: "HabitDesign",
    dependencies: ["HabitData", "HabitEngine"] + data + interface,
    swiftSettings: settings
  ),
  .target(
    name: "HabitWidgets",
    dependencies: ["HabitData", "HabitDesign", "HabitEngine", "HabitIntents"] + data + interface
      + widgets,
    swiftSettings: settings + overlay
  ),
  .target(
    name: "HabitTrackerFeature",
    dependencies: [
      "HabitData", "HabitDesign", "HabitEngine", "HabitIntents", "HabitInterchange", "HabitSync",
    ] + data + interface + widgets,
    swiftSettings: settings + overlay
  ),
  .target(
    name: "HabitPlatform",
    dependencies: ["HabitData", "HabitIntents", "HabitLaunch", "HabitTrackerFeature"] + host,
    path: platform,
    resources: platformResources,
    swiftSettings: wholeSettings
  ),
  .testTarget(
    name: "HabitEngineTests",
    dependencies: ["HabitEngine", "TestSupport"],
    // It looks at each day of tens of thousands of histories.
    swiftSettings: rowSettings
  ),
  .testTarget(
    name: "HabitInterchangeTests",
    dependencies: [
      "HabitEngine", "HabitInterchange", "FuzzSupport", "TestSupport",
      .product(name: "GRDB", package: "GRDB.swift"),
    ],
    swiftSettings: settings
  ),
  .testTarget(
    name: "HabitSyncTests",
    dependencies: ["HabitEngine", "HabitInterchange", "HabitSync", "TestSupport"],
    // It makes hundreds of random histories.
    swiftSettings: rowSettings
  ),
  .testTarget(
    name: "HabitDataTests",
    dependencies: [
      "HabitData", "HabitEngine", "HabitInterchange", "HabitSync", "HabitTestSupport",
      "TestSupport",
    ] + data,
    swiftSettings: settings
  ),
  .testTarget(
    name: "HabitLaunchTests",
    dependencies: ["HabitData", "HabitLaunch"],
    swiftSettings: settings
  ),
  .testTarget(
    name: "HabitCommandTests",
    dependencies: [
      "HabitCommand", "HabitData", "HabitEngine", "HabitInterchange", "HabitLaunch",
      "HabitTestSupport", "TestSupport",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ] + data,
    swiftSettings: settings
  ),
  .testTarget(
    name: "HabitTrackerFeatureTests",
    dependencies: [
      "HabitData", "HabitEngine", "HabitInterchange", "HabitTestSupport", "HabitTrackerFeature",
      "TestSupport",
    ] + data + interface,
    swiftSettings: settings + overlay
  ),
  .testTarget(
    name: "HabitWidgetsTests",
    dependencies: [
      "HabitData", "HabitDesign", "HabitEngine", "HabitIntents", "HabitTestSupport",
      "HabitWidgets", "TestSupport",
    ] + data + interface + widgets,
    swiftSettings: settings + overlay
  ),
  .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
  .target(
    name: "HabitTestSupport",
    dependencies: ["HabitData", "HabitEngine", "TestSupport"] + data,
    path: "Tests/HabitTestSupport",
    swiftSettings: settings
  ),
  .executableTarget(
    name: "EngineBenchmark",
    dependencies: ["HabitEngine"],
    path: "Benchmarks/HabitEngine",
    swiftSettings: settings
  ),
  .target(
    name: "FuzzSupport",
    dependencies: ["HabitInterchange", "CZlib", "TestSupport"],
    path: "Tests/FuzzSupport",
    swiftSettings: settings
  ),
  .executableTarget(
    name: "ImportFuzz",
    dependencies: ["FuzzSupport"],
    path: "Benchmarks/Fuzz",
    swiftSettings: settings
  ),
  .executableTarget(
    name: "InterchangeBenchmark",
    dependencies: ["HabitEngine", "HabitInterchange"],
    path: "Benchmarks/Interchange",
    swiftSettings: settings
  ),
]

var products: [Product] = [
  // What the shell imports.
  .library(
    name: "HabitTrackerFeature",
    targets: ["HabitData", "HabitIntents", "HabitLaunch", "HabitPlatform", "HabitTrackerFeature"]
  ),
  // What the widget extension imports.
  .library(name: "HabitWidgets", targets: ["HabitIntents", "HabitWidgets"]),
]

#if os(Linux)
  dependencies += [
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ]
  products += [
    .executable(name: "HabitTracker", targets: ["HabitTracker"]),
    .executable(name: "habit", targets: ["habit"]),
  ]
  targets += [
    .executableTarget(
      name: "HabitTracker",
      dependencies: [
        "HabitData", "HabitLaunch", "HabitPlatform", "HabitTrackerFeature",
      ] + data + interface,
      path: "HabitTracker",
      exclude: ["Assets.xcassets", "HabitTracker.xctestplan", "PrivacyInfo.xcprivacy"],
      swiftSettings: settings + overlay
    ),
    // It makes commands of what our AppIntents says of the intents, which Apple's does not.
    .target(
      name: "HabitIntentCommand",
      dependencies: [
        "AppIntents", "HabitCommand", "HabitData", "HabitEngine", "HabitIntents",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Linux/HabitIntentCommand",
      swiftSettings: settings
    ),
    .testTarget(
      name: "HabitIntentsTests",
      dependencies: [
        "AppIntents", "HabitData", "HabitEngine", "HabitIntents", "HabitTestSupport",
        "TestSupport",
      ] + data,
      swiftSettings: settings
    ),
    .testTarget(
      name: "HabitIntentCommandTests",
      dependencies: [
        "AppIntents", "HabitCommand", "HabitData", "HabitEngine", "HabitIntentCommand",
        "HabitIntents", "HabitTestSupport", "TestSupport",
      ],
      swiftSettings: settings
    ),
    // The shell of iOS' widget extension, so that it is compiled here.
    .target(
      name: "HabitTrackerWidgets",
      dependencies: ["HabitWidgets", "SwiftUI", "WidgetKit"],
      path: "HabitTrackerWidgets",
      exclude: ["Info.plist", "PrivacyInfo.xcprivacy"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "habit",
      dependencies: ["HabitCommand", "HabitIntentCommand"],
      path: "Sources/HabitCommand",
      sources: ["main.swift"],
      swiftSettings: settings
    ),
    // What is said on iOS, so that it is compiled and tested here.
    .target(
      name: "ApplePlatform",
      dependencies: ["HabitLaunch", "HabitTrackerFeature"],
      path: "Sources/HabitPlatform",
      swiftSettings: settings
    ),
    .testTarget(
      name: "HabitPlatformTests",
      dependencies: [
        "AppIntents", "ApplePlatform", "HabitData", "HabitEngine", "HabitLaunch", "HabitPlatform",
        "HabitTestSupport", "HabitTrackerFeature", "OfflineHost", "TestSupport", "WebElements",
      ],
      swiftSettings: settings
    ),
    .systemLibrary(name: "CMalloc", path: "Linux/CMalloc"),
    .systemLibrary(name: "CXattr", path: "Linux/CXattr"),
    .systemLibrary(name: "CCrypt", path: "Linux/CCrypt"),
    .target(name: "UndoManager", path: "Linux/UndoManager", swiftSettings: settings),
    .target(name: "WebElements", path: "Linux/WebElements", swiftSettings: wholeSettings),
    .target(
      name: "WebHost",
      dependencies: [
        "CMalloc", "CZlib", "WebElements",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      path: "Linux/WebHost",
      resources: [.copy("Resources")],
      swiftSettings: wholeSettings
    ),
    .target(
      name: "UniformTypeIdentifiers",
      // It uses nothing of it, but has to be built after it: FlyingFox takes any module of this name
      // that is there for Apple's, and wants more of it than we have.
      dependencies: [.product(name: "FlyingFox", package: "FlyingFox")],
      path: "Linux/UniformTypeIdentifiers",
      swiftSettings: settings
    ),
    .target(
      name: "SwiftUI",
      dependencies: ["PreviewsMacros", "UndoManager", "UniformTypeIdentifiers", "WebElements"],
      path: "Linux/SwiftUI",
      resources: [.copy("Resources")],
      swiftSettings: wholeSettings
    ),
    .macro(
      name: "PreviewsMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      path: "Linux/PreviewsMacros",
      swiftSettings: settings
    ),
    .target(
      name: "Charts",
      dependencies: ["SwiftUI", "WebElements"],
      path: "Linux/Charts",
      swiftSettings: wholeSettings
    ),
    .target(
      name: "UserNotifications",
      dependencies: ["SwiftUI"],
      path: "Linux/UserNotifications",
      swiftSettings: wholeSettings
    ),
    .macro(
      name: "SwiftDataMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      path: "Linux/SwiftDataMacros",
      swiftSettings: settings
    ),
    .target(
      name: "SwiftData",
      dependencies: [
        "CXattr", "SwiftDataMacros", "UndoManager",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      path: "Linux/SwiftData",
      swiftSettings: rowSettings
    ),
    .target(
      name: "_SwiftData_SwiftUI",
      dependencies: ["SwiftData", "SwiftUI"],
      path: "Linux/_SwiftData_SwiftUI",
      exclude: ["SwiftData.swiftcrossimport"],
      swiftSettings: wholeSettings
    ),
    .target(
      name: "WidgetKit",
      dependencies: [
        "AppIntents", "PreviewsMacros", "SwiftUI", "_AppIntents_SwiftUI", "WebElements",
      ],
      path: "Linux/WidgetKit",
      swiftSettings: wholeSettings + overlay
    ),
    .target(
      name: "WidgetHost",
      dependencies: ["AppIntents", "SwiftUI", "_AppIntents_SwiftUI", "WebElements", "WidgetKit"],
      path: "Linux/WidgetHost",
      resources: [.copy("Resources")],
      swiftSettings: wholeSettings + overlay
    ),
    .target(
      name: "OfflineHost",
      dependencies: ["AppIntents", "SwiftUI", "_AppIntents_SwiftUI", "WebElements"],
      path: "Linux/OfflineHost",
      resources: [.copy("Resources")],
      swiftSettings: wholeSettings + overlay
    ),
    .target(
      name: "LocalizedStrings",
      path: "Linux/LocalizedStrings",
      swiftSettings: settings
    ),
    .target(
      name: "AppIntents",
      dependencies: ["LocalizedStrings"],
      path: "Linux/AppIntents",
      swiftSettings: wholeSettings
    ),
    .target(
      name: "_AppIntents_SwiftUI",
      dependencies: ["AppIntents", "SwiftUI", "WebElements"],
      path: "Linux/_AppIntents_SwiftUI",
      exclude: ["AppIntents.swiftcrossimport"],
      swiftSettings: wholeSettings
    ),
    .target(
      name: "IntentHost",
      dependencies: ["AppIntents", "WebElements"],
      path: "Linux/IntentHost",
      swiftSettings: wholeSettings
    ),
    .testTarget(
      name: "IntentHostTests",
      dependencies: ["AppIntents", "IntentHost", "TestSupport", "WebElements"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "AppIntentsTests",
      dependencies: ["AppIntents", "SwiftUI", "_AppIntents_SwiftUI", "WebElements"],
      swiftSettings: settings + overlay
    ),
    .testTarget(
      name: "WidgetKitTests",
      dependencies: ["AppIntents", "SwiftUI", "_AppIntents_SwiftUI", "WebElements", "WidgetKit"],
      swiftSettings: settings + overlay
    ),
    .testTarget(
      name: "WidgetHostTests",
      dependencies: [
        "AppIntents", "SwiftUI", "_AppIntents_SwiftUI", "TestSupport", "WebElements", "WidgetHost",
        "WidgetKit",
      ],
      swiftSettings: settings + overlay
    ),
    .testTarget(
      name: "WebHostTests",
      dependencies: [
        "CZlib", "TestSupport", "WebHost", "WebElements",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SwiftUITests",
      dependencies: ["SwiftUI", "UniformTypeIdentifiers", "WebElements"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UndoManagerTests",
      dependencies: ["UndoManager"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ChartsTests",
      dependencies: ["Charts", "ChartsTestSupport", "SwiftUI", "WebElements"],
      swiftSettings: settings
    ),
    .target(
      name: "ChartsTestSupport",
      dependencies: ["SwiftUI", "WebElements"],
      path: "Tests/ChartsTestSupport",
      swiftSettings: settings
    ),
    .testTarget(
      name: "HabitScreenTests",
      dependencies: [
        "ChartsTestSupport", "HabitData", "HabitEngine", "HabitTrackerFeature", "SwiftUI",
      ],
      swiftSettings: settings + overlay
    ),
    .testTarget(
      name: "UserNotificationsTests",
      dependencies: ["TestSupport", "UserNotifications"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SwiftDataTests",
      dependencies: [
        "SwiftData", "SwiftUI", "_SwiftData_SwiftUI", "WebElements", "SwiftDataTestWriter",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      resources: [.copy("Fixtures")],
      swiftSettings: settings + overlay
    ),
    .executableTarget(
      name: "SwiftDataTestWriter",
      dependencies: ["SwiftData"],
      path: "Tests/SwiftDataTestWriter",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "SwiftUIFixture",
      dependencies: ["SwiftUI", "UniformTypeIdentifiers", "WebHost"],
      path: "Tests/SwiftUIFixture",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "CarrierFixture",
      dependencies: ["HabitSync"],
      path: "Tests/CarrierFixture",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "WebHostFixture",
      dependencies: ["WebHost", "WebElements"],
      path: "Tests/WebHostFixture",
      swiftSettings: settings
    ),
  ]
#endif

// Platforms belong to a whole package, and there are no screens for macOS. So on a Mac the tests of
// what lies below the screens run without them: see docs/decisions/0016.
if Context.environment["WITHOUT_SCREENS"] != nil {
  let screens: Set = [
    "ApplePlatform", "HabitDesign", "HabitPlatform", "HabitPlatformTests", "HabitScreenTests",
    "HabitTracker", "HabitTrackerFeature", "HabitTrackerFeatureTests", "HabitTrackerWidgets",
    "HabitWidgets", "HabitWidgetsTests",
  ]
  products.removeAll { screens.contains($0.name) }
  targets.removeAll { screens.contains($0.name) }
}

let package = Package(
  name: "HabitTracker",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: products,
  dependencies: dependencies,
  targets: targets
)
