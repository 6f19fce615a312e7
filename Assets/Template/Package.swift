// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "__NAME__",
    dependencies: [.package(name: "flipbook", path: "__FLIPBOOK__")],
    targets: [
        .executableTarget(
            name: "__NAME__",
            dependencies: [.product(name: "UIKit", package: "flipbook"), .product(name: "FlipbookKit", package: "flipbook")],
            resources: [.copy("Tours")],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(name: "__NAME__Tests", dependencies: ["__NAME__", .product(name: "FlipbookKit", package: "flipbook")]),
    ]
)
