/// The exceptions for one target in a synchronized folder. Xcode 16 and later create such folders: their files belong to a target, but the
/// project does not list them.
private struct FolderExceptions {
    /// The paths of the exceptions, relative to the folder. The path of a localized file can begin with "/Localized: " or "/Localized/".
    var listed: Set<String> = []
    var flagsByPath: [String: [String]] = [:]
    var pathsForOtherPlatforms: Set<String> = []

    /// Returns whether the exceptions contain a file, a folder around it, or for a localized file its path without the language.
    func lists(_ path: String) -> Bool {
        if listed.isEmpty { return false }
        var prefix = ""
        for part in path.split(separator: "/") {
            prefix += prefix.isEmpty ? String(part) : "/" + part
            if listed.contains(prefix) { return true }
        }
        let parts = path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
        return listed.contains("/Localized: " + parts.joined(separator: "/"))
            || listed.contains("/Localized/" + parts.joined(separator: "/"))
    }
}

extension TargetReader {
    /// Adds the files of synchronized folders. All files of the target's own folders are added, except for the exceptions. Of other
    /// folders, only the exceptions for the target are added.
    mutating func readSynchronizedGroups() {
        let own = target.object.list("fileSystemSynchronizedGroups")
        for id in own {
            guard let group = project.object(id), group.isa == "PBXFileSystemSynchronizedRootGroup" else {
                report(target.object, "the synchronized folder \(id) of \(target.name) is missing in the project")
                continue
            }
            read(group, isOwn: true)
        }
        for group in project.objects(isa: "PBXFileSystemSynchronizedRootGroup") where !own.contains(group.id) { read(group, isOwn: false) }
    }

    private mutating func read(_ group: XcodeObject, isOwn: Bool) {
        let exceptions = exceptions(of: group)
        guard isOwn || !exceptions.listed.isEmpty, let place = project.paths[group.id] else { return }
        guard let root = FileSystem.existing(place), FileSystem.isFolder(root) else {
            if isOwn { report(group, "the synchronized folder \(place) of \(target.name) is missing") }
            return
        }
        let folders = Set(group.list("explicitFolders"))
        let walk = FolderWalk(root, skipping: { folders.contains($0) })
        for diagnostic in walk.diagnostics { content.report(diagnostic) }
        let infoPlist = settings.text("INFOPLIST_FILE").map { ProjectPath.join(project.folder, $0) }
        for path in walk.files where exceptions.lists(path) != isOwn && !exceptions.pathsForOtherPlatforms.contains(path) {
            let file = ProjectPath.join(root, path)
            if file != infoPlist { content.add(file, flags: exceptions.flagsByPath[path] ?? [], bundlePath: Self.bundlePath(path)) }
        }
        for folder in folders.sorted() where exceptions.lists(folder) != isOwn {
            let path = ProjectPath.join(root, folder)
            if FileSystem.isFolder(path) {
                content.addResource(path, bundlePath: ProjectPath.name(folder))
            } else {
                report(group, "the folder \(path) of \(target.name) is missing")
            }
        }
    }

    /// Returns the path in the bundle: the file name, in the folder of its language if it is localized.
    static func bundlePath(_ path: String) -> String {
        let name = ProjectPath.name(path)
        return ProjectPath.localization(path).map { "\($0).lproj/\(name)" } ?? name
    }

    private mutating func exceptions(of group: XcodeObject) -> FolderExceptions {
        let isa: Set<String> = [
            "PBXFileSystemSynchronizedBuildFileExceptionSet", "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet",
        ]
        var result = FolderExceptions()
        for set in project.objects("exceptions", of: group, isa: isa, report: &content.diagnostics) {
            guard set.text("target") == target.object.id else { continue }
            result.listed.formUnion(set.list("membershipExceptions"))
            if let flags = set.fields["additionalCompilerFlagsByRelativePath"]?.dictionary {
                for (path, value) in flags { result.flagsByPath[path] = value.string.map(BuildSettings.words) }
            }
            if let filters = set.fields["platformFiltersByRelativePath"]?.dictionary {
                for (path, value) in filters where !value.strings.contains("ios") { result.pathsForOtherPlatforms.insert(path) }
            }
        }
        return result
    }
}
