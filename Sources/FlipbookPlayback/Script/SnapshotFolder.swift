import CoreGraphics
import FlipbookImages
import Foundation
import Stage

/// The folder into which the snapshots of a script are written. A script from another person cannot write files elsewhere.
package struct SnapshotFolder {
    /// The path of the folder. An empty path is the working directory.
    package let path: String

    package init(_ path: String = "") { self.path = path }

    /// Returns whether a path is inside of the folder, whichever folder this is: it is relative, and no `..` in it leads out of the folder.
    ///
    /// The parser requires this for each snapshot of a script, even if the snapshots are not written. Symbolic links can be checked only
    /// when the folder is known.
    static func canContain(_ name: String) -> Bool {
        guard !name.hasPrefix("/") else { return false }
        var depth = 0
        for component in name.split(separator: "/") where component != "." {
            depth += component == ".." ? -1 : 1
            guard depth >= 0 else { return false }
        }
        return true
    }

    /// Writes a snapshot, and creates the missing folders of its path. `name` is relative to the folder. Throws an error if the file would
    /// be outside of the folder, for example because of a symbolic link.
    package func write(_ image: Bitmap, named name: String) throws {
        let file = try target(of: name)
        try requireWritable(name)
        try FileManager.default.createDirectory(atPath: FilePath.folder(file), withIntermediateDirectories: true)
        try image.writePNG(to: file)
    }

    /// Throws an error with the locations of all snapshots of a script that cannot be written. Writes no files and creates no folders.
    ///
    /// Call this before the script is played. Otherwise a wrong path would be reported only after all steps before it.
    package func requireWritable(snapshotsOf script: Script) throws {
        var mistakes = ScriptMistakes()
        for snapshot in script.snapshots {
            do { try requireWritable(snapshot.name) } catch {
                mistakes.append(ScriptError(location: snapshot.location, message: "\(error)"))
            }
        }
        if let error = mistakes.error { throw error }
    }

    /// Returns the absolute path of a snapshot, without symbolic links and `..`, so that no folder outside of this one is created or used.
    private func target(of name: String) throws -> String {
        let file = FilePath.join(path, name)
        guard FilePath.isInside(file, folder: path) else {
            throw StageError(
                path.isEmpty
                    ? "\(name) is outside of the working directory; to write snapshots elsewhere, use --snapshots FOLDER"
                    : "\(name) is outside of the folder \(path); snapshots are written only into this folder, so change the name")
        }
        return FilePath.absolute(file)
    }

    /// Throws an error if a snapshot cannot be written.
    private func requireWritable(_ name: String) throws {
        let file = try target(of: name)
        func error(_ reason: String) -> StageError { StageError("cannot write \(FilePath.join(path, name)): \(reason)") }
        var status = stat()
        if stat(file, &status) == 0 {
            if status.st_mode & S_IFMT == S_IFDIR { throw error("it is a folder") }
            if access(file, W_OK) != 0 { throw error(String(cString: strerror(errno))) }
        }
        // Find the innermost folder of the path that exists. The missing folders will be created in it.
        var folder = FilePath.folder(file)
        while stat(folder, &status) != 0 {
            guard errno == ENOENT || errno == ENOTDIR, folder != "/" else { throw error(String(cString: strerror(errno))) }
            if lstat(folder, &status) == 0 { throw error("the symbolic link \(SourcePath.relative(folder)) leads nowhere") }
            folder = FilePath.folder(folder)
        }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw error("\(SourcePath.relative(folder)) is a file, not a folder") }
        guard access(folder, W_OK | X_OK) == 0 else {
            throw error("\(SourcePath.relative(folder)): \(String(cString: strerror(errno)))")
        }
    }
}

extension Script {
    /// The names of all snapshots with the locations of their steps, in the order of the script.
    fileprivate var snapshots: [(name: String, location: ScriptLocation)] {
        func snapshots(in steps: [Step]) -> [(name: String, location: ScriptLocation)] {
            steps.flatMap { step -> [(name: String, location: ScriptLocation)] in
                switch step.action {
                case .snapshot(let name): [(name, step.location)]
                case .loop(let count, let nestedSteps) where count > 0: snapshots(in: nestedSteps)
                default: []
                }
            }
        }
        return snapshots(in: steps)
    }
}
