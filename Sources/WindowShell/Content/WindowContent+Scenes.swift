import FlipbookInspection
import FlipbookPlayback
import Stage
import UIKit

/// Opening and closing scenes.
extension WindowContent {
    /// Opens a scene. If there is a script, it is played. In a talk, the script waits at its cues. If there is a log of an earlier take,
    /// its inputs are repeated.
    ///
    /// - Parameter prepare: Called with the playback before it is shown, or nil.
    func openScene(at index: Int, script: Script? = nil, repeating log: TakeLog? = nil, prepare: ((Playback) -> Void)? = nil) {
        finishRecording()
        unrestoredState = nil
        // A change of the device opens a scene of a talk again without a script. In this case, the script of the talk is used.
        let script = script ?? talk?.talk.scenes[index].script
        do {
            var scene = scenes[index]
            if prefersReducedMotion, !scene.settings.reducesMotion {
                var settings = scene.settings
                settings.reducesMotion = true
                scene = scene.with(settings)
            }
            playback = try Playback(
                scene, script: script, slowness: slowness, snapshotFolder: options.snapshotFolder,
                framesPerSecond: framesPerSecond, repeating: log, waitsAtCues: talk != nil)
            playback.map { prepare?($0) }
        } catch {
            return showError(error)
        }
        let isSame = index == currentIndex && !isInGallery
        sceneWasOpened(isSame: isSame)
        if !isSame { forgetTake() }
        thumbnailPlayer.stop()
        let isFromGallery = isInGallery
        currentIndex = index
        isInGallery = false
        frameStatistics = FrameStatistics()
        pointer = PointerState()
        keyState.wasEditingText = false
        framesUntilPause = nil
        endZoom()
        windowChrome.showScenePage(scenes[index], at: index, isFromGallery: isFromGallery)
        if showsKeyHint, talk == nil, script == nil, log == nil, !isInDemo { windowChrome.showKeyHint() }
        showTimelineOfNewScene()
        // The previous scene has been released.
        FreeMemory.returnToSystem()
        guard !isSingleScene else { return }
        var changed = settings
        changed.scene = scenes[index].name
        // The scenes of the demo and of a talk are not recent scenes, because the user has not chosen them.
        if !isInDemo, talk == nil { changed.addRecentScene(scenes[index].name) }
        settings = changed
    }

    /// Closes the scene, which shrinks into its card.
    func closeScene() {
        finishRecording()
        forgetTake()
        endDemo()
        windowChrome.hideKeyHint()
        isInGallery = true
        endZoom()
        UIView.performWithoutAnimation { updateGalleryTiles() }
        windowChrome.showGallery(currentIndex) { [weak self] in
            guard let self, isInGallery else { return }
            playback = nil
        }
    }

    /// Opens the scene that is `step` positions after the current scene, or before it if `step` is negative.
    func openAdjacentScene(_ step: Int) {
        let index = currentIndex + step
        guard scenes.indices.contains(index) else {
            return showMessage(step > 0 ? "This is the last scene" : "This is the first scene")
        }
        openScene(at: index)
    }

    /// Restarts the open scene with its tour.
    func playTour() {
        do {
            guard let tour = try scenes[currentIndex].script() else { return showMessage("This scene has no tour") }
            openScene(at: currentIndex, script: tour)
            playback?.playsTour = true
        } catch {
            showError(error)
        }
    }

    private static func nextSlowness(after slowness: Int) -> Int { [1: 2, 2: 10, 10: 50][slowness] ?? 1 }

    /// Selects the next speed in the cycle 1, ½, ⅒, 1/50.
    func selectNextSpeed() {
        guard let playback else { return }
        if let loop = playback.loop { return playback.setLoop(loop.range, slowness: Self.nextSlowness(after: loop.slowness)) }
        slowness = Self.nextSlowness(after: playback.stage.slowness)
        playback.take.setSlowness(slowness)
    }
}
