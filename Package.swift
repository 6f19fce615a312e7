// swift-tools-version: 6.2
import PackageDescription

// The house as data: every room with what it imports. Imports go down only; ARCHITECTURE.md is the picture of this table.
// The two at the top are not rooms but answers to the compiler; they say themselves what for.
let rooms: [(name: String, imports: [String])] = [
    ("_Testing_CoreGraphics", []),
    ("_Testing_UIKit", []),
    ("CoreGraphics", ["_Testing_CoreGraphics"]),
    ("Motion", ["CoreGraphics"]),
    ("Constraints", []),
    ("Typography", ["CoreGraphics", "CSDL2"]),
    ("Pictures", ["CoreGraphics", "CSDL2"]),
    ("Display", ["CoreGraphics", "Typography"]),
    ("QuartzCore", ["CoreGraphics", "Motion", "Display"]),
    ("Raster", ["CoreGraphics", "Typography", "Display", "Rows"]),
    ("UIKit", ["_Testing_UIKit", "CoreGraphics", "Motion", "Constraints", "Typography", "Pictures", "Display", "QuartzCore"]),
    ("Stage", ["CoreGraphics", "Pictures", "Display", "QuartzCore", "UIKit", "Raster"]),
    ("Scenes", ["UIKit"]),
    ("Shell", ["CoreGraphics", "UIKit", "Stage", "CSDL2"]),
]

// Layers, views and all above them live on the main actor; the rooms below compute and may be called from anywhere.
let mainActorRooms: Set = ["QuartzCore", "UIKit", "Stage", "Scenes", "Shell"]

let tests: [(name: String, imports: [String])] = [
    ("CoreGraphicsTests", ["CoreGraphics", "Chances"]),
    ("ConstraintsTests", ["Constraints"]),
    ("MotionTests", ["CoreGraphics", "Motion"]),
    ("TypographyTests", ["CoreGraphics", "Typography", "Chances"]),
    ("PicturesTests", ["CoreGraphics", "Pictures", "Chances"]),
    ("DisplayTests", ["CoreGraphics", "Typography", "Display", "Chances", "Sceneries"]),
    ("QuartzCoreTests", ["CoreGraphics", "Motion", "Display", "QuartzCore", "Chances", "Sceneries"]),
    ("RasterTests", ["CoreGraphics", "Typography", "Pictures", "Display", "Rows", "Raster", "Chances", "Sceneries", "Allocations"]),
    ("UIKitTests", ["UIKit", "Stage", "Chances"]),
    ("StageTests", ["UIKit", "Stage", "Scenes"]),
    ("ScenesTests", ["CoreGraphics", "Typography", "Pictures", "UIKit", "Stage", "Scenes", "Chances"]),
    ("ShellTests", ["UIKit", "Stage", "Scenes", "Shell", "CSDL2"]),
    ("CommandTests", ["flipbook"]),
    ("WindowTests", ["flipbook", "CoreGraphics", "UIKit", "Stage", "Scenes"]),
]

// Folders of recorded expectations, which suites read by themselves.
let recorded = ["ConstraintsTests": ["Data"], "RasterTests": ["Goldens"]]

// What suites share: seeded random values, random display lists made of them, and a malloc that counts.
let props: [(name: String, imports: [String])] = [
    ("Allocations", []),
    ("Chances", ["CoreGraphics"]),
    ("Sceneries", ["CoreGraphics", "Typography", "Display", "Raster", "Chances"]),
]

let main: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

func dependencies(_ names: [String]) -> [Target.Dependency] { names.map { .byName(name: $0) } }

let package = Package(
    name: "flipbook",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "Stage", targets: ["Stage"]),
        .executable(name: "flipbook", targets: ["flipbook"]),
    ],
    targets: rooms.map { room in
        .target(
            name: room.name, dependencies: dependencies(room.imports),
            swiftSettings: mainActorRooms.contains(room.name) ? main : [])
    }
        + tests.map { suite in
            .testTarget(
                name: suite.name, dependencies: dependencies(suite.imports), exclude: recorded[suite.name, default: []])
        }
        + props.map { prop in
            .target(name: prop.name, dependencies: dependencies(prop.imports), path: "Tests/\(prop.name)")
        } + [
            .executableTarget(
                name: "flipbook",
                dependencies: dependencies([
                    "CoreGraphics", "Motion", "Constraints", "QuartzCore", "Raster", "UIKit", "Stage", "Scenes", "Shell", "Typography",
                ]),
                swiftSettings: main),
            // The raster's innermost loops, in C; the only room that is not Swift.
            .target(name: "Rows"),
            // SDL2_ttf's own flags lead to SDL2, FreeType and HarfBuzz.
            .systemLibrary(
                name: "CSDL2", pkgConfig: "SDL2_ttf",
                providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev", "libsdl2-image-dev", "libfontconfig-dev"])]),
        ],
    swiftLanguageModes: [.v6]
)
