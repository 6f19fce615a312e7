/// A workspace: a list of projects and packages.
struct Workspace {
    let path: String
    /// The paths of the .xcodeproj files, in order.
    private(set) var projects: [String] = []
    /// The folders of local packages.
    private(set) var packages: [String] = []

    /// Reads the workspace at the path of a .xcworkspace.
    init(path: String) throws(ProjectError) {
        let file = path + "/contents.xcworkspacedata"
        guard FileSystem.kind(file) != nil else {
            throw ProjectError(.notFound, path: path, message: "contains no contents.xcworkspacedata")
        }
        try self.init(path: path, bytes: FileSystem.bytes(file))
    }

    /// Reads the content of a contents.xcworkspacedata.
    init(path: String, bytes: [UInt8]) throws(ProjectError) {
        self.path = path
        do {
            try read(XMLScanner(PropertyList.utf8(bytes)))
        } catch {
            throw ProjectError(.damaged, path: path + "/contents.xcworkspacedata", line: error.line, message: error.message)
        }
    }

    /// The folder to which `container:` refers: the folder that contains the workspace. For the workspace inside a project, it is the
    /// folder that contains the project.
    private var container: String {
        let folder = ProjectPath.folder(path)
        return ProjectPath.pathExtension(folder) == "xcodeproj" ? ProjectPath.folder(folder) : folder
    }

    private mutating func read(_ scanner: XMLScanner) throws(PropertyListError) {
        var scanner = scanner
        var groups = [container]
        while let event = try scanner.next() {
            switch event {
            case .start("Group", let attributes) where groups.count < 100:
                groups.append(path(of: attributes["location"] ?? "group:", group: groups[groups.count - 1]))
            case .start("Group", _): throw scanner.error("more than 100 nested groups")
            case .end("Group") where groups.count > 1: groups.removeLast()
            case .start("FileRef", let attributes): add(path(of: attributes["location"] ?? "", group: groups[groups.count - 1]))
            default: break
            }
        }
    }

    /// Returns the path of a location such as "group:App/App.xcodeproj".
    private func path(of location: String, group: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let path = parts.count == 2 ? parts[1] : ""
        switch parts[0] {
        case "container": return ProjectPath.join(container, path)
        case "absolute": return ProjectPath.normalized(path)
        case "self":
            return path.isEmpty
                ? ProjectPath.folder(self.path) : ProjectPath.normalized(path.hasPrefix("/") ? path : container + "/" + path)
        default: return ProjectPath.join(group, path)
        }
    }

    private mutating func add(_ path: String) {
        let existing = FileSystem.existing(path) ?? path
        if ProjectPath.pathExtension(path) == "xcodeproj" {
            if !projects.contains(existing) { projects.append(existing) }
        } else if FileSystem.isFile(existing + "/Package.swift"), !packages.contains(existing) {
            packages.append(existing)
        }
    }

    /// Reads the projects. A project that cannot be read is reported, and is an error only if no project can be read.
    func open() throws(ProjectError) -> ProjectSet {
        var set = ProjectSet()
        var firstError: ProjectError?
        for path in projects {
            do throws(ProjectError) {
                try set.add(projectAt: path)
            } catch {
                firstError = firstError ?? error
                let isPods = ProjectPath.name(path) == "Pods.xcodeproj"
                let message = isPods ? "is missing: the workspace uses CocoaPods, whose imports do not compile" : error.diagnostic.message
                set.diagnostics.append(ProjectDiagnostic(path: error.diagnostic.path, line: error.diagnostic.line, message: message))
            }
        }
        for folder in packages { set.add(packageAt: folder) }
        if set.projects.isEmpty {
            throw firstError ?? ProjectError(.noAppTarget, path: path, message: "the workspace contains no project")
        }
        return set
    }
}
