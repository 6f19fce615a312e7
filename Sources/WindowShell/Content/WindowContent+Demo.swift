/// The demo, which plays the tours of all scenes in turn.
extension WindowContent {
    /// Whether the demo is running.
    package var isInDemo: Bool { demoIdleFrames != nil }

    /// The pause in seconds after the tour has ended and the scene is idle.
    private static let pauseAfterTour = 1.2
    /// The time in seconds for which a scene without a tour is shown.
    private static let timeWithoutTour = 4.0

    /// The page from which the demo was started.
    enum DemoStart {
        case gallery
        /// The index of a scene.
        case scene(Int)
    }

    /// Whether the demo or the tour of the open scene is running.
    var isPlayingTour: Bool { isInDemo || (playback.map { $0.playsTour && !$0.take.isScriptFinished } ?? false && !isInGallery) }

    /// Ends the demo and returns to the page from which it was started, or ends the tour of the open scene.
    func leaveTour() {
        guard isInDemo else {
            playback?.take.stopScript()
            playback?.playsTour = false
            return showMessage("Tour ended")
        }
        let start = demoStart
        endDemo()
        switch start {
        case .scene(let index): openScene(at: index)
        case .gallery: closeScene()
        case nil: break
        }
    }

    /// Starts the demo with the open scene, or with the selected scene of the gallery.
    func startDemo() {
        demoStart = isInGallery ? .gallery : .scene(currentIndex)
        demoIdleFrames = 0
        openInDemo(isInGallery ? windowChrome.gallery?.selectedMatch ?? currentIndex : currentIndex)
    }

    /// Ends the demo. The current scene stays open.
    func endDemo() { (demoIdleFrames, demoStart) = (nil, nil) }

    /// Opens a scene with its tour. If the tour cannot be read, opens the scene without a tour and shows a message.
    private func openInDemo(_ index: Int) {
        demoIdleFrames = 0
        do {
            openScene(at: index, script: try scenes[index].script())
            playback?.playsTour = true
        } catch {
            openScene(at: index)
            showError(error)
        }
        if playback == nil { demoIdleFrames = nil }
    }

    /// Called on each frame. Opens the next scene when the current tour and the pause after it are over.
    func advanceDemo() {
        guard let idleFrames = demoIdleFrames, let playback, !playback.isPaused, playback.take.isScriptFinished else { return }
        let hadTour = !playback.take.recordedInputs.isEmpty
        demoIdleFrames = hadTour && !playback.stage.isIdle ? 0 : idleFrames + 1
        if idleFrames >= Int((hadTour ? Self.pauseAfterTour : Self.timeWithoutTour) * Double(framesPerSecond)) {
            openInDemo((currentIndex + 1) % scenes.count)
        }
    }
}
