// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Whether the tests are here. An installed copy, on which the packages of users depend, has only the sources.
let hasTests = FileManager.default.fileExists(atPath: Context.packageDirectory + "/Tests")

/// A library target in Sources/, with the modules that it imports. Imports go down only: a module imports what is listed above it.
/// `make test` refuses an import that is not declared here. ARCHITECTURE.md says what each module contains.
struct Module {
    var name: String
    var imports: [String]
    /// Layers, views and all modules above them are isolated to the main actor. The modules below compute, and may be called from anywhere.
    var isMainActor = false
    var languageMode: SwiftLanguageMode?
}

let modules: [Module] = [
    // Three empty modules that Swift Testing asks for; their source files say why.
    Module(name: "_Testing_CoreGraphics", imports: []),
    Module(name: "_Testing_CoreImage", imports: []),
    Module(name: "_Testing_UIKit", imports: []),
    Module(name: "FlipbookGeometry", imports: []),
    Module(name: "FlipbookMotion", imports: ["FlipbookGeometry"]),
    Module(name: "FlipbookConstraints", imports: []),
    Module(name: "FlipbookTypography", imports: ["FlipbookGeometry", "CFontLibraries"]),
    Module(name: "FlipbookImages", imports: ["FlipbookGeometry", "CSDLImage"]),
    Module(name: "FlipbookDisplayList", imports: ["FlipbookGeometry", "FlipbookTypography"]),
    Module(name: "FlipbookRaster", imports: ["FlipbookGeometry", "FlipbookTypography", "FlipbookDisplayList", "CPixelKernels"]),
    Module(
        name: "CoreGraphics",
        imports: ["_Testing_CoreGraphics", "FlipbookGeometry", "FlipbookTypography", "FlipbookDisplayList", "FlipbookRaster"]),
    Module(name: "CoreImage", imports: ["_Testing_CoreImage", "CoreGraphics", "FlipbookImages", "FlipbookRaster"]),
    Module(name: "QuartzCore", imports: ["CoreGraphics", "CoreImage", "FlipbookMotion", "FlipbookDisplayList"], isMainActor: true),
    Module(
        name: "UIKit",
        imports: [
            "_Testing_UIKit", "CoreGraphics", "FlipbookMotion", "FlipbookConstraints", "FlipbookTypography", "FlipbookImages",
            "FlipbookDisplayList", "CoreImage", "QuartzCore", "CApplicationRunner",
        ], isMainActor: true),
    // Frameworks of Apple that apps import beside UIKit. Sound is not played. `os` writes messages to standard error.
    Module(name: "os", imports: []),
    Module(name: "AudioToolbox", imports: ["QuartzCore", "UIKit"]),
    Module(name: "AVFoundation", imports: ["QuartzCore", "UIKit", "AudioToolbox"]),
    Module(
        name: "Stage", imports: ["CoreGraphics", "FlipbookImages", "FlipbookDisplayList", "QuartzCore", "UIKit", "FlipbookRaster"],
        isMainActor: true),
    Module(
        name: "FlipbookInspection",
        imports: [
            "CoreGraphics", "FlipbookMotion", "FlipbookTypography", "FlipbookImages", "FlipbookDisplayList", "FlipbookRaster", "QuartzCore",
            "UIKit", "Stage",
        ], isMainActor: true),
    Module(
        name: "FlipbookPlayback",
        imports: [
            "CoreGraphics", "FlipbookImages", "FlipbookDisplayList", "FlipbookRaster", "QuartzCore", "UIKit", "Stage", "FlipbookInspection",
        ],
        isMainActor: true),
    Module(name: "DemoScenes", imports: ["UIKit", "FlipbookPlayback"], isMainActor: true),
    Module(
        name: "WindowShell",
        imports: [
            "CoreGraphics", "FlipbookImages", "FlipbookDisplayList", "QuartzCore", "UIKit", "Stage", "FlipbookInspection",
            "FlipbookPlayback", "CSDLWindow",
        ], isMainActor: true),
    Module(
        name: "FlipbookKit",
        imports: [
            "CoreGraphics", "FlipbookImages", "QuartzCore", "FlipbookTypography", "UIKit", "Stage", "FlipbookInspection",
            "FlipbookPlayback", "WindowShell",
        ], isMainActor: true),
    Module(name: "FlipbookXcode", imports: []),
    Module(
        name: "FlipbookBenchmarks",
        imports: [
            "CoreGraphics", "FlipbookMotion", "FlipbookConstraints", "FlipbookTypography", "FlipbookDisplayList", "QuartzCore",
            "FlipbookRaster", "UIKit", "Stage", "FlipbookInspection",
        ], isMainActor: true),
]

let tests: [Module] = [
    Module(name: "FlipbookGeometryTests", imports: ["FlipbookGeometry", "SeededRandomValues"]),
    Module(name: "FlipbookConstraintsTests", imports: ["FlipbookConstraints", "SeededRandomValues"]),
    Module(name: "FlipbookMotionTests", imports: ["FlipbookGeometry", "FlipbookMotion", "SeededRandomValues"]),
    Module(name: "FlipbookTypographyTests", imports: ["FlipbookGeometry", "FlipbookTypography", "SeededRandomValues"]),
    Module(name: "FlipbookImagesTests", imports: ["FlipbookGeometry", "FlipbookImages", "SeededRandomValues"]),
    Module(
        name: "FlipbookDisplayListTests",
        imports: ["FlipbookGeometry", "FlipbookTypography", "FlipbookDisplayList", "SeededRandomValues", "RandomDisplayLists"]),
    Module(name: "CoreImageTests", imports: ["CoreGraphics", "CoreImage", "SeededRandomValues"]),
    Module(
        name: "QuartzCoreTests",
        imports: [
            "CoreGraphics", "CoreImage", "FlipbookMotion", "FlipbookDisplayList", "QuartzCore", "SeededRandomValues", "RandomDisplayLists",
        ]),
    Module(
        name: "FlipbookRasterTests",
        imports: [
            "FlipbookGeometry", "FlipbookTypography", "FlipbookImages", "FlipbookDisplayList", "CPixelKernels", "FlipbookRaster",
            "SeededRandomValues", "RandomDisplayLists", "AllocationCounter",
        ]),
    Module(name: "FlipbookBenchmarksTests", imports: ["FlipbookBenchmarks", "AllocationCounter"]),
    // UIKit has several targets of tests, so that two compilers can work at the same time.
    Module(name: "UIKitTests", imports: ["UIKit", "Stage", "SeededRandomValues", "UIKitTestSupport"]),
    Module(name: "UIKitControllerTests", imports: ["UIKit", "Stage", "SeededRandomValues", "UIKitTestSupport"]),
    Module(name: "UIKitSubclassTests", imports: ["UIKit", "Stage", "UIKitTestSupport"]),
    Module(name: "UIKitModelTests", imports: ["UIKit", "Stage", "SeededRandomValues"]),
    // Code as in an app: Swift 5 mode, `import Foundation` beside `import UIKit`, and no access to internal declarations.
    Module(
        name: "ClientTests", imports: ["CoreGraphics", "QuartzCore", "UIKit", "os", "AudioToolbox", "AVFoundation", "Stage"],
        languageMode: .v5),
    Module(
        name: "FlipbookInspectionTests",
        imports: [
            "CoreGraphics", "FlipbookMotion", "FlipbookImages", "FlipbookDisplayList", "FlipbookRaster", "QuartzCore", "UIKit", "Stage",
            "FlipbookInspection", "FlipbookPlayback", "DemoScenes",
        ]),
    Module(
        name: "FlipbookPlaybackTests",
        imports: [
            "CoreGraphics", "FlipbookDisplayList", "FlipbookRaster", "UIKit", "Stage", "FlipbookInspection", "FlipbookPlayback",
            "DemoScenes", "SeededRandomValues",
        ]),
    Module(name: "StageTests", imports: ["UIKit", "Stage", "FlipbookPlayback", "DemoScenes"]),
    Module(
        name: "DemoScenesTests",
        imports: [
            "CoreGraphics", "FlipbookTypography", "FlipbookImages", "UIKit", "Stage", "FlipbookPlayback", "DemoScenes",
            "SeededRandomValues",
        ]),
    Module(
        name: "WindowShellTests",
        imports: ["UIKit", "Stage", "FlipbookInspection", "FlipbookPlayback", "DemoScenes", "WindowShell", "CSDLWindow", "flipbook"]),
    Module(name: "FlipbookXcodeTests", imports: ["FlipbookXcode", "SeededRandomValues"]),
    Module(name: "FlipbookKitTests", imports: ["UIKit", "WindowShell", "FlipbookKit"]),
    Module(name: "CommandTests", imports: ["flipbook", "WindowShell"]),
    Module(name: "FuzzTests", imports: ["FuzzPrograms", "flipbook-fuzz", "flipbook"]),
    Module(name: "WindowTests", imports: ["flipbook", "CoreGraphics", "UIKit", "Stage", "FlipbookPlayback", "DemoScenes"]),
]

/// The frameworks of Apple beside UIKit, which are parts of the same products.
let frameworks = ["os", "AudioToolbox", "AVFoundation"]

/// Folders of recorded expectations inside the tests' folders. The tests read them from there.
let recordedExpectations = [
    "FlipbookConstraintsTests": ["Data"], "FlipbookInspectionTests": ["Goldens"], "DemoScenesTests": ["Goldens"],
    "FlipbookRasterTests": ["Goldens"], "FuzzTests": ["Data"],
]

/// What several test targets share: seeded random values, random display lists made of them, and counters of allocations. `FuzzPrograms`
/// is also the content of `flipbook-fuzz`.
let testSupport: [Module] = [
    Module(name: "UIKitTestSupport", imports: ["UIKit", "Stage"]),
    Module(name: "AllocationCounter", imports: []),
    Module(name: "AllocatedMemory", imports: []),
    Module(name: "SeededRandomValues", imports: ["FlipbookGeometry"]),
    Module(
        name: "RandomDisplayLists",
        imports: ["FlipbookGeometry", "FlipbookTypography", "FlipbookDisplayList", "FlipbookRaster", "SeededRandomValues"]),
    Module(
        name: "FuzzPrograms",
        imports: [
            "CoreGraphics", "QuartzCore", "UIKit", "Stage", "FlipbookPlayback", "DemoScenes", "FlipbookXcode", "SeededRandomValues",
            "AllocatedMemory",
        ],
        isMainActor: true),
]

extension Module {
    var dependencies: [Target.Dependency] { imports.map { .byName(name: $0) } }
    var settings: [SwiftSetting] {
        (isMainActor ? [.defaultIsolation(MainActor.self)] : []) + (languageMode.map { [.swiftLanguageMode($0)] } ?? [])
    }
}

/// The command-line program.
let flipbook = Module(
    name: "flipbook",
    imports: [
        "FlipbookImages", "UIKit", "Stage", "FlipbookPlayback", "DemoScenes", "WindowShell", "FlipbookKit", "FlipbookXcode",
        "FlipbookBenchmarks",
        // The apps of `flipbook open` are linked with the modules in the build folder of this program.
        "os", "AudioToolbox", "AVFoundation",
    ], isMainActor: true)

/// The program of `make fuzz`. It is not a product, so that it is not installed.
let fuzzProgram = Module(name: "flipbook-fuzz", imports: ["FuzzPrograms"], isMainActor: true)

/// Whether the compiler finds the headers of the C libraries without flags, except those of FreeType. SwiftPM refuses the flag
/// -D_REENTRANT of sdl2.pc, and prints a warning in each build of each package that asks pkg-config for SDL.
let hasHeadersInUsualFolder =
    ["PKG_CONFIG_PATH", "PKG_CONFIG_LIBDIR"].allSatisfy { (Context.environment[$0] ?? "").isEmpty }
    && ["SDL2/SDL.h", "SDL2/SDL_image.h", "fontconfig/fontconfig.h", "harfbuzz/hb.h"].allSatisfy {
        FileManager.default.fileExists(atPath: "/usr/include/" + $0)
    }

/// The C libraries of the system, with the names that pkg-config knows where it is needed.
let systemLibraries: [Target] = [
    .systemLibrary(name: "CSDLWindow", pkgConfig: hasHeadersInUsualFolder ? nil : "sdl2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CSDLImage", pkgConfig: hasHeadersInUsualFolder ? nil : "SDL2_image", providers: [.apt(["libsdl2-image-dev"])]),
    // The flags of SDL2_ttf lead to FreeType and HarfBuzz as well.
    .systemLibrary(
        name: "CFontLibraries", pkgConfig: hasHeadersInUsualFolder ? "freetype2" : "SDL2_ttf",
        providers: [.apt(["libsdl2-ttf-dev", "libfontconfig-dev"])]),
]

/// The test targets to build, or an empty list for all. `make suite` selects one with the variable FLIPBOOK_TEST_TARGETS, which saves most
/// of the time after a change. FLIPBOOK_TESTS=thorough is something else: all test targets with more repetitions.
let selectedTests = (Context.environment["FLIPBOOK_TEST_TARGETS"] ?? "").split(separator: ",").map(String.init)

/// The tests, what they share, and the program of `make fuzz`.
let testTargets: [Target] =
    testSupport.map {
        .target(name: $0.name, dependencies: $0.dependencies, path: "Tests/\($0.name)", swiftSettings: $0.settings)
    }
    + tests.filter { selectedTests.isEmpty || selectedTests.contains($0.name) }.map {
        .testTarget(
            name: $0.name, dependencies: $0.dependencies, exclude: recordedExpectations[$0.name, default: []],
            swiftSettings: $0.settings)
    } + [
        .executableTarget(
            name: fuzzProgram.name, dependencies: fuzzProgram.dependencies, path: "Tests/flipbook-fuzz",
            swiftSettings: fuzzProgram.settings)
    ]

let package = Package(
    name: "flipbook",
    products: [
        .library(name: "UIKit", targets: ["UIKit"] + frameworks),
        .library(name: "Stage", targets: ["Stage"]),
        .library(name: "FlipbookKit", targets: ["FlipbookKit"] + frameworks),
        .executable(name: "flipbook", targets: ["flipbook"]),
    ],
    targets: modules.map { .target(name: $0.name, dependencies: $0.dependencies, swiftSettings: $0.settings) }
        + (hasTests ? testTargets : [])
        + systemLibraries
        + [
            .executableTarget(name: flipbook.name, dependencies: flipbook.dependencies, swiftSettings: flipbook.settings),
            // The innermost loops of the rasterizer, in C.
            .target(name: "CPixelKernels"),
            // The function of FlipbookKit that UIKit calls, if the program is linked with FlipbookKit.
            .target(name: "CApplicationRunner"),
        ],
    swiftLanguageModes: [.v6]
)
