// swift-tools-version: 6.2
import PackageDescription

// The folder of Flipbook's package. On another machine, change it here, or name another folder with the environment variable FLIPBOOK.
let flipbook = Context.environment["FLIPBOOK"] ?? "__FLIPBOOK__"

let package = Package(
    name: "__NAME__",
    dependencies: [.package(name: "flipbook", path: flipbook)],
    targets: [
        .executableTarget(
            name: "__NAME__",
            dependencies: [.product(name: "UIKit", package: "flipbook"), .product(name: "FlipbookKit", package: "flipbook")],
            resources: [.copy("Tours")],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(
            name: "__NAME__Tests", dependencies: ["__NAME__", .product(name: "FlipbookKit", package: "flipbook")],
            // The tests read these files where they are.
            exclude: ["Goldens"]),
    ]
)
