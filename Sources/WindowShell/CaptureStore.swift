import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage

/// Saves screenshots, recordings and scripts in a folder, with numbered file names.
package struct CaptureStore {
    /// The parameters of a recording. Another process makes the recording, so that the window does not stutter and no frame is missing.
    package struct RecordingRequest: Sendable {
        /// The name of the scene.
        package var scene: String
        /// The path of the script to be played.
        package var script: String
        /// The frames of the script to be recorded.
        package var frames: Range<Int>
        /// The path of the video file.
        package var path: String
        /// Whether the recording shows the phone around the scene.
        package var hasPhone: Bool
        /// Whether the recording shows touch indicators.
        package var showsTouches: Bool
    }

    let folder: String

    /// Returns a path with the first number for which no file exists yet, such as `animations-3.png`.
    ///
    /// `otherExtensions` are those of files that are written with the same number.
    func unusedPath(_ name: String, _ fileExtension: String, andOf otherExtensions: String...) -> String {
        for number in 1... {
            let path = FilePath.join(folder, "\(name)-\(number).")
            let isUsed = ([fileExtension] + otherExtensions).contains { FileManager.default.fileExists(atPath: path + $0) }
            if !isUsed { return path + fileExtension }
        }
        return FilePath.join(folder, "\(name).\(fileExtension)")
    }

    /// Saves a screenshot of the current frame, painted as in a recording. Returns the path of the file.
    func saveScreenshot(of take: Take, _ style: FilmFrame.Style, _ name: String) throws -> String {
        let path = unusedPath(name, "png")
        let filmFrame = FilmFrame(take.stage.size, scale: take.stage.scale, style)
        try filmFrame.withImage(of: take) { try (copy $0).writePNG(to: path) }
        return path
    }

    /// Returns a script with all inputs up to the current frame.
    func script(of take: Take, scene: String) -> String {
        ScriptWriter.script(
            take.recordedInputs.filter { $0.frame <= take.frame }, scene: scene, framesPerSecond: take.stage.framesPerSecond,
            until: take.frame)
    }

    /// Saves a script with all inputs up to the current frame. Returns the path of the file.
    func saveScript(of take: Take, _ name: String) throws -> String {
        let path = unusedPath(name, "script")
        try OutputFile.write(script(of: take, scene: name), to: path)
        return path
    }
}
