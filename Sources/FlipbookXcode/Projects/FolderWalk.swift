/// A walk through all files below a folder, in alphabetical order.
///
/// Folders that Xcode treats as one file, such as asset catalogs, are returned and not entered. Names that begin with a dot are left out.
/// Symbolic links are followed, but no folder is entered twice.
struct FolderWalk {
    /// The largest depth of nested folders.
    static let depthLimit = 24
    /// The largest number of files that are returned, and of folders that are entered.
    static let countLimit = 20_000
    /// The largest number of diagnostics about single folders.
    static let lineLimit = 20

    /// The extensions of folders that Xcode treats as one file.
    static let packageExtensions: Set<String> = [
        "xcassets", "bundle", "framework", "xcframework", "xcdatamodeld", "xcdatamodel", "xcodeproj", "xcworkspace", "playground", "app",
        "scnassets", "docc", "mlpackage", "xcmappingmodel", "rtfd", "atlas", "appiconset", "icon",
    ]

    /// The files, as paths relative to the folder.
    private(set) var files: [String] = []
    /// The diagnostics about files and folders that were not returned.
    private(set) var diagnostics: [ProjectDiagnostic] = []
    private let root: String
    private let skips: (String) -> Bool
    private var visited: Set<[UInt64]> = []
    private var isStopped = false

    /// Walks through a folder. A file or folder is left out if `skips` is true for its relative path.
    init(_ root: String, skipping skips: @escaping (String) -> Bool = { _ in false }) {
        (self.root, self.skips) = (root, skips)
        walk("", depth: 0)
    }

    private mutating func walk(_ relative: String, depth: Int) {
        let folder = relative.isEmpty ? root : root + "/" + relative
        guard depth <= Self.depthLimit else {
            return report(folder, "is not read, because it is nested deeper than \(Self.depthLimit) folders")
        }
        guard let identity = FileSystem.identity(folder), visited.insert(identity).inserted else {
            return report(folder, "is not read again: a symbolic link leads to a folder that is already read")
        }
        guard let names = FileSystem.names(folder) else { return report(folder, "the folder cannot be read; check its permissions") }
        for name in names where !name.hasPrefix(".") {
            guard files.count < Self.countLimit, visited.count < Self.countLimit else { return stop() }
            let path = relative.isEmpty ? name : relative + "/" + name
            guard !skips(path) else { continue }
            switch FileSystem.kind(root + "/" + path) {
            case .folder where !Self.packageExtensions.contains(ProjectPath.pathExtension(name)): walk(path, depth: depth + 1)
            case .file, .folder: files.append(path)
            case .other, nil: break
            }
        }
    }

    private mutating func report(_ folder: String, _ message: String) {
        if diagnostics.count < Self.lineLimit {
            diagnostics.append(ProjectDiagnostic(path: folder, message: message))
        } else if diagnostics.count == Self.lineLimit {
            diagnostics.append(ProjectDiagnostic(path: root, message: "contains more folders that are not read"))
        }
    }

    private mutating func stop() {
        guard !isStopped else { return }
        isStopped = true
        let message = "only the first \(Self.countLimit) files and folders below this folder are read"
        diagnostics.append(ProjectDiagnostic(path: root, message: message))
    }
}
