import FlipbookImages
import Foundation
import Stage

/// Recordings of the open scene.
extension WindowContent {
    /// Whether a video is being recorded.
    var isRecording: Bool { recordingStart != nil }

    /// The number of frames of the current recording, or nil if no recording is running.
    private var recordedFrameCount: Int? { recordingStart.flatMap { start in playback.map { max($0.take.frame - start, 0) } } }

    /// The running time of the current recording in minutes, seconds and tenths, such as `0:07.3`, or nil if no recording is running.
    package var recordingTime: String? {
        recordedFrameCount.map { count in
            let tenths = count * 10 / framesPerSecond
            return String(format: "%d:%02d.%d", tenths / 600, tenths / 10 % 60, tenths % 10)
        }
    }

    /// The number of frames until the shown running time changes, or nil if no recording is running or if the scene is paused.
    var framesUntilRecordingTimeChange: Int? {
        guard let recordedFrameCount, playback?.isPaused == false else { return nil }
        // At a low frame rate, the time changes in each frame.
        let framesPerTenth = max(framesPerSecond / 10, 1)
        return framesPerTenth - recordedFrameCount % framesPerTenth
    }

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
            return showMessage("Nothing to record: no time has passed")
        }
        let name = playback.scene.name
        do {
            // The video file exists only when it is complete. Until then, the file of the script marks the number as used.
            let path = try captureStore.unusedPath(name, "mp4", andOf: "script", in: options.folders.videos)
            let script = FilePath.join(FilePath.folder(path), FilePath.baseName(path) + ".script")
            try OutputFile.write(captureStore.exactScript(of: take, scene: name, recorded: start..<take.frame), to: script)
            let comparison = try comparison.map { comparison in
                let other = FilePath.join(FilePath.folder(path), FilePath.baseName(path) + "-a.script")
                return (try pathOfTakeA(comparison, scriptPath: other, until: take.frame), comparison.mode)
            }
            let request = CaptureStore.RecordingRequest(
                scene: name, script: script, frames: start..<take.frame, path: path, hasPhone: settings.hasPhone,
                showsTouches: settings.showsTouches, settings: take.initialSettings, comparison: comparison)
            videoProcesses.append((try startVideoProcess(onOpenDevice(request)), path))
            showMessage("Saving \(options.folders.displayed(path))")
        } catch {
            showMessage("\(error)")
        }
    }

    /// Returns the request with the device and the frame rate of the open scene.
    func onOpenDevice(_ request: CaptureStore.RecordingRequest) -> CaptureStore.RecordingRequest {
        var request = request
        if scenes[currentIndex].device != ownDevices[currentIndex] { request.device = scenes[currentIndex].device.name }
        if framesPerSecond != Self.standardFrameRate { request.frameRate = framesPerSecond }
        return request
    }

    /// Ends the current recording. It is called before the window closes.
    package func finish() { finishRecording() }
}
