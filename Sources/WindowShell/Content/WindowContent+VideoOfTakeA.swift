import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage

/// The video of take A, with which the next version of a watched program continues the comparison. The video belongs to the process that
/// owns the window. This process removes the video at the end.
extension WindowContent {
    /// Starts the process that writes the video of A, if another version of the program can replace this version.
    func writeVideo(of comparison: TakeComparison) {
        guard let makePath = options.makePathOfVideo, let take = comparison.takeA.take, let startVideoProcess = options.startVideoProcess
        else { return }
        let video = VideoOfTakeA(path: makePath(), mode: comparison.mode, speeds: comparison.takeA.speeds)
        let scene = scenes[currentIndex].name
        do {
            let script = captureStore.exactScript(
                of: take, scene: scene, until: max(take.lastPlayedFrame, comparison.takeA.lastPlayedFrame))
            try OutputFile.write(script, to: video.scriptPath)
            let request = CaptureStore.RecordingRequest(
                scene: scene, script: video.scriptPath, frames: nil, path: video.path, hasPhone: false, showsTouches: false,
                settings: take.initialSettings)
            comparison.video = (video.path, try startVideoProcess(onOpenDevice(request)))
        } catch {
            showMessage("Take A will not survive a change of the code: \(error)")
        }
    }

    /// Removes the video of A.
    func removeVideo(of comparison: TakeComparison) {
        guard let video = comparison.video else { return }
        comparison.video = nil
        if let process = video.process, process.isRunning { process.terminate() }
        abandonedVideos.append(video)
        removeAbandonedVideos()
    }

    /// Removes the videos that are not needed, except for videos that are still being written.
    func removeAbandonedVideos() {
        abandonedVideos.removeAll { video in
            guard video.process?.isRunning != true else { return false }
            for path in [video.path, video.path + ".script"] { unlink(path) }
            return true
        }
    }

    // MARK: - The next version

    /// The maximum number of frames for which the window waits until the video is complete.
    private static let longestWait = 120 * standardFrameRate

    /// Shows A as a video as soon as it is complete.
    func restore(_ video: VideoOfTakeA) {
        pendingVideo = (video, frame)
        openPendingVideo()
    }

    /// Opens the video of A if it is complete.
    func openPendingVideo() {
        guard let pending = pendingVideo, let playback else { return }
        guard FileManager.default.fileExists(atPath: pending.video.path) else {
            guard frame - pending.frame > Self.longestWait else { return }
            pendingVideo = nil
            return showMessage("Take A is lost: its video was not written")
        }
        pendingVideo = nil
        do {
            guard case .video(let video) = try ComparedFile(pending.video.path) else { return }
            let new = TakeComparison(ComparisonTake(video, for: playback.stage, speeds: pending.video.speeds), pending.video.mode)
            new.video = (pending.video.path, nil)
            setComparison(new)
        } catch {
            showMessage("Take A is lost: \(error)")
        }
    }
}
