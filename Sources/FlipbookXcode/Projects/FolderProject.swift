/// A folder of Swift files without a project. The app consists of all sources and resources below the folder.
struct FolderProject {
    /// The folders that contain no sources of the app.
    static let skippedFolders: Set<String> = [
        "Pods", "Carthage", "DerivedData", "node_modules", "fastlane", "vendor", "build", "Build", "xcuserdata", "__MACOSX",
    ]

    let folder: String

    /// The name of the app.
    var name: String { ProjectPath.name(folder).isEmpty ? "App" : ProjectPath.stem(folder) }

    /// Returns whether there is a Swift file below a folder.
    static func hasSources(_ folder: String) -> Bool {
        walk(folder).files.contains { ProjectPath.pathExtension($0) == "swift" }
    }

    private static func walk(_ folder: String) -> FolderWalk {
        FolderWalk(
            folder,
            skipping: { skippedFolders.contains(ProjectPath.name($0)) || ["build", "xcodeproj"].contains(ProjectPath.pathExtension($0)) })
    }

    /// The extensions of files that belong to a repository and not to an app.
    private static let skippedExtensions: Set<String> = [
        "md", "sh", "py", "rb", "yml", "yaml", "lock", "podspec", "script", "take", "log", "zip", "plist", "resolved", "mobileprovision",
        "",
    ]

    /// Reads the app that consists of the files below the folder.
    func read() -> AppProject {
        var app = AppProject(name: name, moduleName: SettingModifier.cIdentifier(name), projectPath: folder, targetName: name)
        let walk = Self.walk(folder)
        var (content, tests) = (TargetContent(), TargetContent())
        walk.diagnostics.forEach { content.report($0) }
        var infoPlist: String?
        for path in walk.files {
            let folders = path.split(separator: "/").dropLast()
            let file = ProjectPath.join(folder, path)
            if folders.contains(where: { $0.hasSuffix("UITests") }) || ProjectPath.name(path) == "Package.swift" { continue }
            let isTest = folders.contains { $0.hasSuffix("Tests") }
            if !isTest, ProjectPath.name(path).hasSuffix("Info.plist") { infoPlist = infoPlist ?? file }
            if FileRole(path: path) == .resource, Self.skippedExtensions.contains(ProjectPath.pathExtension(path)) {
                guard ProjectPath.pathExtension(path) == "plist", !path.hasSuffix("Info.plist") else { continue }
            }
            let bundlePath = TargetReader.bundlePath(path)
            if isTest { tests.add(file, bundlePath: bundlePath) } else { content.add(file, bundlePath: bundlePath) }
        }
        content.reportDuplicates(name)
        tests.reportDuplicates(name + "Tests")
        content.assign(to: &app)
        app.activeCompilationConditions = ["DEBUG"]
        if !tests.sources.isEmpty {
            var target = TestTarget(name: name + "Tests", moduleName: app.moduleName + "Tests")
            target.activeCompilationConditions = app.activeCompilationConditions
            (target.sources, target.resources, target.objectiveCSources) = (tests.sources, tests.resources, tests.objectiveCSources)
            app.testTargets = [target]
            app.diagnostics += tests.diagnostics
        }
        app.completeInfoPlist(file: infoPlist, identifier: nil, extra: PropertyListDictionary())
        return app
    }
}

extension TargetContent {
    /// Stores the files and diagnostics of the content in an app.
    func assign(to app: inout AppProject) {
        (app.sources, app.resources, app.objectiveCSources) = (sources, resources, objectiveCSources)
        app.diagnostics += diagnostics
        for path in objectiveCSources {
            app.diagnostics.append(
                ProjectDiagnostic(path: path, message: "is not compiled, because only Swift files are compiled; rewrite it in Swift"))
        }
    }
}

extension AppProject {
    /// Sets the Info.plist of an app without a project, and the properties of the app that depend on it. The Info.plist contains the
    /// entries of `file`, the entries of `extra` that `file` does not have, and the usual keys. Without a file, it also names the
    /// storyboards Main and LaunchScreen if the app has them.
    mutating func completeInfoPlist(file: String?, identifier: String?, extra: PropertyListDictionary) {
        var settings = BuildSettings()
        for (key, value) in [
            ("TARGET_NAME", targetName), ("PRODUCT_NAME", name), ("EXECUTABLE_NAME", name), ("PRODUCT_MODULE_NAME", moduleName),
            ("PRODUCT_BUNDLE_IDENTIFIER", identifier ?? "app." + SettingModifier.domainIdentifier(name)), ("DEVELOPMENT_LANGUAGE", "en"),
            ("PRODUCT_BUNDLE_PACKAGE_TYPE", "APPL"), ("IPHONEOS_DEPLOYMENT_TARGET", deploymentTarget ?? ""),
        ] { settings.assign(key, value) }
        var source: PropertyList?
        do {
            source = try file.map { path throws(ProjectError) in try FileSystem.propertyList(path) }
        } catch {
            diagnostics.append(error.diagnostic)
        }
        var entries = source?.dictionary ?? PropertyListDictionary()
        for (key, value) in extra where entries[key] == nil { entries[key] = value }
        if source == nil {
            for (name, key) in [("Main", "UIMainStoryboardFile"), ("LaunchScreen", "UILaunchStoryboardName")] where entries[key] == nil {
                if resources.contains(where: { ProjectPath.name($0.bundlePath) == name + ".storyboard" }) { entries[key] = .string(name) }
            }
        }
        if entries["UIDeviceFamily"] == nil {
            settings.assign("TARGETED_DEVICE_FAMILY", deviceFamilies.map { "\($0)" }.joined(separator: ","))
        }
        infoPlist = InfoPlistBuilder.build(.dictionary(entries), settings: &settings)
        let families = (infoPlist["UIDeviceFamily"]?.array ?? []).compactMap(\.integer).filter { $0 == 1 || $0 == 2 }
        deviceFamilies = families.isEmpty ? [1] : families
        bundleIdentifier = infoPlist["CFBundleIdentifier"]?.string
        if appIconName == nil { appIconName = "AppIcon" }
    }
}
