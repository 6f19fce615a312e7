import CoreGraphics
import FlipbookDisplayList
import FlipbookPlayback
import Stage
import UIKit

/// The overlays of the open scene and the exploded view.
extension WindowContent {
    /// Shows or hides an overlay.
    func toggle(_ kind: WindowOverlays.Kind, in playback: Playback) {
        let isVisible = overlays.toggle(kind, for: playback.take)
        updateInspectionForOverlays(playback)
        showMessage(kind.title + (isVisible ? "" : " hidden"))
    }

    /// Opens or closes the exploded view, in which the layers of the scene move apart.
    func toggleExplodedView() {
        overlays.toggleExplodedView()
        explodedDragPoint = nil
        updatePhoneVisibility()
    }

    /// Hides all overlays.
    func hideOverlays(of playback: Playback) {
        overlays.hideAll()
        closeGraph(playback)
        updateInspectionForOverlays(playback)
        updatePhoneVisibility()
    }

    /// Keeps the overlays if the same scene was opened again, for example with its tour. Otherwise hides them.
    func sceneWasOpened(isSame: Bool) {
        guard isSame else {
            overlays.hideAll()
            return updatePhoneVisibility()
        }
        overlays.forget()
        if overlays.needsHistory { playback?.beginInspection() }
    }

    /// Begins or ends the inspection of the take, because ghosts need the lists of earlier frames.
    func updateInspectionForOverlays(_ playback: Playback) {
        if overlays.needsHistory, !playback.isInspecting { return playback.beginInspection() }
        endInspectionIfUnused(playback)
    }

    /// Hides the phone while the exploded view is open, because the phone would be behind the layers.
    private func updatePhoneVisibility() { windowChrome.scenePage.isPhoneVisible = !overlays.isExploded }

    /// Returns the scene in the window with its overlays, and the exploded view if it is shown.
    func overlaid(_ inset: Collage.Inset, _ playback: Playback) -> (insets: [Collage.Inset], exploded: Collage.Overlay?) {
        guard !overlays.isEmpty, !isInGallery else { return ([inset], nil) }
        overlays.record(playback.take)
        let area = windowChrome.backStage.perform { windowChrome.scenePage.areaOfScene }
        // The exploded view shows the list of the scene, which does not contain the outline of a selected layer.
        let sceneList = playback.shownList ?? playback.stage.displayList()
        if let exploded = overlays.explodedList(sceneList, of: playback.stage, screenFrame: inset.frame, area: area) {
            return ([], Collage.Overlay(exploded, frame: area))
        }
        var inset = inset
        let frame = playback.displayedFrame
        inset.list = overlays.list(inset.list ?? sceneList, of: playback.take, at: frame, isCurrent: frame == playback.take.frame)
        return ([inset], nil)
    }

    // MARK: - Keys

    /// The distances in points by which a key turns and zooms the exploded view. A movement of the mouse or the wheel by the same distance
    /// has the same effect.
    private static let turnStep: CGFloat = 24
    private static let explodedZoomStep: CGFloat = 60

    /// Handles a key for the exploded view: Shift and an arrow key turn it, Shift with Page ↑ or Page ↓ zooms. Returns whether the key had
    /// an effect.
    func pressInExplodedView(_ stroke: KeyStroke) -> Bool {
        guard overlays.isExploded, playback != nil, stroke.modifiers == .shift else { return false }
        switch stroke.code {
        case .keyboardLeftArrow: overlays.turn(by: CGVector(dx: -Self.turnStep, dy: 0))
        case .keyboardRightArrow: overlays.turn(by: CGVector(dx: Self.turnStep, dy: 0))
        case .keyboardUpArrow: overlays.turn(by: CGVector(dx: 0, dy: -Self.turnStep))
        case .keyboardDownArrow: overlays.turn(by: CGVector(dx: 0, dy: Self.turnStep))
        case .keyboardPageUp: overlays.zoom(by: -Self.explodedZoomStep)
        case .keyboardPageDown: overlays.zoom(by: Self.explodedZoomStep)
        default: return false
        }
        return true
    }

    // MARK: - The mouse

    /// Begins to rotate the exploded view. Returns whether the exploded view is shown.
    func beginRotatingExplodedView(at point: CGPoint) -> Bool {
        guard overlays.isExploded, playback != nil else { return false }
        explodedDragPoint = point
        return true
    }

    /// Rotates the exploded view. Returns whether the exploded view is shown.
    func rotateExplodedView(to point: CGPoint) -> Bool {
        guard overlays.isExploded else { return false }
        if let last = explodedDragPoint {
            overlays.turn(by: CGVector(dx: point.x - last.x, dy: point.y - last.y))
            explodedDragPoint = point
        }
        return true
    }
}
