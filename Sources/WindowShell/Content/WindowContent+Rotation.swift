import FlipbookPlayback
import Stage
import UIKit

/// The orientation of the phone.
extension WindowContent {
    /// The orientations in the order of rotations to the right.
    private static let orientationsClockwise: [Orientation] = [.portrait, .landscape, .upsideDown, .landscapeRight]
    /// The time in seconds for which a paused scene runs to show a rotation.
    private static let rotationTime = 0.6

    /// Rotates the phone by a quarter turn, to the right if `step` is 1, and to the left if it is -1.
    ///
    /// If the screen rotates with the phone, but does not support the new orientation, the phone is rotated by another quarter turn.
    /// Otherwise the command would seem to have no effect, because most controllers do not support the upside-down orientation.
    func rotate(_ playback: Playback, by step: Int) {
        rotate(playback, to: nextOrientation(playback, by: step))
    }

    /// Rotates the phone to an orientation. A paused scene runs until it is rotated.
    func rotate(_ playback: Playback, to orientation: Orientation) {
        if playback.isPaused {
            playback.isPaused = false
            framesUntilPause = playback.stage.displayedFrameCount(in: Self.rotationTime)
        } else if framesUntilPause != nil {
            framesUntilPause = playback.stage.displayedFrameCount(in: Self.rotationTime)
        }
        playback.performLiveInput(.rotate(orientation))
    }

    private func nextOrientation(_ playback: Playback, by step: Int) -> Orientation {
        let count = Self.orientationsClockwise.count
        let index = Self.orientationsClockwise.firstIndex(of: playback.orientation) ?? 0
        let next = Self.orientationsClockwise[(index + step + count) % count]
        let isFollowed = index != 0 && playback.stage.showsOrientation(playback.orientation)
        guard isFollowed, !playback.stage.allowsOrientation(next) else { return next }
        return Self.orientationsClockwise[(index + step * 2 + count * 2) % count]
    }

    /// Called on each frame of a running scene. Pauses it again when a rotation is over.
    func pauseAfterRotation(_ playback: Playback) {
        guard let frames = framesUntilPause else { return }
        framesUntilPause = frames > 1 ? frames - 1 : nil
        if frames <= 1 { playback.isPaused = true }
    }
}
