/// The files of one target and the products that it uses.
struct TargetContent {
    /// Another product that a target links or depends on.
    enum Link: Hashable {
        /// A target of this project or of another one, by the path of the .xcodeproj and the identifier.
        case target(project: String, id: String)
        /// A product that is found by the name of its file, such as "Tools.framework".
        case product(String)
        /// A product of a local package: the folder of the package, or nil if it has to be searched for by name.
        case package(folder: String?, product: String)
    }

    var sources: [SourceFile] = []
    var resources: [Resource] = []
    var objectiveCSources: [String] = []
    var links: [Link] = []
    var scripts: [String] = []
    var diagnostics: [ProjectDiagnostic] = []

    /// Adds a line unless it is there already.
    mutating func report(_ diagnostic: ProjectDiagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    mutating func link(_ link: Link) {
        if !links.contains(link) { links.append(link) }
    }

    /// Adds a file by the extension of its name, as Xcode does for files without a build phase of their own.
    ///
    /// - Parameter bundlePath: the path in the app, if the file is a resource.
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
            kind: Resource.Kind(path: path), path: path, localization: FilePath.localization(bundlePath), bundlePath: bundlePath)
        resources.append(resource)
    }

    /// Reports files of the same name, which Xcode refuses to build, and removes repeated ones.
    mutating func reportDuplicates(_ target: String) {
        var seen: Set<String> = []
        sources = sources.filter { seen.insert($0.path).inserted }
        var names: [String: String] = [:]
        for source in sources {
            let name = FilePath.name(source.path)
            if let first = names[name] {
                let message = "\(target) already contains the file \(first) of the same name; Xcode refuses this, rename one of them"
                report(ProjectDiagnostic(path: source.path, message: message))
            } else {
                names[name] = source.path
            }
        }
        var places: [String: String] = [:]
        resources = resources.filter { resource in
            guard let first = places[resource.bundlePath] else {
                places[resource.bundlePath] = resource.path
                return true
            }
            if first != resource.path {
                let message = "\(target) already contains the resource \(first) of the same name; this one is left out"
                report(ProjectDiagnostic(path: resource.path, message: message))
            }
            return false
        }
    }
}
