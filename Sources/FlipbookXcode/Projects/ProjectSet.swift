/// The projects and local packages that are opened together: a project, the projects to which it refers, and the other projects of its
/// workspace.
struct ProjectSet {
    /// The largest number of projects.
    static let projectLimit = 64

    private(set) var projects: [XcodeProject] = []
    /// The folders of the local packages.
    private(set) var packages: [String] = []
    var diagnostics: [ProjectDiagnostic] = []

    /// Adds the project of a .xcodeproj and the projects to which it refers. Throws an error only if the project itself cannot be read.
    mutating func add(projectAt path: String) throws(ProjectError) { add(try XcodeProject(path: path)) }

    /// Adds a project and the projects to which it refers.
    mutating func add(_ project: XcodeProject) {
        append(project)
        var next = projects.count - 1
        while next < projects.count {
            let project = projects[next]
            next += 1
            for path in project.referencedProjects { addOptional(path, referredToBy: project.filePath) }
            for folder in project.packageFolders where !packages.contains(folder) { packages.append(folder) }
        }
    }

    /// Adds the folder of a local package.
    mutating func add(packageAt folder: String) {
        if !packages.contains(folder) { packages.append(folder) }
    }

    private mutating func append(_ project: XcodeProject) {
        guard !projects.contains(where: { $0.path == project.path }) else { return }
        projects.append(project)
        diagnostics += project.diagnostics
    }

    /// Adds a project to which another project refers. If it cannot be read, adds a diagnostic.
    private mutating func addOptional(_ path: String, referredToBy file: String) {
        guard !projects.contains(where: { $0.path == path }) else { return }
        guard projects.count < Self.projectLimit else {
            let diagnostic = ProjectDiagnostic(path: file, message: "more than \(Self.projectLimit) projects; the others are left out")
            if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
            return
        }
        do {
            try append(XcodeProject(path: FileSystem.existing(path) ?? path))
        } catch {
            diagnostics.append(error.diagnostic)
        }
    }

    /// Returns the project at a path, or nil if it is not in the set.
    func project(_ path: String) -> XcodeProject? { projects.first { $0.path == path } }

    /// Returns the target of a link: a target by its identifier, or the framework target that builds a product with a file name. Returns
    /// nil for a link to a package.
    func target(_ link: TargetContent.Link) -> (project: XcodeProject, target: XcodeTarget)? {
        switch link {
        case .target(let path, let id):
            return project(path).flatMap { project in project.targets.first { $0.object.id == id }.map { (project, $0) } }
        case .product(let name):
            for project in projects {
                for target in project.targets where target.kind == .framework {
                    let product = project.object(target.object.text("productReference"))
                    if product?.text("path").map(ProjectPath.name) == name || product?.text("name") == name { return (project, target) }
                }
            }
            return nil
        case .package: return nil
        }
    }
}

extension XcodeProject {
    /// The paths of the .xcodeproj files to which this project refers.
    var referencedProjects: [String] {
        let references = root.fields["projectReferences"]?.array ?? []
        return references.compactMap { $0["ProjectRef"]?.string }.compactMap { paths[$0] }
    }

    /// The folders of the local packages: the referenced packages, and the folders in groups that contain a manifest.
    var packageFolders: [String] {
        let local = objects(isa: "XCLocalSwiftPackageReference").compactMap { $0.text("relativePath") }.map { ProjectPath.join(folder, $0) }
        let folders = objects(isa: "PBXFileReference")
            .filter {
                ["wrapper", "folder", "text"].contains($0.text("lastKnownFileType") ?? "folder") && $0.text("sourceTree") != "SDKROOT"
            }
            .compactMap { paths[$0.id] }.filter { ProjectPath.pathExtension($0).isEmpty && FileSystem.isFile($0 + "/Package.swift") }
        return local + folders.filter { !local.contains($0) }
    }
}
