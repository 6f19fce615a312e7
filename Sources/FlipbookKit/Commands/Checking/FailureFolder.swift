import CoreGraphics
import FlipbookImages
import Foundation
import Stage

/// The folder into which `smoke` writes the expected and the actual results of the failed checks of one scene. It is created with the first
/// file.
struct FailureFolder {
    let path: String
    let scene: String

    /// The checks that write files, and the extensions of these files.
    private static let checks = [("tour", "png"), ("idle", "png"), ("blank-frame", "png"), ("pixels", "png"), ("trace", "csv")]

    /// Removes the files that an earlier run has written for the scene, and its folder if that is then empty. Other files are kept.
    func removeOldFiles() {
        let folder = FilePath.join(path, scene)
        for (check, fileExtension) in Self.checks {
            for kind in [SmokeCommand.File.Kind.expected, .actual, .difference] {
                _ = unlink(FilePath.join(folder, "\(check)-\(kind.rawValue).\(fileExtension)"))
            }
        }
        _ = rmdir(folder)
    }

    /// Writes an image to a file such as `FOLDER/SCENE/tour-actual.png`, and returns the file.
    func write(_ image: Bitmap, _ check: String, _ kind: SmokeCommand.File.Kind) throws -> SmokeCommand.File {
        try write(check, kind, "png") { try image.writePNG(to: $0) }
    }

    /// Writes a text to a file such as `FOLDER/SCENE/trace-expected.csv`, and returns the file.
    func write(_ text: String, _ check: String, _ kind: SmokeCommand.File.Kind) throws -> SmokeCommand.File {
        try write(check, kind, "csv") { try OutputFile.write(text, to: $0) }
    }

    private func write(
        _ check: String, _ kind: SmokeCommand.File.Kind, _ fileExtension: String, _ body: (String) throws -> Void
    ) throws -> SmokeCommand.File {
        let folder = FilePath.join(path, scene)
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw StageError("cannot create the folder \(folder); check that it can be written, or choose another one with --failures")
        }
        let file = FilePath.join(folder, "\(check)-\(kind.rawValue).\(fileExtension)")
        try body(file)
        return SmokeCommand.File(kind: kind, path: file)
    }
}
