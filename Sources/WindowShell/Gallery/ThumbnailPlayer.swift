import CoreGraphics
import FlipbookDisplayList
import FlipbookPlayback
import Stage

/// Plays the tour of a scene in its card, on a separate stage, while the pointer is over the card or after a key has selected the card.
final class ThumbnailPlayer {
    /// The reason for playing a scene.
    enum Cause {
        /// The pointer is over the card. The tour is repeated until the pointer leaves the card.
        case pointer
        /// A key has selected the card. The tour is played once, so that a window without further inputs becomes idle.
        case keyboard

        /// The number of frames before the tour starts. So a pointer that only crosses a card does not start a tour.
        var delay: Int { self == .pointer ? 12 : 30 }
    }

    /// The scene that is played, or will be played after the delay.
    private struct Request {
        var item: GalleryItem
        var cause: Cause
        /// The number of frames since the request.
        var age = 0
        var makeTake: () throws -> Take
    }

    private var request: Request?
    private var take: Take?
    /// The number of frames since the scene has become idle after its tour, or since its start if it has no tour.
    private var idleFrames = 0

    /// The number of frames between the end of a tour and its repetition, or the end of playing if the tour is played once.
    private static let pause = 45
    /// The number of frames after which a scene is started again or stopped if its tour does not end.
    private static let maximumLength = 60 * WindowContent.standardFrameRate
    /// The number of frames after which a scene without a tour is started again or stopped.
    private static let lengthWithoutTour = 4 * WindowContent.standardFrameRate

    /// The element whose scene is played, or will be played after the delay.
    var item: GalleryItem? { request?.item }
    /// The stage of the scene, while it is played.
    var stage: Stage? { take?.stage }

    /// Plays the scene of an element after a delay, unless it is already requested. If `item` is nil, ends playing.
    func play(_ item: GalleryItem?, _ cause: Cause, makeTake: @escaping () throws -> Take) {
        guard item != request?.item else {
            // The pointer has moved over a card that a key had selected, so the tour is repeated.
            if cause == .pointer { request?.cause = .pointer }
            return
        }
        stop()
        if let item { request = Request(item: item, cause: cause, makeTake: makeTake) }
    }

    /// Ends playing. The card shows its poster again.
    func stop() { (request, take, idleFrames) = (nil, nil, 0) }

    /// The number of frames until the next change, or nil if no scene is played.
    var framesUntilChange: Int? {
        guard let request else { return nil }
        return take == nil ? max(request.cause.delay - request.age, 1) : 1
    }

    /// Advances by a frame.
    func advance() {
        guard let request else { return }
        self.request?.age += 1
        guard let take else {
            if request.age + 1 >= request.cause.delay { start(request) }
            return
        }
        do { try take.advance() } catch { return stop() }
        let hadTour = !take.recordedInputs.isEmpty
        idleFrames = take.isScriptFinished && (!hadTour || take.stage.isIdle) ? idleFrames + 1 : 0
        let isOver = idleFrames >= (hadTour ? Self.pause : Self.lengthWithoutTour) || take.frame >= Self.maximumLength
        guard isOver else { return }
        request.cause == .pointer ? start(request) : stop()
    }

    /// Starts the tour from its first frame. If the tour cannot be read, the card keeps its poster. Making the poster has already reported
    /// the error.
    private func start(_ request: Request) {
        do { take = try request.makeTake() } catch { return stop() }
        idleFrames = 0
    }
}
