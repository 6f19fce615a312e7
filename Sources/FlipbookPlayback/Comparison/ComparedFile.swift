import FlipbookImages
import Foundation
import Stage

/// A file that is compared with a take: a script, or a video that was recorded before.
package enum ComparedFile {
    case script(Script)
    case video(ComparisonVideo)

    /// Opens a file. A folder is opened as the images of a video. A file whose name ends in `.script` or that contains text is opened as a
    /// script, and any other file as a video.
    package init(_ path: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw StageError("there is no file \(path) to compare with")
        }
        if isFolder.boolValue {
            self = .video(try ComparisonVideo(ImageSequenceReader(path)))
        } else if try Self.isScript(path) {
            self = .script(try Script(contentsOf: path))
        } else {
            self = .video(try ComparisonVideo(VideoReader(path)))
        }
    }

    /// The number of bytes at the beginning of a file that are read to recognize text.
    private static let sampleLength = 4096

    private static func isScript(_ path: String) throws -> Bool {
        if path.hasSuffix(".script") { return true }
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw StageError("cannot read \(path): \(String(cString: strerror(errno)))")
        }
        defer { try? file.close() }
        let sample = (try? file.read(upToCount: sampleLength)) ?? Data()
        // The end of the sample can be in the middle of a character.
        return !sample.contains(0) && (0..<min(4, sample.count + 1)).contains { String(data: sample.dropLast($0), encoding: .utf8) != nil }
    }
}
