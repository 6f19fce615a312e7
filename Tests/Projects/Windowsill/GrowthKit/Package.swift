// swift-tools-version:5.1

import PackageDescription

let package = Package(
    name: "GrowthKit",
    platforms: [.iOS(.v13)],
    products: [
        .library(name: "GrowthKit", targets: ["GrowthKit"])
    ],
    dependencies: [],
    targets: [
        .target(name: "GrowthKit", dependencies: []),
        .testTarget(name: "GrowthKitTests", dependencies: ["GrowthKit"]),
    ]
)
