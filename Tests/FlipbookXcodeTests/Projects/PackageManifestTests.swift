import Testing

@testable import FlipbookXcode

struct PackageManifestTests {
    private func manifest(_ text: String) throws -> PackageManifest {
        let folder = try TemporaryFolder()
        try folder.write("Package.swift", text)
        return try PackageManifest(path: folder.path + "/Package.swift")
    }

    @Test func targetsProductsAndPlatforms() throws {
        let manifest = try manifest(SampleProjects.tidesManifest)
        #expect((manifest.name, manifest.deploymentTarget, manifest.swiftVersion) == ("TidesKit", "13.0", "5"))
        #expect(manifest.products.map(\.name) == ["Tides"] && manifest.localPackages == ["../Moon"])
        #expect(manifest.targets.map(\.name) == ["Tides", "Currents", "TidesTests"])
        #expect(manifest.targets[0].dependencies.map(\.name) == ["Currents", "Moon", "Far"])
        #expect(
            (manifest.targets[0].exclude, manifest.targets[0].processed, manifest.targets[0].copied) == (["Notes"], ["Art"], ["Tables"]))
        #expect((manifest.targets[1].path, manifest.targets[1].conditions) == ("Lib/Currents", ["FAST"]))
        #expect(manifest.targets[2].kind == .test)
    }

    @Test func variablesCommentsAndSums() throws {
        let manifest = try manifest(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            /* let package = Package(name: "Wrong") /* nested */ */
            let common: [Target.Dependency] = ["A", .product(name: "B", package: "b")]
            let targets: [Target] = [
                Target.target(name: "App", dependencies: common + [.target(name: "C", condition: .when(platforms: [.iOS]))], swiftSettings: [
                    .defaultIsolation(MainActor.self), .swiftLanguageMode(.v5), .enableUpcomingFeature("X"),
                ]),
            ]
            let package = Package(
                name: "Name \\"quoted\\"", platforms: [.macOS(.v14), .iOS("17.2")],
                products: [.library(name: "L", type: .dynamic, targets: targets.map { $0.name }), .executable(name: "E", targets: ["App"])],
                targets: targets + [.executableTarget(name: "Run", path: .some("x") ?? "y", sources: ["one", "two.swift"])],
                swiftLanguageModes: [.v4_2]
            )
            """)
        #expect(manifest.name == "Name \"quoted\"")
        #expect(manifest.targets.map(\.name) == ["App", "Run"])
        #expect(manifest.targets[0].dependencies.map(\.name) == ["A", "B", "C"])
        #expect(manifest.targets[0].dependencies.map(\.isProduct) == [true, true, false])
        #expect((manifest.targets[0].defaultIsolationIsMainActor, manifest.targets[0].swiftVersion) == (true, "5"))
        #expect(manifest.targets[1].sources == ["one", "two.swift"])
        #expect(manifest.products.map(\.name) == ["L", "E"] && manifest.products[1].kind == .executable)
        #expect((manifest.deploymentTarget, manifest.swiftVersion) == ("17.2", "4.2"))
    }

    @Test(arguments: [
        (".defaultIsolation(MainActor.self)", true), (".defaultIsolation(nil)", false),
        (".defaultIsolation(MainActor.self), .defaultIsolation(nil)", false),
        (".defaultIsolation(nil), .defaultIsolation(MainActor.self, .when(platforms: [.iOS]))", true),
        (".defaultIsolation(MainActor.self, .when(platforms: [.macOS]))", false),
    ])
    func defaultIsolationCanBeNone(_ settings: String, _ isMainActor: Bool) throws {
        let text = "let package = Package(name: \"Tides\", targets: [.target(name: \"Tides\", swiftSettings: [\(settings)])])"
        #expect(try manifest(text).targets.map(\.defaultIsolationIsMainActor) == [isMainActor])
    }

    @Test func sumsOfStringsAndMembersWithNamesOfVariables() throws {
        let manifest = try manifest(
            """
            let root = "Code/"
            let release = "1.0"
            let package = Package(
                name: "Bay",
                targets: [
                    .target(name: "Bay", path: root + "Bay" + "/Shore", swiftSettings: [
                        .define("SLOW", .when(configuration: .release)), .define("TIDE", .when(configuration: .debug)),
                    ]),
                    .target(name: "Sea", path: "SEA".lowercased(), exclude: ["Old", "NEW".lowercased(), "a" + name()]),
                ]
            )
            """)
        #expect(manifest.targets.map(\.name) == ["Bay", "Sea"])
        #expect(manifest.targets[0].path == "Code/Bay/Shore" && manifest.targets[0].conditions == ["TIDE"])
        #expect(manifest.targets[1].path == nil && manifest.targets[1].exclude == ["Old"])
    }

    @Test func manifestsWithoutAPackageAreNamed() {
        #expect { try manifest("import PackageDescription\nlet package = make()") } throws: { error in
            "\(error)".contains("Package.swift: no `let package = Package(name: …)` was found; manifests are read, not executed")
        }
    }

    @Test func deepAndLongManifestsEnd() throws {
        let deep = "let package = Package(name: \"x\", targets: " + String(repeating: "[", count: 100_000)
        #expect(try manifest(deep).targets.isEmpty)
        let wide = "let package = Package(name: \"x\", targets: [" + String(repeating: ".target(name: \"a\"), ", count: 5000) + "])"
        #expect(try manifest(wide).targets.count == 5000)
    }
}
