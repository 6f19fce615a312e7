/// The content of one .xcodeproj.
struct XcodeProject {
    /// The path of the .xcodeproj.
    let path: String
    /// The folder to which the paths of the project are relative.
    let folder: String
    /// The object of class PBXProject.
    let root: XcodeObject
    /// The paths of groups and files by their identifiers. Products and files of the SDK have no path.
    private(set) var paths: [String: String] = [:]
    private(set) var diagnostics: [ProjectDiagnostic] = []
    private let objects: [String: XcodeObject]
    /// The groups and files that were reached from the main group.
    private var reached: Set<String> = []

    /// The largest depth of nested groups.
    static let depthLimit = 100

    /// The path of project.pbxproj.
    var filePath: String { path + "/project.pbxproj" }

    /// The name of the project without its extension.
    var name: String { ProjectPath.stem(path) }

    /// Reads the project at the path of a .xcodeproj.
    init(path: String) throws(ProjectError) {
        let file = path + "/project.pbxproj"
        guard FileSystem.kind(file) != nil else {
            throw ProjectError(.notFound, path: path, message: "contains no project.pbxproj")
        }
        try self.init(path: path, bytes: FileSystem.bytes(file))
    }

    /// Reads the content of a project.pbxproj.
    init(path: String, bytes: [UInt8]) throws(ProjectError) {
        self.path = path
        let file = path + "/project.pbxproj"
        let list = try FileSystem.propertyList(bytes, path: file)
        guard let entries = list["objects"]?.dictionary else {
            throw ProjectError(.damaged, path: file, message: "contains no objects; it is not the project file of Xcode")
        }
        var objects: [String: XcodeObject] = [:]
        for (id, value) in entries {
            let line = entries.line(of: id)
            if let fields = value.dictionary, let isa = fields["isa"]?.string {
                objects[id] = XcodeObject(id: id, isa: isa, fields: fields, line: line)
            } else {
                diagnostics.append(ProjectDiagnostic(path: file, line: line, message: "the object \(id) has no isa; it is left out"))
            }
        }
        self.objects = objects
        let roots = entries.keys.filter { objects[$0]?.isa == "PBXProject" }
        guard
            let root = list["rootObject"]?.string.flatMap({ objects[$0] }).flatMap({ $0.isa == "PBXProject" ? $0 : nil })
                ?? roots.first.flatMap({ objects[$0] })
        else { throw ProjectError(.damaged, path: file, message: "the root object is missing; the file is damaged or truncated") }
        self.root = root
        folder = ProjectPath.join(ProjectPath.folder(path), root.text("projectDirPath") ?? "")
        readGroups()
    }

    /// Returns the object with an identifier, or nil if there is none.
    func object(_ id: String?) -> XcodeObject? { id.flatMap { objects[$0] } }

    /// Returns the objects of one class, ordered by their lines.
    func objects(isa: String) -> [XcodeObject] {
        objects.values.filter { $0.isa == isa }.sorted { ($0.line ?? 0, $0.id) < ($1.line ?? 0, $1.id) }
    }

    /// Returns a diagnostic about an object.
    func diagnostic(_ object: XcodeObject, _ message: String) -> ProjectDiagnostic {
        ProjectDiagnostic(path: filePath, line: object.line, message: message)
    }

    /// Returns the objects that a field of an object lists. Missing objects, and objects of an unexpected class, are reported.
    func objects(_ key: String, of owner: XcodeObject, isa: Set<String>, report: inout [ProjectDiagnostic]) -> [XcodeObject] {
        var result: [XcodeObject] = []
        for id in owner.list(key) {
            if let object = objects[id] {
                if isa.contains(object.isa) {
                    result.append(object)
                } else {
                    let message = "the object is a \(object.isa), which \(key) of \(owner.isa) \(owner.displayName) cannot contain"
                    report.append(diagnostic(object, message))
                }
            } else {
                report.append(diagnostic(owner, "\(key) of \(owner.isa) \(owner.displayName) lists the object \(id), which is missing"))
            }
        }
        return result
    }
}

// MARK: Groups

extension XcodeProject {
    private static let childClasses: Set<String> = [
        "PBXGroup", "PBXVariantGroup", "XCVersionGroup", "PBXFileReference", "PBXReferenceProxy", "PBXFileSystemSynchronizedRootGroup",
        "PBXFileSystemSynchronizedGroup",
    ]

    /// Finds the paths of all files in the main group and its subgroups, and of files that are in no group.
    private mutating func readGroups() {
        if let id = root.text("mainGroup"), let main = objects[id] {
            var open: Set<String> = []
            read(main, parent: folder, open: &open)
        } else {
            diagnostics.append(diagnostic(root, "the main group is missing; files in groups may not be found"))
        }
        for object in objects.values where Self.childClasses.contains(object.isa) && !reached.contains(object.id) {
            paths[object.id] = path(of: object, parent: folder)
        }
    }

    private mutating func read(_ object: XcodeObject, parent: String?, open: inout Set<String>) {
        guard open.insert(object.id).inserted else {
            diagnostics.append(diagnostic(object, "the group \(object.displayName) contains itself"))
            return
        }
        defer { open.remove(object.id) }
        guard reached.insert(object.id).inserted else { return }
        guard open.count <= Self.depthLimit else {
            diagnostics.append(diagnostic(object, "more than \(Self.depthLimit) nested groups; the deeper ones are left out"))
            return
        }
        let path = path(of: object, parent: parent)
        paths[object.id] = path
        guard object.fields["children"] != nil else { return }
        var report: [ProjectDiagnostic] = []
        let children = objects("children", of: object, isa: Self.childClasses, report: &report)
        diagnostics += report
        for child in children { read(child, parent: path, open: &open) }
    }

    /// Returns the path of a group or file in a group that has the path `parent`. Nil if the path is not known, such as for a built
    /// product.
    private func path(of object: XcodeObject, parent: String?) -> String? {
        let path = object.text("path") ?? ""
        switch object.text("sourceTree") {
        case "<group>"?, nil: return parent.map { ProjectPath.join($0, path) }
        case "SOURCE_ROOT"?: return ProjectPath.join(folder, path)
        case "<absolute>"?: return path.hasPrefix("/") ? ProjectPath.normalized(path) : nil
        default: return nil
        }
    }
}
