/// The location and the kind of a project.
enum ProjectLocation: Equatable {
    case project(String)
    case workspace(String)
    /// The folder of a Package.swift.
    case package(String)
    /// A folder of Swift files without a project.
    case folder(String)

    /// The path for messages to the user.
    var path: String {
        switch self {
        case .project(let path), .workspace(let path), .folder(let path): path
        case .package(let folder): folder + "/Package.swift"
        }
    }

    /// The number of levels of subfolders that are searched for projects.
    static let searchDepth = 2
    /// The largest number of projects of one level that are opened to find out whether they have an app. If there are more, the user has to
    /// choose.
    static let candidateLimit = 40
    /// The largest number of folders of one level that are searched.
    static let folderLimit = 2000

    /// Finds the project at a path, or in the folder at a path.
    static func find(_ path: String) throws(ProjectError) -> ProjectLocation {
        let path = FileSystem.absolute(path)
        guard let existing = FileSystem.existing(path) else {
            throw ProjectError(.notFound, path: path, message: "there is no such file or folder")
        }
        switch ProjectPath.pathExtension(existing) {
        case "xcodeproj": return .project(existing)
        case "xcworkspace": return .workspace(existing)
        case "pbxproj": return .project(ProjectPath.folder(existing))
        case "xcworkspacedata": return .workspace(ProjectPath.folder(existing))
        case "swift" where ProjectPath.name(existing) == "Package.swift": return .package(ProjectPath.folder(existing))
        default: break
        }
        guard FileSystem.isFolder(existing) else {
            let message = "is not a project; give a .xcodeproj, a .xcworkspace, a Package.swift or a folder"
            throw ProjectError(.notFound, path: existing, message: message)
        }
        return try search(existing)
    }

    /// Finds the project with an app that is nearest below a folder. If no project has an app, returns the first project. If there is no
    /// project, returns the folder itself if it contains Swift files.
    private static func search(_ folder: String) throws(ProjectError) -> ProjectLocation {
        var folders = [folder]
        var withoutApp: ProjectLocation?
        for level in 0...searchDepth {
            let candidates = folders.flatMap(projects)
            let apps = candidates.count > candidateLimit ? candidates : candidates.filter { $0.hasApp }
            if apps.count > 1 {
                let paths = apps.map(\.path)
                let message = "contains several projects; open one of \(paths.joined(separator: ", "))"
                throw ProjectError(.severalProjects, path: folder, message: message, choices: paths)
            }
            if let app = apps.first { return app }
            withoutApp = withoutApp ?? candidates.first
            if level < searchDepth { folders = folders.flatMap(subfolders) }
            guard folders.count <= folderLimit else {
                throw ProjectError(
                    .notFound, path: folder, message: "contains more than \(folderLimit) folders; give the path of the project")
            }
        }
        if let withoutApp { return withoutApp }
        guard FolderProject.hasSources(folder) else {
            throw ProjectError(.notFound, path: folder, message: "contains no project and no Swift files")
        }
        return .folder(folder)
    }

    private static func subfolders(_ folder: String) -> [String] {
        let names = (FileSystem.names(folder) ?? []).filter {
            !$0.hasPrefix(".") && !FolderProject.skippedFolders.contains($0)
                && !FolderWalk.packageExtensions.contains(ProjectPath.pathExtension($0))
        }
        return names.map { ProjectPath.join(folder, $0) }.filter(FileSystem.isFolder)
    }

    /// Returns the projects directly in a folder. A workspace is returned instead of the projects that it contains.
    private static func projects(_ folder: String) -> [ProjectLocation] {
        let paths = (FileSystem.names(folder) ?? []).map { ProjectPath.join(folder, $0) }
        let workspaces = paths.filter { ProjectPath.pathExtension($0) == "xcworkspace" && FileSystem.isFolder($0) }
        let contained = Set(workspaces.flatMap { (try? Workspace(path: $0))?.projects ?? [] })
        let projects = paths.filter { ProjectPath.pathExtension($0) == "xcodeproj" && FileSystem.isFolder($0) && !contained.contains($0) }
        let all = workspaces.map(ProjectLocation.workspace) + projects.map(ProjectLocation.project)
        let hasManifest = paths.contains { ProjectPath.name($0) == "Package.swift" && FileSystem.isFile($0) }
        return hasManifest ? all + [.package(folder)] : all
    }

    /// Whether the project can be read and has an app. The result is also true for a damaged .xcodeproj or .xcworkspace, so that its error
    /// is shown.
    private var hasApp: Bool {
        do {
            return try !open().targetNames.isEmpty
        } catch {
            if case .package = self { return false }
            return error.kind == .damaged
        }
    }

    /// Reads the project, but not the files of its targets.
    func open() throws(ProjectError) -> OpenedProject {
        switch self {
        case .project(let path):
            var set = ProjectSet()
            try set.add(projectAt: path)
            return .projects(set, path: path)
        case .workspace(let path):
            return .projects(try Workspace(path: path).open(), path: path)
        case .package(let folder): return .package(PackageApp(package: try LocalPackage(folder: folder)))
        case .folder(let folder): return .folder(FolderProject(folder: folder))
        }
    }
}
