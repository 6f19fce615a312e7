/// A command that the presenter gives with a key.
package enum PresenterCommand: CaseIterable, Sendable {
    case slowMotion, pause, stepForward, stepBackward, restart, tour, rotateRight, rotateLeft
    case touchIndicators, phone, layoutOverlay, frameStatistics, fullscreen, screenshot, recording, script
    case next, previous, demo, gallery, help, quit
}
