import CoreGraphics
import FlipbookDisplayList
import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage
import UIKit

/// The comparison of two takes of the open scene, A and B. B is the open take, which receives all inputs.
extension WindowContent {
    // MARK: - Commands

    /// Without a comparison, keeps the open take as A and shows both takes. Otherwise shows the takes in the next mode.
    func keepTakeOrChangeMode(_ playback: Playback) {
        guard let comparison else { return keepTake(playback) }
        guard ComparisonRenderer.canCompare(comparison.takeA, with: playback.stage) else {
            return showMessage("The screens of A and B have different sizes, so they are only shown side by side")
        }
        comparison.mode = comparison.mode.next
        showMessage(comparison.mode.title)
        showComparison(comparison)
    }

    private func keepTake(_ playback: Playback) {
        do {
            let take = try playback.stage.perform { try playback.makeCopy() }
            let new = TakeComparison(playback.stage.perform { ComparisonTake(take, isInspected: true) })
            // A is played up to the last frame of the open take, so that a video of A contains all its frames.
            playback.stage.perform { new.takeA.show(playback.lastFrame) }
            showMessage("Kept as A")
            setComparison(new)
            writeVideo(of: new)
        } catch {
            showError(error)
        }
    }

    /// Shows a take A beside the open take.
    func setComparison(_ new: TakeComparison) {
        comparison = new
        removeTimingGhost()
        showComparison(new)
    }

    /// Ends the comparison.
    func forgetTake() {
        pendingVideo = nil
        guard let comparison else { return }
        removeVideo(of: comparison)
        self.comparison = nil
        windowChrome.backStage.perform { windowChrome.scenePage.setComparison(nil, sizeOfTakeA: .zero) }
    }

    private func showComparison(_ comparison: TakeComparison) {
        windowChrome.backStage.perform { windowChrome.scenePage.setComparison(comparison.mode, sizeOfTakeA: comparison.takeA.size) }
    }

    // MARK: - Time

    /// The number of frames until A looks different, or nil if A does not change.
    var framesUntilComparisonChange: Int? {
        guard let comparison, let playback, !playback.isPaused, !isInGallery else { return nil }
        return comparison.takeA.framesUntilChange
    }

    // MARK: - Painting

    /// Adds take A to the insets of take B. An exploded view shows only B.
    func compared(_ shown: (insets: [Collage.Inset], exploded: Collage.Overlay?), _ playback: Playback)
        -> (insets: [Collage.Inset], exploded: Collage.Overlay?)
    {
        guard let comparison, !isInGallery, shown.exploded == nil, var insetOfB = shown.insets.first else { return shown }
        let takeA = comparison.takeA
        let list = playback.stage.perform {
            takeA.match(PlaybackSpeeds(playback.take.recordedInputs))
            takeA.show(playback.displayedFrame)
            return listOfLoop(comparison, playback) ?? takeA.list
        }
        // The screens have different sizes if the phone was rotated or the scene is shown on another device.
        if comparison.mode != .side, !ComparisonRenderer.canCompare(takeA, with: playback.stage) {
            comparison.mode = .side
            showComparison(comparison)
        }
        let insetOfA = windowChrome.insetOfTakeA(list, size: takeA.size)
        let areApart = insetOfA.frame != insetOfB.frame
        var captions = [ComparisonCaption.Content.takeA(), .takeB()]
        switch comparison.mode {
        case .side: break
        case .overlay:
            captions = [.overlaid]
            insetOfB.list = ComparisonRenderer.translucent(insetOfB.shownList, size: insetOfB.size)
        case .difference:
            let sceneList = playback.shownList ?? playback.stage.displayList()
            guard let difference = comparison.renderer.difference(takeA, sceneList, of: playback.stage, listOfA: list) else { break }
            captions = [.difference(difference.count)]
            insetOfB.list = difference.list
            if !areApart {
                windowChrome.backStage.perform { windowChrome.scenePage.showCaptions(captions) }
                return ([insetOfB], nil)
            }
        }
        windowChrome.backStage.perform { windowChrome.scenePage.showCaptions(captions) }
        return ([insetOfA, insetOfB], nil)
    }

    /// Returns the display list of A while B repeats a range of frames in slow motion, otherwise nil.
    private func listOfLoop(_ comparison: TakeComparison, _ playback: Playback) -> DisplayList? {
        guard let loop = playback.loop, loop.slowness > 1, let take = comparison.takeA.take else {
            comparison.loop = nil
            return nil
        }
        if comparison.loop?.range != loop.range || comparison.loop?.slowness != loop.slowness {
            comparison.takeA.show(loop.range.upperBound)
            comparison.loop = FrameLoop(loop.range, slowness: loop.slowness, of: take)
            comparison.takeA.show(playback.displayedFrame)
        }
        comparison.loop?.show(position: loop.position)
        return comparison.loop?.slowList
    }

    // MARK: - Recordings

    /// Returns the path of a script or a video of A. If A is a take and not a video, writes its script to `scriptPath`.
    func pathOfTakeA(_ comparison: TakeComparison, scriptPath: String, until frame: Int) throws -> String {
        guard let take = comparison.takeA.take else { return comparison.takeA.video?.path ?? "" }
        let end = max(frame, comparison.takeA.lastPlayedFrame)
        try OutputFile.write(captureStore.exactScript(of: take, scene: scenes[currentIndex].name, until: end), to: scriptPath)
        return scriptPath
    }
}
