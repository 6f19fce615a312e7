/// The values of a Package.swift that can be read without executing it.
struct PackageManifest {
    struct Product {
        enum Kind { case library, executable, app }
        var kind: Kind
        var name: String
        var targets: [String]
        /// The call that declares the product.
        var declaration: ManifestValue
    }

    struct Dependency {
        var name: String
        /// Whether the dependency can be a product of another package. False if it is written as `.target(name:)`.
        var isProduct = true
        var line: Int?
    }

    struct Target {
        enum Kind { case library, executable, test }
        var kind: Kind
        var name: String
        var dependencies: [Dependency] = []
        var path: String?
        var exclude: [String] = []
        /// The files and folders with the sources. Nil if all Swift files of the target's folder are sources.
        var sources: [String]?
        /// The resources that are copied with their folders.
        var copied: [String] = []
        /// The resources that are copied into one folder, without their own folders.
        var processed: [String] = []
        var conditions: [String] = []
        var upcomingFeatures: [String] = []
        var defaultIsolationIsMainActor = false
        var swiftVersion: String?
        var line: Int?
    }

    let path: String
    let name: String
    private(set) var products: [Product] = []
    private(set) var targets: [Target] = []
    /// The paths of the local packages that this package uses.
    private(set) var localPackages: [String] = []
    private(set) var deploymentTarget: String?
    private(set) var swiftVersion = "5"

    /// Reads the manifest at a path.
    init(path: String) throws(ProjectError) { try self.init(path: path, text: FileSystem.text(path)) }

    /// Reads the text of a manifest.
    init(path: String, text: String) throws(ProjectError) {
        guard let package = ManifestParser.package(text), let name = package["name"]?.string else {
            let message = "no `let package = Package(name: …)` was found; manifests are read, not executed"
            throw ProjectError(.damaged, path: path, message: message)
        }
        (self.path, self.name) = (path, name)
        products = (package["products"]?.elements ?? []).compactMap(Self.product)
        targets = (package["targets"]?.elements ?? []).compactMap(Self.target)
        localPackages = (package["dependencies"]?.elements ?? []).compactMap { $0["path"]?.string }
        deploymentTarget = Self.deploymentTarget(package["platforms"]?.elements ?? [])
        let versions = (package["swiftLanguageModes"] ?? package["swiftLanguageVersions"])?.elements.compactMap(\.name) ?? []
        swiftVersion = versions.last.map(Self.version) ?? (Self.toolsVersion(text) >= 6 ? "6" : "5")
    }

    /// Returns the target with a name, or nil if the manifest declares no such target.
    func target(_ name: String) -> Target? { targets.first { $0.name == name } }

    /// Returns the major number in the line `// swift-tools-version: 5.9`.
    private static func toolsVersion(_ text: String) -> Int {
        guard let line = text.split(whereSeparator: \.isNewline).first(where: { $0.contains("swift-tools-version") }) else { return 5 }
        return Int(line.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 5
    }

    /// Returns the version for a member such as `v5` or `v4_2`.
    private static func version(_ member: String) -> String {
        member.hasPrefix("v") ? String(member.dropFirst()).replacing("_", with: ".") : member
    }

    private static func deploymentTarget(_ platforms: [ManifestValue]) -> String? {
        guard let version = platforms.first(where: { $0.name == "iOS" })?.unlabeled.first else { return nil }
        if let text = version.string { return text }
        guard let name = version.name.map(Self.version) else { return nil }
        return name.contains(".") ? name : name + ".0"
    }

    private static func product(_ value: ManifestValue) -> Product? {
        guard let name = value["name"]?.string else { return nil }
        let targets = value["targets"]?.strings ?? []
        switch value.name {
        case "library": return Product(kind: .library, name: name, targets: targets, declaration: value)
        case "executable": return Product(kind: .executable, name: name, targets: targets, declaration: value)
        case "iOSApplication": return Product(kind: .app, name: name, targets: targets, declaration: value)
        default: return nil
        }
    }

    private static func target(_ value: ManifestValue) -> Target? {
        let kinds: [String: Target.Kind] = ["target": .library, "executableTarget": .executable, "testTarget": .test]
        guard let kind = value.name.flatMap({ kinds[$0] }), let name = value["name"]?.string else { return nil }
        var target = Target(kind: kind, name: name)
        target.line = value.line
        target.path = value["path"]?.string
        target.exclude = value["exclude"]?.strings ?? []
        target.sources = value["sources"].map(\.strings)
        target.dependencies = (value["dependencies"]?.elements ?? []).compactMap { dependency in
            let name = dependency.string ?? dependency["name"]?.string
            return name.map { Dependency(name: $0, isProduct: dependency.name != "target", line: dependency.line) }
        }
        for resource in value["resources"]?.elements ?? [] {
            guard let path = resource.unlabeled.first?.string else { continue }
            if resource.name == "copy" { target.copied.append(path) } else { target.processed.append(path) }
        }
        for setting in value["swiftSettings"]?.elements ?? [] { apply(setting, to: &target) }
        return target
    }

    /// Stores a Swift setting in a target, if the condition of the setting is true for a debug build for iOS.
    private static func apply(_ setting: ManifestValue, to target: inout Target) {
        let condition = setting.unlabeled.dropFirst().first
        let platforms = condition?["platforms"]?.elements.compactMap(\.name) ?? ["iOS"]
        guard platforms.contains("iOS"), condition?["configuration"]?.name != "release" else { return }
        switch setting.name {
        case "define": if let name = setting.unlabeled.first?.string { target.conditions.append(name) }
        case "enableUpcomingFeature": if let name = setting.unlabeled.first?.string { target.upcomingFeatures.append(name) }
        case "defaultIsolation":
            // The parser reads `nil` as a call with the name "nil".
            if let isolation = setting.unlabeled.first?.name { target.defaultIsolationIsMainActor = isolation != "nil" }
        case "swiftLanguageMode", "swiftLanguageVersion": target.swiftVersion = setting.unlabeled.first?.name.map(version)
        default: break
        }
    }
}
