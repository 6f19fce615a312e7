/// A command for the window that the user chooses with a key.
package enum WindowCommand: CaseIterable, Sendable {
    case slowMotion, pause, stepForward, stepBackward, restart, tour, rotateRight, rotateLeft
    case touchIndicators, phone, device, inspector, layoutOverlay, frameStatistics, fullscreen, backdrop, screenshot, recording, script
    case trail, onionSkin, graph, overdraw, repaintedAreas, touchAreas, hideOverlays, explodedView
    case timeline, loopStart, loopEnd, compare, forgetTake
    case darkMode, largerText, smallerText, rightToLeft, contrast, reducedMotion
    case laserPointer, spotlight, zoom, presses, nextDisplay
    case next, previous, blank, demo, gallery, notes, help, quit, quitNow

    /// Whether the command is repeated while its key is held.
    var isRepeatable: Bool { [.stepForward, .stepBackward, .largerText, .smallerText].contains(self) }
    /// Whether the command ends the black screen.
    var endsBlank: Bool { [.blank, .next, .previous, .gallery].contains(self) }
}
