import FlipbookImages
import Foundation
import Stage

/// Recordings of the open scene.
extension WindowContent {
    /// Starts a recording at the current frame.
    func startRecording() {
        guard let playback else { return }
        recordingStart = playback.take.frame
    }

    /// Ends the recording and starts the process that makes the video.
    func finishRecording() {
        guard let start = recordingStart, let playback else { return }
        recordingStart = nil
        let take = playback.take
        guard take.frame > start, let startVideoProcess = options.startVideoProcess else {
            return windowChrome.showMessage("Nothing to record: no time has passed")
        }
        let name = playback.scene.name
        do {
            // The video exists only when it is complete. Until then, the script shows that the number is used.
            let path = captureStore.unusedPath(name, "mp4", andOf: "script")
            let script = FilePath.join(FilePath.folder(path), FilePath.baseName(path) + ".script")
            try OutputFile.write(captureStore.script(of: take, scene: name), to: script)
            let request = CaptureStore.RecordingRequest(
                scene: name, script: script, frames: start..<take.frame, path: path, hasPhone: settings.hasPhone,
                showsTouches: settings.showsTouches)
            videoProcesses.append((try startVideoProcess(request), path))
            windowChrome.showMessage("Saving \(path)")
        } catch {
            windowChrome.showMessage("\(error)")
        }
    }

    /// Ends the current recording. It is called before the window closes.
    package func finish() { finishRecording() }
}
