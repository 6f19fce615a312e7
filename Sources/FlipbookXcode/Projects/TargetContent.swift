/// The files of one target and the products that it uses.
struct TargetContent {
    /// Another product that a target links or depends on.
    enum Link: Hashable {
        /// A target of this project or of another project, by the path of the .xcodeproj and the identifier of the target.
        case target(project: String, id: String)
        /// A product by the name of its file, such as "Tools.framework".
        case product(String)
        /// A product of a local package. `folder` is the folder of the package, or nil if the product has to be found by its name in all
        /// packages.
        case package(folder: String?, product: String)
    }

    var sources: [SourceFile] = []
    var resources: [Resource] = []
    var objectiveCSources: [String] = []
    var links: [Link] = []
    var scripts: [String] = []
    var diagnostics: [ProjectDiagnostic] = []
    private var reported: Set<ProjectDiagnostic> = []

    /// Adds a diagnostic unless it was already added.
    mutating func report(_ diagnostic: ProjectDiagnostic) {
        if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }

    mutating func link(_ link: Link) {
        if !links.contains(link) { links.append(link) }
    }

    /// Adds a file according to its extension, as Xcode does for files that are not listed in a build phase.
    ///
    /// - Parameter bundlePath: The path in the app, if the file is a resource.
    mutating func add(_ path: String, flags: [String] = [], bundlePath: String) {
        switch FileRole(path: path) {
        case .swift: sources.append(SourceFile(path: path, compilerFlags: flags))
        case .otherLanguage: objectiveCSources.append(path)
        case .ignored: break
        case .notCompiled(let reason): report(ProjectDiagnostic(path: path, message: reason))
        case .resource: addResource(path, bundlePath: bundlePath)
        }
    }

    mutating func addResource(_ path: String, bundlePath: String) {
        let resource = Resource(
            kind: Resource.Kind(path: path), path: path, localization: ProjectPath.localization(bundlePath), bundlePath: bundlePath)
        resources.append(resource)
    }

    /// Removes repeated files, and reports different files with the same name, which are an error in Xcode. Of the resources with the same
    /// bundle path, only the first is kept, but all asset catalogs are kept.
    mutating func reportDuplicates(_ target: String) {
        var seen: Set<String> = []
        sources = sources.filter { seen.insert($0.path).inserted }
        var names: [String: String] = [:]
        for source in sources {
            let name = ProjectPath.name(source.path)
            if let first = names[name] {
                let message =
                    "\(target) already contains the file \(first) of the same name; Xcode reports this as an error; rename one of them"
                report(ProjectDiagnostic(path: source.path, message: message))
            } else {
                names[name] = source.path
            }
        }
        var pathsByBundlePath: [String: String] = [:]
        let all = resources
        resources = []
        for var resource in all {
            let first = pathsByBundlePath[resource.bundlePath]
            if first == resource.path { continue }
            if let first, resource.kind != .assetCatalog {
                let message = "\(target) already contains the resource \(first) of the same name; this one is left out"
                report(ProjectDiagnostic(path: resource.path, message: message))
                continue
            }
            resource.bundlePath = Self.freePath(resource.bundlePath, in: pathsByBundlePath)
            pathsByBundlePath[resource.bundlePath] = resource.path
            resources.append(resource)
        }
    }

    /// Returns the path, with a number after its name if the path is already used. Asset catalogs with the same name need different paths,
    /// because Xcode merges them.
    private static func freePath(_ path: String, in pathsByBundlePath: [String: String]) -> String {
        guard pathsByBundlePath[path] != nil else { return path }
        let stem = String(path.dropLast(ProjectPath.pathExtension(path).count + 1))
        return (2...).lazy.map { "\(stem)-\($0).\(ProjectPath.pathExtension(path))" }.first { pathsByBundlePath[$0] == nil } ?? path
    }
}
