// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Pebbles",
    defaultLocalization: "en",
    platforms: [
        .iOS(.v15)
    ],
    products: [
        .executable(name: "Pebbles", targets: ["Pebbles"]),
        .library(name: "Balance", targets: ["Balance"]),
    ],
    targets: [
        .target(name: "Balance", path: "Balance"),
        .executableTarget(
            name: "Pebbles",
            dependencies: ["Balance"],
            exclude: ["Notes"],
            resources: [
                .process("Resources")
            ],
            swiftSettings: [.define("QUIET")]
        ),
        .testTarget(name: "PebblesTests", dependencies: ["Pebbles", "Balance"]),
    ]
)
