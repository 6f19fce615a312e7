// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Breeze",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Breeze", targets: ["Breeze"])],
    targets: [.target(name: "Breeze")]
)
