// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Talk",
    dependencies: [.package(name: "flipbook", path: "../..")],
    targets: [
        .executableTarget(
            name: "Talk",
            dependencies: [.product(name: "UIKit", package: "flipbook"), .product(name: "FlipbookKit", package: "flipbook")],
            resources: [.copy("Tours")],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(name: "TalkTests", dependencies: ["Talk", .product(name: "FlipbookKit", package: "flipbook")]),
    ]
)
