// swift-tools-version: 6.2
import PackageDescription

// The folder of Flipbook's package. On another machine, change it here, or name another folder with the environment variable FLIPBOOK.
let flipbook = Context.environment["FLIPBOOK"] ?? "../.."

let package = Package(
    name: "Talk",
    dependencies: [.package(name: "flipbook", path: flipbook)],
    targets: [
        .executableTarget(
            name: "Talk",
            dependencies: [.product(name: "UIKit", package: "flipbook"), .product(name: "FlipbookKit", package: "flipbook")],
            resources: [.copy("Tours")],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(
            name: "TalkTests", dependencies: ["Talk", .product(name: "FlipbookKit", package: "flipbook")],
            // The tests read these files where they are.
            exclude: ["Goldens"]),
    ]
)
