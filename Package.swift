// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

// On Apple's platforms the app links Apple's frameworks. On Linux it links the modules of the same
// names in Linux/. Declarations for only one of them are under `#if`, here and nowhere else.

#if os(Linux)
  let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
  // Debug builds compile most modules as a whole, which takes a third less time; see
  // docs/decisions/0002. The engine is also optimized, because tests run tens of thousands of
  // histories through it.
  let flags = ["-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo"]
  let whole = settings + [.unsafeFlags(flags, .when(configuration: .debug))]
  let rowSettings = whole + [.unsafeFlags(["-O"], .when(configuration: .debug))]
  let platform = "Linux/HabitPlatform"
  let platformResources: [Resource] = [.copy("Resources")]
  let data: [Target.Dependency] = ["CoreData", "SwiftData"]
  let intents: [Target.Dependency] = ["AppIntents"]
  let widgets: [Target.Dependency] = ["WidgetKit"]
  let interface: [Target.Dependency] = [
    "AppIntents", "SwiftUI", "_AppIntents_SwiftUI", "_SwiftData_SwiftUI", "Charts",
    "UniformTypeIdentifiers", "UserNotifications",
  ]
  let host: [Target.Dependency] = [
    "AppIntents", "CLinux", "HabitEngine", "HabitInterchange", "HabitSync", "HabitWidgets",
    "HostServices", "SwiftData", "SwiftUI", "UserNotifications", "WebElements", "WebHost",
  ]
  // A file that imports both SwiftData and SwiftUI also gets their overlay with `@Query`, as on
  // Apple's systems, where the compiler finds such modules by itself. The same holds for AppIntents
  // and SwiftUI.
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
  let whole = settings
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

// The products of other packages.
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser",
  package: "swift-argument-parser"
)
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto", condition: .when(platforms: [.linux]))
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")

/// The dependencies of nearly all tests of the habits.
let underTest: [Target.Dependency] = [
  "HabitData", "HabitEngine", "HabitTestSupport", "TestSupport",
]

/// A module's tests.
func tests(
  _ name: String,
  _ dependencies: [Target.Dependency],
  resources: [Resource]? = nil,
  _ own: [SwiftSetting] = settings
) -> Target {
  .testTarget(name: name, dependencies: dependencies, resources: resources, swiftSettings: own)
}

/// A module, by default in the folder of its name in Sources/.
func module(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  in folder: String? = nil,
  exclude: [String] = [],
  resources: [Resource]? = nil,
  _ own: [SwiftSetting] = settings
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: folder,
    exclude: exclude,
    resources: resources,
    swiftSettings: own
  )
}

/// A program with a folder of its own.
func program(_ name: String, _ dependencies: [Target.Dependency], in folder: String) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: folder, swiftSettings: settings)
}

var targets: [Target] = [
  module("HabitEngine", [], rowSettings),
  .systemLibrary(name: "CZlib"),
  module("HabitInterchange", ["HabitEngine", "CZlib", grdb, sqlite], whole),
  module(
    "HabitData",
    ["HabitEngine", "HabitInterchange", "HabitSync", crypto] + data,
    whole
  ),
  module("HabitSync", ["HabitEngine", "CZlib", crypto], whole),
  module("HabitIntents", ["HabitData", "HabitEngine"] + intents, whole),
  module("HabitLaunch", ["HabitData", argumentParser], whole),
  module(
    "HabitCommand",
    [
      "HabitData", "HabitEngine", "HabitInterchange", "HabitLaunch", "HabitSync",
      argumentParser,
    ] + data
  ),
  module("HabitDesign", ["HabitData", "HabitEngine"] + data + interface, whole),
  module(
    "HabitWidgets",
    ["HabitData", "HabitDesign", "HabitEngine", "HabitIntents"] + data + interface + widgets,
    whole + overlay
  ),
  module(
    "HabitTrackerFeature",
    ["HabitData", "HabitDesign", "HabitEngine", "HabitIntents", "HabitInterchange", "HabitSync"]
      + data + interface + widgets,
    settings + overlay
  ),
  module(
    "HabitPlatform",
    ["HabitData", "HabitIntents", "HabitLaunch", "HabitTrackerFeature"] + host,
    in: platform,
    resources: platformResources,
    whole
  ),
  // Optimized, because the tests examine each day of tens of thousands of histories.
  tests("HabitEngineTests", ["HabitEngine", "TestSupport"], rowSettings),
  tests(
    "HabitInterchangeTests",
    ["CZlib", "HabitEngine", "HabitInterchange", "HabitTestSupport", "TestSupport", grdb]
  ),
  // Optimized, because the tests generate hundreds of random histories.
  tests(
    "HabitSyncTests",
    ["HabitEngine", "HabitInterchange", "HabitSync", "TestSupport"],
    rowSettings
  ),
  tests("HabitDataTests", underTest + ["HabitInterchange", "HabitSync"] + data),
  tests("HabitLaunchTests", ["HabitData", "HabitLaunch"]),
  tests(
    "HabitCommandTests",
    underTest + ["HabitCommand", "HabitInterchange", "HabitLaunch", argumentParser] + data
  ),
  tests(
    "HabitTrackerFeatureTests",
    underTest + ["HabitInterchange", "HabitTrackerFeature"] + data + interface,
    settings + overlay
  ),
  tests(
    "HabitWidgetsTests",
    underTest + ["HabitDesign", "HabitIntents", "HabitWidgets"] + data + interface + widgets,
    settings + overlay
  ),
  module("TestSupport", in: "Tests/TestSupport"),
  module(
    "HabitTestSupport",
    ["CZlib", "HabitData", "HabitEngine", "HabitInterchange", "TestSupport"] + data,
    in: "Tests/HabitTestSupport"
  ),
  program("EngineBenchmark", ["HabitEngine"], in: "Benchmarks/HabitEngine"),
  program("ImportFuzz", ["HabitTestSupport"], in: "Benchmarks/Fuzz"),
  program(
    "InterchangeBenchmark",
    ["HabitEngine", "HabitInterchange"],
    in: "Benchmarks/Interchange"
  ),
]

var products: [Product] = [
  // The product for the app target.
  .library(
    name: "HabitTrackerFeature",
    targets: [
      "HabitData", "HabitIntents", "HabitLaunch", "HabitPlatform", "HabitTrackerFeature",
    ]
  ),
  // The product for the widget extension.
  .library(name: "HabitWidgets", targets: ["HabitIntents", "HabitWidgets"]),
]

#if os(Linux)
  let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")
  let flyingSocks = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")
  /// The resources that modules send to browsers.
  let pages: [Resource] = [.copy("Resources")]
  /// The modules that render screens and intents.
  let drawing: [Target.Dependency] = [
    "AppIntents", "SwiftUI", "_AppIntents_SwiftUI", "WebElements",
  ]
  let views = settings + overlay
  let wholeViews = whole + overlay

  /// A module in Linux/.
  func linux(
    _ name: String,
    _ dependencies: [Target.Dependency] = [],
    exclude: [String] = [],
    resources: [Resource]? = nil,
    _ own: [SwiftSetting] = settings
  ) -> Target {
    let folder = "Linux/\(name)"
    return module(name, dependencies, in: folder, exclude: exclude, resources: resources, own)
  }

  /// A macro target in Linux/.
  func macros(_ name: String) -> Target {
    let syntax = ["SwiftCompilerPlugin", "SwiftSyntaxMacros"].map {
      Target.Dependency.product(name: $0, package: "swift-syntax")
    }
    return .macro(
      name: name,
      dependencies: syntax,
      path: "Linux/\(name)",
      swiftSettings: settings
    )
  }

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
        "HabitData", "HabitIntents", "HabitLaunch", "HabitPlatform",
        "HabitTrackerFeature",
      ] + data + interface,
      path: "HabitTracker",
      exclude: ["Assets.xcassets", "HabitTracker.xctestplan", "PrivacyInfo.xcprivacy"],
      swiftSettings: views
    ),
    tests("HabitIntentsTests", underTest + ["AppIntents", "HabitIntents"] + data),
    // The widget extension's target for iOS, to compile it here.
    module(
      "HabitTrackerWidgets",
      ["AppIntents", "HabitIntents", "HabitWidgets", "SwiftUI", "WidgetKit"],
      in: "HabitTrackerWidgets",
      exclude: ["Info.plist", "PrivacyInfo.xcprivacy"]
    ),
    .executableTarget(
      name: "habit",
      dependencies: ["HabitCommand"],
      swiftSettings: settings
    ),
    // The platform module for iOS, to compile and test its texts here.
    module("ApplePlatform", ["HabitLaunch", "HabitTrackerFeature"], in: "Sources/HabitPlatform"),
    tests(
      "HabitPlatformTests",
      underTest + [
        "AppIntents", "ApplePlatform", "HabitIntents",
        "HabitLaunch", "HabitPlatform", "HabitSync", "HabitTrackerFeature", "HabitWidgets",
        "HostServices", "SwiftData", "WebElements", "WidgetKit",
      ]
    ),
    .systemLibrary(name: "CLinux", path: "Linux/CLinux"),
    // Its types make names ambiguous that are ambiguous in Xcode.
    linux("AppleNames", exclude: ["README.md"], whole),
    linux("WebElements", [], whole),
    linux(
      "WebHost",
      ["CLinux", "UniformTypeIdentifiers", "WebElements", flyingFox, flyingSocks],
      resources: pages,
      whole
    ),
    // FlyingFox uses any existing module of this name as Apple's. Building ours after FlyingFox
    // makes the result independent of the build order. WebHost links the module that is built
    // again.
    module("UniformTypeIdentifiers", [flyingFox], in: "Linux/UniformTypeIdentifiers"),
    linux(
      "SwiftUI",
      ["AppleNames", "FrameworkMacros", "LinuxFoundation", "UniformTypeIdentifiers", "WebElements"],
      resources: pages,
      whole
    ),
    macros("FrameworkMacros"),
    linux("Charts", ["SwiftUI", "WebElements"], whole),
    linux("UserNotifications", ["SwiftUI"], whole),
    linux("CoreData"),
    linux(
      "SwiftData",
      ["AppleNames", "CLinux", "CoreData", "FrameworkMacros", "LinuxFoundation", grdb, sqlite],
      whole
    ),
    linux(
      "_SwiftData_SwiftUI",
      ["SwiftData", "SwiftUI"],
      exclude: ["SwiftData.swiftcrossimport"],
      whole
    ),
    linux("WidgetKit", drawing + ["FrameworkMacros"], wholeViews),
    linux("HostServices", drawing + ["WidgetKit"], resources: pages, wholeViews),
    linux("LinuxFoundation"),
    linux("AppIntents", ["AppleNames", "LinuxFoundation"], whole),
    linux(
      "_AppIntents_SwiftUI",
      ["AppIntents", "SwiftUI", "WebElements"],
      exclude: ["AppIntents.swiftcrossimport"],
      whole
    ),
    tests("AppIntentsTests", drawing, views),
    tests("WidgetKitTests", drawing + ["WidgetKit"], views),
    tests("HostServicesTests", drawing + ["HostServices", "TestSupport", "WidgetKit"], views),
    tests(
      "WebHostTests",
      ["CLinux", "TestSupport", "WebHost", "WebElements", flyingFox, flyingSocks]
    ),
    tests("SwiftUITests", ["SwiftUI", "UniformTypeIdentifiers", "WebElements"]),
    tests("LinuxFoundationTests", ["LinuxFoundation"]),
    tests("ChartsTests", ["Charts", "SwiftUI", "WebElements"]),
    tests(
      "HabitScreenTests",
      [
        "HabitData", "HabitDesign", "HabitEngine",
        "HabitTestSupport", "HabitTrackerFeature", "SwiftData", "SwiftUI", "TestSupport",
        "WebElements",
      ],
      views
    ),
    tests("UserNotificationsTests", ["TestSupport", "UserNotifications"]),
    tests(
      "SwiftDataTests",
      [
        "SwiftData", "SwiftUI", "_SwiftData_SwiftUI", "WebElements", "SwiftDataTestWriter",
        "TestSupport", grdb,
      ],
      resources: [.copy("Fixtures")],
      views
    ),
    program("SwiftDataTestWriter", ["SwiftData"], in: "Tests/SwiftDataTestWriter"),
    program(
      "SwiftUIFixture",
      ["SwiftUI", "UniformTypeIdentifiers", "WebHost"],
      in: "Tests/SwiftUIFixture"
    ),
    program("TransportFixture", ["HabitSync"], in: "Tests/TransportFixture"),
    program("WebHostFixture", ["WebHost", "WebElements"], in: "Tests/WebHostFixture"),
  ]
#endif

// Platforms apply to a whole package, and macOS has no screens. So a Mac tests the lower modules
// without them: see docs/decisions/0001.
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
