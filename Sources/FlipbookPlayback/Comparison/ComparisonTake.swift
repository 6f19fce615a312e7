import CoreGraphics
import FlipbookDisplayList
import FlipbookInspection
import Foundation
import Stage
import UIKit

/// Take A of a comparison: a take of the scene on a separate stage, or an existing video.
///
/// Frame n of a take is shown with frame n of B. A video shows the frame with the same time as frame n of B, because the video can have
/// other speeds. After its end, it shows its last frame. A take has no end: after its last input, the scene continues without inputs.
package final class ComparisonTake {
    private enum Source {
        case take(Take)
        case video(ComparisonVideo)
    }

    private let source: Source
    /// The size of the screen of a video in points, the number of pixels per point, and the frame rate of B.
    private let videoScreen: (size: CGSize, scale: CGFloat, framesPerSecond: Int)
    /// The speeds of the video, or the speeds that `match(_:)` has set for the take.
    package private(set) var speeds: PlaybackSpeeds
    /// The speeds of B.
    private var speedsOfB = PlaybackSpeeds()
    /// The shown frame of A.
    package private(set) var shownFrame = 0
    /// An error of the script that has not been reported yet, or nil. `removeWarning()` clears it.
    private var warning: String?

    /// Creates take A from a take. The take must not be used for other purposes.
    ///
    /// - Parameter isInspected: Whether the frames are stored, so that each frame can be shown immediately.
    package init(_ take: Take, isInspected: Bool = false) {
        source = .take(take)
        videoScreen = (.zero, 1, take.stage.framesPerSecond)
        speeds = PlaybackSpeeds(take.recordedInputs)
        if isInspected { catchError { try take.beginInspection(Inspection()) } }
        shownFrame = take.frame
    }

    /// Creates take A from a video of the screen of a stage.
    package init(_ video: ComparisonVideo, for stage: Stage, speeds: PlaybackSpeeds = PlaybackSpeeds()) {
        source = .video(video)
        videoScreen = (stage.size, stage.scale, stage.framesPerSecond)
        self.speeds = speeds
    }

    /// The take, or nil if A is a video.
    package var take: Take? { if case .take(let take) = source { take } else { nil } }
    /// The video, or nil if A is a take.
    package var video: ComparisonVideo? { if case .video(let video) = source { video } else { nil } }

    /// The size of the screen in points.
    package var size: CGSize { take?.stage.size ?? videoScreen.size }

    /// Returns an error of the script or a line with the reason for missing frames, and clears it. Nil if there is neither.
    package func removeWarning() -> String? {
        defer { warning = nil }
        return warning ?? video?.removeWarning()
    }

    // MARK: - Time

    /// Sets the speeds of a take A to the speeds of B, so that frames with the same number have the same time. A video keeps its speeds,
    /// and `show(_:)` converts the frame number.
    package func match(_ speeds: PlaybackSpeeds) {
        guard speeds != speedsOfB || (take != nil && speeds != self.speeds) else { return }
        speedsOfB = speeds
        guard let take else { return }
        self.speeds = speeds
        catchError {
            try take.seek(to: 0)
            if speeds.changes.first?.frame != 0 { setSlowness(1, of: take) }
            for change in speeds.changes {
                try take.seek(to: change.frame)
                setSlowness(change.slowness, of: take)
            }
        }
    }

    /// Sets the speed from the current frame on, and removes all later changes.
    private func setSlowness(_ slowness: Int, of take: Take) {
        let changesLater = PlaybackSpeeds(take.recordedInputs).changes.contains { $0.frame > take.frame }
        // Setting the same speed has no effect, so another speed is set first.
        if changesLater, take.stage.slowness == slowness {
            take.setSlowness(slowness == 50 ? 10 : slowness == 10 ? 50 : slowness == 2 ? 10 : 2)
        }
        take.setSlowness(slowness)
    }

    /// Shows the frame of A that corresponds to a frame of B. The current stage stays the same.
    package func show(_ frame: Int) {
        let current = UIApplication.shared
        defer { current.makeCurrent() }
        let frame = max(frame, 0)
        guard let take else {
            shownFrame = speedsOfB.frame(frame, with: speeds)
            return
        }
        shownFrame = frame
        guard frame != take.frame, storedList == nil else { return }
        take.inspection?.setFocus(frame)
        catchError { try take.seek(to: frame) }
    }

    /// The number of frames until A may look different while B continues, or nil if A changes only after an input or if its video has
    /// ended.
    package var framesUntilChange: Int? {
        guard let take else {
            return video?.hasEnded(atFrame: shownFrame, framesPerSecond: videoScreen.framesPerSecond) == true ? nil : 1
        }
        guard shownFrame == take.frame, take.isScriptFinished, !take.isReplaying else { return 1 }
        return take.stage.framesUntilChange
    }

    /// The last frame that has been shown or played.
    package var lastPlayedFrame: Int { take?.lastPlayedFrame ?? shownFrame }

    /// The stored list of the shown frame, or nil if there is none or if the stage is at this frame.
    private var storedList: DisplayList? {
        guard let take, shownFrame != take.frame, let entry = take.inspection?.history.list(at: shownFrame), entry.isExact else {
            return nil
        }
        return entry.list
    }

    /// Whether the stage of the take is at the shown frame.
    package var isStageAtShownFrame: Bool { take.map { $0.frame == shownFrame } ?? false }

    // MARK: - The picture

    /// The list of the shown frame, in points of the screen.
    package var list: DisplayList {
        switch source {
        case .take(let take): return storedList ?? take.stage.displayList()
        case .video: return videoList
        }
    }

    /// The image of the shown frame of a video, or nil for a take.
    var videoImage: CGImage? { video?.image(atFrame: shownFrame, framesPerSecond: videoScreen.framesPerSecond) }

    /// The display list with the shown frame of a video. A video with the size of the screen in pixels is not scaled. Any other video is
    /// scaled to fit into the screen.
    private var videoList: DisplayList {
        var list = DisplayList()
        guard let image = videoImage else { return list }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let scale = videoScreen.scale
        let hasSamePixels = ComparisonRenderer.hasPixels(image.width, image.height, of: size, scale: scale)
        let zoom = hasSamePixels ? 1 / scale : min(size.width / width, size.height / height)
        let (fittedWidth, fittedHeight) = (width * zoom, height * zoom)
        let rect = CGRect(
            x: hasSamePixels ? 0 : (size.width - fittedWidth) / 2, y: hasSamePixels ? 0 : (size.height - fittedHeight) / 2,
            width: fittedWidth, height: fittedHeight)
        list.items = [DisplayItem(source: 0, content: .image(image, RoundedRect(rect)), transform: .identity)]
        return list
    }

    /// Calls `body`. If it throws an error, the error becomes the warning, and the rest of the script is discarded.
    private func catchError(_ body: () throws -> Void) {
        do { try body() } catch {
            warning = "Take A: \(error)"
            take?.stopScript()
            // Without the script, the take can continue.
            if let take, take.frame < shownFrame { try? take.seek(to: shownFrame) }
        }
    }
}
