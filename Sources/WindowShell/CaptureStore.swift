import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage
import UIKit

/// Saves screenshots, recordings and scripts in the folders of the user, with numbered file names.
package struct CaptureStore {
    /// The parameters of a recording. Another process makes the recording, so that the window does not stutter and the recording has all
    /// frames.
    package struct RecordingRequest: Sendable {
        /// The name of the scene.
        package var scene: String
        /// The path of the script to be played.
        package var script: String
        /// The frames of the script to be recorded, or nil for all.
        package var frames: Range<Int>?
        /// The path of the video file.
        package var path: String
        /// Whether the recording shows the phone around the scene.
        package var hasPhone: Bool
        /// Whether the recording shows touch indicators.
        package var showsTouches: Bool
        /// The settings of the device at the start of the scene.
        package var settings = DeviceSettings.standard
        /// The name of the device on which the scene is shown, or nil for the device of the scene.
        package var device: String?
        /// The number of frames per second, or nil for the standard frame rate.
        package var frameRate: Int?
        /// The path of the script or the video of take A, and the mode, if two takes are compared.
        package var comparison: (path: String, mode: ComparisonMode)?
    }

    let folders: UserFolders

    /// Returns a path with the first number for which no file exists yet, such as `animations-3.png`.
    ///
    /// `otherExtensions` are the extensions of other files that are written with the same number. The folder is created if necessary.
    func unusedPath(_ name: String, _ fileExtension: String, andOf otherExtensions: String..., in folder: String) throws -> String {
        try folders.create(folder)
        for number in 1... {
            let path = FilePath.join(folder, "\(name)-\(number).")
            let isUsed = ([fileExtension] + otherExtensions).contains { FileManager.default.fileExists(atPath: path + $0) }
            if !isUsed { return path + fileExtension }
        }
        return FilePath.join(folder, "\(name).\(fileExtension)")
    }

    /// Saves a screenshot of the current frame, painted as in a recording. Returns the path of the file.
    func saveScreenshot(of take: Take, _ style: CaptureComposition.Style, _ name: String, takeA: ComparisonTake? = nil) throws -> String {
        let path = try unusedPath(name, "png", in: folders.pictures)
        let composition = CaptureComposition(take.stage.size, scale: take.stage.scale, style)
        composition.takeA = takeA
        try composition.withImage(of: take) { try (copy $0).writePNG(to: path) }
        return path
    }

    /// Returns a script that repeats all inputs up to the current frame, in the same frames. Its first line is a comment with the command
    /// that records the same video again.
    func exactScript(of take: Take, scene: String, recorded frames: Range<Int>) -> String {
        let script = exactScript(of: take, scene: scene, until: take.frame)
        return "# the video: record --range \(frames.lowerBound)..\(frames.upperBound); add --skip-stills to shorten its pauses\n" + script
    }

    /// Returns a script that repeats all inputs up to a frame, in the same frames.
    func exactScript(of take: Take, scene: String, until end: Int) -> String {
        ScriptWriter.script(
            take.inputsWithSettings.filter { $0.frame <= end }, scene: scene, framesPerSecond: take.stage.framesPerSecond, until: end,
            timings: ScriptWriter.timingSteps(of: take))
    }

    /// Saves a script with all inputs up to the current frame. Taps name the views that they hit. Returns the path of the file.
    func saveScript(of take: Take, _ name: String) throws -> String {
        let path = try unusedPath(name, "script", in: folders.documents)
        try OutputFile.write(NamedScriptWriter.script(of: take, scene: name), to: path)
        return path
    }
}
