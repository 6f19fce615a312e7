/// The black screen.
extension WindowContent {
    /// Whether the screen is black.
    package var isBlank: Bool { blank != nil }

    /// The state of the window before the screen became black.
    struct Blank {
        /// Whether the scene was running. It is paused while the screen is black.
        let wasRunning: Bool
    }

    /// Makes the screen black and pauses the scene, or restores the previous state.
    func setBlank(_ isOn: Bool) {
        guard isOn != isBlank else { return }
        if isOn {
            blank = Blank(wasRunning: playback?.isPaused == false)
            playback?.isPaused = true
        } else {
            if blank?.wasRunning == true { playback?.isPaused = false }
            blank = nil
        }
        windowChrome.setBlank(isOn)
    }
}
