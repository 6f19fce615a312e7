/// The keys that close the window.
extension WindowContent {
    /// The time in seconds within which a second key press closes the window.
    private static let quitConfirmationTime = 3

    /// Shows a message to press the key again. If the message was shown at most `quitConfirmationTime` ago, closes the window instead.
    func requestQuit() {
        if let asked = keyState.quitRequestFrame, frame - asked <= Self.quitConfirmationTime * framesPerSecond {
            isQuitRequested = true
            return
        }
        keyState.quitRequestFrame = frame
        showMessage("Press Q again to quit")
    }

    /// Closes the frontmost element: the help, the black screen, a tour, or the overlays with the graph. If no such element is shown, clears
    /// the search of the gallery, or closes the scene.
    ///
    /// A window with a single scene stays open, because Escape must not end a presentation.
    func goBack() {
        if closeFrontmost() { return }
        if isInGallery { return changeQuery { $0.clear() } }
        isSingleScene ? showMessage("Press Q twice to quit") : closeScene()
    }

    /// Closes the help or the black screen. Returns false if neither is shown.
    func closeHelpOrBlank() -> Bool {
        if windowChrome.hud.isHelpVisible {
            windowChrome.setHelpVisible(false)
        } else if isBlank {
            setBlank(false)
        } else {
            return false
        }
        return true
    }

    /// Closes the frontmost element over the scene. Returns false if no such element is shown.
    private func closeFrontmost() -> Bool {
        if closeHelpOrBlank() { return true }
        if isPlayingTour {
            leaveTour()
        } else if !isInGallery, let playback, overlays.isExploded || !overlays.visible.isEmpty || graphPanel != nil {
            hideOverlays(of: playback)
        } else {
            return false
        }
        return true
    }
}
