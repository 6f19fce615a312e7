// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "AnimationTalk",
    dependencies: [.package(name: "flipbook", path: "../..")],
    targets: [
        .executableTarget(
            name: "AnimationTalk",
            dependencies: [.product(name: "UIKit", package: "flipbook"), .product(name: "FlipbookKit", package: "flipbook")],
            swiftSettings: [.defaultIsolation(MainActor.self)])
    ]
)
