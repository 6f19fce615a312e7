/// A local Swift package: its manifest, read without executing it, and the files of its targets.
struct LocalPackage {
    /// The folder that contains Package.swift.
    let folder: String
    let manifest: PackageManifest

    /// Reads the package in a folder.
    init(folder: String) throws(ProjectError) {
        self.folder = folder
        manifest = try PackageManifest(path: folder + "/Package.swift")
    }

    /// Returns the names of the targets of a product. If they cannot be read, the target with the name of the product is used if it has a
    /// folder.
    func targets(ofProduct product: String, report: inout [ProjectDiagnostic]) -> [String] {
        if let targets = manifest.products.first(where: { $0.name == product })?.targets, !targets.isEmpty { return targets }
        if root(of: manifest.target(product) ?? PackageManifest.Target(kind: .library, name: product)) != nil { return [product] }
        report.append(ProjectDiagnostic(path: manifest.path, message: "the product \(product) cannot be read from the manifest"))
        return []
    }

    /// Returns the files of a target, or nil if its folder is missing. Bundle paths are relative to the bundle of the target.
    func content(ofTarget name: String, report: inout [ProjectDiagnostic]) -> TargetContent? {
        let target = manifest.target(name) ?? PackageManifest.Target(kind: .library, name: name)
        guard let root = root(of: target) else {
            let path = target.path ?? "Sources/\(name)"
            report.append(ProjectDiagnostic(path: manifest.path, line: target.line, message: "the folder \(path) of \(name) is missing"))
            return nil
        }
        var content = TargetContent()
        let manifestFile = root == folder ? ["Package.swift"] : []
        let excluded = Self.normalized(target.exclude + target.copied) + manifestFile
        let walk = FolderWalk(root, skipping: { excluded.contains($0) })
        walk.diagnostics.forEach { content.report($0) }
        let (sources, processed) = (target.sources.map(Self.normalized), Self.normalized(target.processed))
        for path in walk.files {
            add(
                path, root: root, isSource: sources.map { Self.contains($0, path) } ?? true, isProcessed: Self.contains(processed, path),
                to: &content)
        }
        for path in Self.normalized(target.copied) {
            let file = ProjectPath.join(root, path)
            if FileSystem.kind(file) == nil {
                report.append(ProjectDiagnostic(path: manifest.path, line: target.line, message: "the resource \(file) is missing"))
            } else {
                content.addResource(file, bundlePath: ProjectPath.name(path))
            }
        }
        content.reportDuplicates(name)
        return content
    }

    private static func normalized(_ paths: [String]) -> [String] { paths.map(ProjectPath.normalized) }

    /// Returns whether a path is one of the folders or is inside one of them. An empty folder path is the whole folder of the target.
    private static func contains(_ folders: [String], _ path: String) -> Bool {
        folders.contains { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") }
    }

    /// Adds a file of the target. A resource is added only if the manifest declares it, or if it is one of the resources that need no
    /// declaration, such as storyboards.
    private func add(_ path: String, root: String, isSource: Bool, isProcessed: Bool, to content: inout TargetContent) {
        let file = ProjectPath.join(root, path)
        let role = FileRole(path: path)
        guard role == .resource else {
            if isSource || role != .swift { content.add(file, bundlePath: ProjectPath.name(path)) }
            return
        }
        let isKnown =
            ["storyboard", "xib", "xcassets", "xcstrings"].contains(ProjectPath.pathExtension(path))
            || ProjectPath.localization(path) != nil
        if isProcessed || isKnown { content.addResource(file, bundlePath: TargetReader.bundlePath(path)) }
    }

    /// Returns the folder of a target: the target's `path`, or a folder with the target's name in one of the usual folders. If the target
    /// is the only one that is not a test target, a usual folder itself can be the folder of the target. Nil if none of these folders
    /// exists.
    private func root(of target: PackageManifest.Target) -> String? {
        if let path = target.path {
            let folder = ProjectPath.join(folder, path)
            return FileSystem.isFolder(folder) ? folder : nil
        }
        let parents = target.kind == .test ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
        let usual = parents.map { "\(folder)/\($0)/\(target.name)" }.first(where: FileSystem.isFolder)
        let isOnly = manifest.targets.count { $0.kind != .test } == 1 && target.kind != .test
        return usual ?? (isOnly ? parents.map { "\(folder)/\($0)" }.first(where: FileSystem.isFolder) : nil)
    }
}
