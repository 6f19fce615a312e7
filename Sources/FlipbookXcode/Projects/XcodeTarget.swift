/// A target of a project.
struct XcodeTarget {
    /// The kinds of targets that are distinguished. A library has the kind `framework`.
    enum Kind: Equatable {
        case app, framework, unitTests
        /// Any other kind, with a name for messages.
        case other(String)
    }

    var object: XcodeObject
    var name: String
    var kind: Kind

    init(_ object: XcodeObject) {
        self.object = object
        name = object.text("name") ?? object.id
        kind = Self.kind(object)
    }

    private static func kind(_ object: XcodeObject) -> Kind {
        guard object.isa == "PBXNativeTarget" else { return .other("a target without a product") }
        let prefix = "com.apple.product-type."
        let type = object.text("productType") ?? ""
        switch type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type {
        case "application": return .app
        case "framework", "framework.static", "library.static", "library.dynamic": return .framework
        case "bundle.unit-test": return .unitTests
        case "bundle.ui-testing": return .other("user interface tests")
        case "application.on-demand-install-capable": return .other("an app clip")
        case let type where type.hasPrefix("app-extension") || type.hasPrefix("extensionkit") || type.contains("messages"):
            return .other("an app extension")
        case let type where type.contains("watch"): return .other("a watch app")
        case "tool": return .other("a command-line tool")
        case "bundle": return .other("a bundle")
        case "": return .other("a target without a product type")
        case let type: return .other("a product of type \(type)")
        }
    }
}

extension XcodeProject {
    /// Returns the targets in the order of the project.
    func targets(report: inout [ProjectDiagnostic]) -> [XcodeTarget] {
        objects("targets", of: root, isa: ["PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget"], report: &report).map(
            XcodeTarget.init)
    }

    /// The targets in the order of the project.
    var targets: [XcodeTarget] {
        var ignored: [ProjectDiagnostic] = []
        return targets(report: &ignored)
    }

    /// Returns the settings of a target in a configuration. If the project or the target has no configuration with this name, its default
    /// configuration is used.
    func settings(of target: XcodeTarget, configuration: String, report: inout [ProjectDiagnostic]) -> BuildSettings {
        var settings = BuildSettings(configuration: configuration)
        for (name, value) in defaults(target, configuration: configuration) { settings.assign(name, value) }
        for owner in [root, target.object] { assign(owner, configuration: configuration, to: &settings, report: &report) }
        return settings
    }

    /// Returns the names of the build configurations of the project and of a target.
    func configurationNames(of target: XcodeTarget) -> [String] {
        var ignored: [ProjectDiagnostic] = []
        var names: [String] = []
        for owner in [root, target.object] {
            guard let list = object(owner.text("buildConfigurationList")) else { continue }
            for entry in objects("buildConfigurations", of: list, isa: ["XCBuildConfiguration"], report: &ignored) {
                if let name = entry.text("name"), !names.contains(name) { names.append(name) }
            }
        }
        return names
    }

    /// Assigns the settings of the project or of a target: first those of the .xcconfig file, then those of the build configuration itself.
    private func assign(_ owner: XcodeObject, configuration: String, to settings: inout BuildSettings, report: inout [ProjectDiagnostic]) {
        guard let list = object(owner.text("buildConfigurationList")) else {
            report.append(diagnostic(owner, "the build configurations of \(owner.text("name") ?? name) are missing; defaults are used"))
            return
        }
        let all = objects("buildConfigurations", of: list, isa: ["XCBuildConfiguration"], report: &report)
        let preferred = [configuration, list.text("defaultConfigurationName") ?? ""]
        guard let chosen = preferred.lazy.compactMap({ name in all.first { $0.text("name") == name } }).first ?? all.first else {
            report.append(diagnostic(list, "the list of build configurations is empty; defaults are used"))
            return
        }
        assignBase(of: chosen, to: &settings, report: &report)
        if let values = chosen.fields["buildSettings"]?.dictionary { settings.assign(values) }
    }

    /// Assigns the settings of the .xcconfig file of a configuration.
    private func assignBase(of configuration: XcodeObject, to settings: inout BuildSettings, report: inout [ProjectDiagnostic]) {
        var path: String?
        if let id = configuration.text("baseConfigurationReference") {
            path = paths[id]
            if path == nil { report.append(diagnostic(configuration, "the .xcconfig file \(id) is missing in the project")) }
        } else if let id = configuration.text("baseConfigurationReferenceAnchor"), let anchor = paths[id] {
            path = ProjectPath.join(anchor, configuration.text("baseConfigurationReferenceRelativePath") ?? "")
        }
        guard let path else { return }
        guard let existing = FileSystem.existing(path) else {
            let advice = path.contains("Pods") ? "; install the project's CocoaPods on a Mac first" : "; its settings are not used"
            report.append(diagnostic(configuration, "the file \(path) is missing\(advice)"))
            return
        }
        var reader = XCConfigReader()
        reader.read(existing, into: &settings)
        report += reader.diagnostics
    }

    /// Returns the settings that Xcode sets itself, such as the names and paths of the target.
    private func defaults(_ target: XcodeTarget, configuration: String) -> [(String, String)] {
        let (wrapper, package) =
            switch target.kind {
            case .app: ("app", "APPL")
            case .framework: ("framework", "FMWK")
            default: ("xctest", "BNDL")
            }
        return [
            ("ACTION", "build"), ("CONFIGURATION", configuration), ("PROJECT_NAME", name), ("PROJECT_DIR", folder), ("SRCROOT", folder),
            ("SOURCE_ROOT", folder), ("PROJECT_FILE_PATH", path), ("TARGET_NAME", target.name), ("TARGETNAME", target.name),
            ("PRODUCT_NAME", "$(TARGET_NAME)"), ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
            ("SWIFT_MODULE_NAME", "$(PRODUCT_MODULE_NAME)"), ("EXECUTABLE_NAME", "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)"),
            ("EXECUTABLE_PREFIX", ""), ("EXECUTABLE_SUFFIX", ""), ("WRAPPER_EXTENSION", wrapper), ("PRODUCT_BUNDLE_PACKAGE_TYPE", package),
            ("WRAPPER_NAME", "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)"), ("FULL_PRODUCT_NAME", "$(WRAPPER_NAME)"),
            ("CONTENTS_FOLDER_PATH", "$(WRAPPER_NAME)"), ("UNLOCALIZED_RESOURCES_FOLDER_PATH", "$(WRAPPER_NAME)"),
            ("BUILT_PRODUCTS_DIR", "/BUILT_PRODUCTS_DIR"), ("TARGET_BUILD_DIR", "/BUILT_PRODUCTS_DIR"),
            ("CONFIGURATION_BUILD_DIR", "/BUILT_PRODUCTS_DIR"), ("PLATFORM_NAME", "iphonesimulator"),
            ("EFFECTIVE_PLATFORM_NAME", "-iphonesimulator"), ("DEVELOPMENT_LANGUAGE", root.text("developmentRegion") ?? "en"),
            ("CURRENT_ARCH", "x86_64"), ("ARCHS", "x86_64"), ("TARGETED_DEVICE_FAMILY", "1"),
        ]
    }
}
