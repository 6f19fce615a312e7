/// A project that has been read. One of its app targets can be chosen.
enum OpenedProject {
    case projects(ProjectSet, path: String)
    case package(PackageApp)
    case folder(FolderProject)

    /// The names of the app targets. If two projects of a workspace have targets with the same name, their names are "Project/Target".
    var targetNames: [String] {
        switch self {
        case .projects(let set, _): Self.appTargets(set).map(\.name)
        case .package(let package): package.targetNames
        case .folder(let folder): [folder.name]
        }
    }

    /// Reads the app of a target. The name may be nil if there is only one app target.
    func read(_ target: String?, configuration: String = "Debug") throws(ProjectError) -> AppProject {
        switch self {
        case .projects(let set, let path):
            let apps = Self.appTargets(set)
            let index = try Self.choose(target, from: apps.map(\.name), path: path, targets: Self.targetDescriptions(set))
            let project = apps[index].project
            let configurations = project.configurationNames(of: apps[index].target)
            guard configuration == "Debug" || configurations.isEmpty || configurations.contains(configuration) else {
                throw ProjectError(
                    .unknownConfiguration, path: path,
                    message: "has no build configuration \(configuration); choose one of \(configurations.joined(separator: ", ")) with "
                        + "--configuration", choices: configurations)
            }
            var app = AppTargetReader.read(apps[index].target, of: project, in: set, configuration: configuration)
            app.projectPath = path
            return app
        case .package(let package):
            let index = try Self.choose(target, from: package.targetNames, path: package.package.manifest.path, targets: [])
            return package.read(package.targetNames[index])
        case .folder(let folder):
            _ = try Self.choose(target, from: [folder.name], path: folder.folder, targets: [])
            return folder.read()
        }
    }

    /// Returns the index of the requested target, or of the only target if `name` is nil.
    ///
    /// - Parameter targets: The names and kinds of all targets, for the error.
    private static func choose(_ name: String?, from names: [String], path: String, targets: [String]) throws(ProjectError) -> Int {
        let list = names.joined(separator: ", ")
        guard !names.isEmpty else {
            let reason = targets.isEmpty ? "it has no targets" : "its targets are \(targets.joined(separator: ", "))"
            throw ProjectError(.noAppTarget, path: path, message: "contains no app for iOS: \(reason)", choices: [])
        }
        if let name {
            if let index = names.firstIndex(of: name) ?? names.firstIndex(where: { $0.lowercased() == name.lowercased() }) { return index }
            let message = "has no app target \(name); choose one of \(list) with --target"
            throw ProjectError(.unknownTarget, path: path, message: message, choices: names)
        }
        guard names.count == 1 else {
            throw ProjectError(
                .severalTargets, path: path, message: "has several apps; choose one of \(list) with --target", choices: names)
        }
        return 0
    }

    private typealias AppTarget = (name: String, project: XcodeProject, target: XcodeTarget)

    private static func appTargets(_ set: ProjectSet) -> [AppTarget] {
        var result: [AppTarget] = []
        for project in set.projects where project.name != "Pods" {
            for target in project.targets where target.kind == .app && platform(target, of: project) == nil {
                result.append((target.name, project, target))
            }
        }
        let names = result.map(\.name)
        return result.map { app in
            names.count { $0 == app.name } > 1 ? ("\(app.project.name)/\(app.name)", app.project, app.target) : app
        }
    }

    /// Returns the names and kinds of all targets, for the error about a project without an app for iOS.
    private static func targetDescriptions(_ set: ProjectSet) -> [String] {
        set.projects.flatMap { project in
            project.targets.map { target in
                switch target.kind {
                case .app: "\(target.name) (an app for \(platform(target, of: project) ?? "iOS"))"
                case .framework: "\(target.name) (a framework)"
                case .unitTests: "\(target.name) (unit tests)"
                case .other(let kind): "\(target.name) (\(kind))"
                }
            }
        }
    }

    /// Returns the platform of an app target, or nil if the platform is iOS or unknown.
    private static func platform(_ target: XcodeTarget, of project: XcodeProject) -> String? {
        var ignored: [ProjectDiagnostic] = []
        var settings = project.settings(of: target, configuration: "Debug", report: &ignored)
        let supported = settings.list("SUPPORTED_PLATFORMS")
        if supported.contains(where: { $0.hasPrefix("iphone") }) { return nil }
        let names = ["macosx": "macOS", "watch": "watchOS", "appletv": "tvOS", "xr": "visionOS"]
        let platform = supported.first ?? settings.value("SDKROOT")
        return names.keys.sorted().first { platform.hasPrefix($0) }.flatMap { names[$0] }
    }
}
