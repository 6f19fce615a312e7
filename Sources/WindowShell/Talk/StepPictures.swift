import CoreGraphics
import FlipbookPlayback
import Stage
import UIKit

/// The pictures of the steps of a talk, for the speaker's notes. The takes are played a few frames at a time.
final class StepPictures {
    private let talk: Talk
    private var images: [TalkPosition: UIImage] = [:]
    /// The take that plays to the next picture, and the position of this picture.
    private var currentSeek: (take: Take, seeker: StepSeeker, position: TalkPosition)?

    /// The number of pixels per point of a picture.
    private static let scale: CGFloat = 1
    /// The number of frames that are played at a time.
    private static let framesPerStep = 8

    init(_ talk: Talk) { self.talk = talk }

    /// Returns the picture of a step, or nil if it is not made yet.
    func image(at position: TalkPosition) -> UIImage? { images[position] }

    /// Plays some frames toward a step, and makes the picture of the step when it is reached. If the script fails, the picture is the last
    /// frame.
    func continueMaking(_ position: TalkPosition) {
        guard images[position] == nil, let seek = seek(to: position) else { return }
        var seeker = seek.seeker
        let hasArrived = (try? seeker.play(seek.take, frames: Self.framesPerStep)) ?? true
        currentSeek = (seek.take, seeker, position)
        if hasArrived { images[position] = UIImage(cgImage: CGImage(seek.take.stage.render())) }
    }

    /// Returns the take that plays to a step. A take that has not passed the step continues.
    private func seek(to position: TalkPosition) -> (take: Take, seeker: StepSeeker, position: TalkPosition)? {
        if let currentSeek, currentSeek.position == position { return currentSeek }
        if let currentSeek, currentSeek.position.scene == position.scene, let step = position.step,
            currentSeek.take.passedCueCount <= step
        {
            return (currentSeek.take, StepSeeker(step: step), position)
        }
        let scene = talk.scenes[position.scene]
        guard let take = try? scene.makeTake(framesPerSecond: WindowContent.standardFrameRate, scale: Self.scale) else {
            images[position] = UIImage()
            return nil
        }
        return (take, StepSeeker(step: position.step ?? take.passedCueCount), position)
    }
}
