import CoreGraphics
import FlipbookInspection
import FlipbookPlayback
import Stage
import UIKit

/// The timeline panel at the bottom of the window.
extension WindowContent {
    // MARK: - Opening and closing

    /// Opens the timeline of the open scene, or closes it.
    func toggleTimeline(_ playback: Playback) {
        if timelinePanel != nil { return closeTimeline(playback) }
        playback.beginInspection()
        let panel = windowChrome.backStage.perform { TimelinePanel() }
        panel.view.onScrub = { [weak self] frame in self?.playback?.scrub(to: frame) }
        panel.view.onLoopChange = { [weak self] range in self?.setLoop(range) }
        panel.view.onSelect = { [weak self] number in self?.selectLayer(ofAnimation: number) }
        panel.view.onClick = { [weak self] number in self?.chooseInInspector(animation: number) }
        timelinePanel = panel
        updateTimeline()
        windowChrome.backStage.perform { panel.view.showLastAnimations() }
        setPanel(panel.view, at: .bottom)
    }

    private func closeTimeline(_ playback: Playback) {
        setLoop(nil)
        timelinePanel = nil
        setPanel(nil, at: .bottom)
        endInspectionIfUnused(playback)
    }

    /// Whether a panel or an overlay needs the inspection of the take.
    var needsInspection: Bool { timelinePanel != nil || graphPanel != nil || isInspectorVisible || overlays.needsHistory }

    /// Ends the inspection of the take if no panel or overlay needs it.
    func endInspectionIfUnused(_ playback: Playback) { if !needsInspection, playback.isInspecting { playback.endInspection() } }

    /// Shows the timeline of a scene that was opened while the panel is open.
    func showTimelineOfNewScene() {
        guard let timelinePanel else { return }
        timelinePanel.pendingLoopFrame = nil
        playback?.beginInspection()
        windowChrome.backStage.perform {
            timelinePanel.view.pointerExited()
            timelinePanel.view.selectedAnimation = nil
            timelinePanel.view.fit()
        }
    }

    /// Shows the current frame in the timeline.
    func updateTimeline() {
        windowChrome.setFreeArea(isInGallery ? nil : windowChrome.scenePage.areaOfScene)
        guard let timelinePanel, let playback, let inspection = playback.take.inspection else { return }
        playback.groupLines.update(inspection)
        windowChrome.backStage.perform { timelinePanel.update(playback) }
    }

    // MARK: - Pointer

    /// Returns the point of the timeline at a point of the window, or nil if it is outside of the timeline.
    private func timelinePoint(for point: CGPoint) -> CGPoint? {
        guard let frame = timelinePanel?.view.frame, frame.contains(point), !isInGallery else { return nil }
        return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }

    /// Handles a press of the mouse button in the timeline. Returns false if the point is not in the timeline.
    func pointerDownInTimeline(at point: CGPoint) -> Bool {
        guard let timelinePanel else { return false }
        guard let position = timelinePoint(for: point) else {
            timelinePanel.hasPointer = false
            return false
        }
        timelinePanel.hasPointer = true
        windowChrome.backStage.perform { timelinePanel.view.pointerDown(at: position) }
        return true
    }

    /// Handles a movement of the pointer in the timeline, or a drag that began in the timeline. Returns whether the movement belongs to the
    /// timeline.
    func pointerMovedInTimeline(to point: CGPoint) -> Bool {
        guard let timelinePanel, !pointer.isDown else { return false }
        let view = timelinePanel.view
        if view.isPointerDown {
            let frame = view.frame
            windowChrome.backStage.perform { view.pointerMoved(to: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)) }
            return true
        }
        guard let position = timelinePoint(for: point) else {
            if timelinePanel.hasPointer { windowChrome.backStage.perform { view.pointerExited() } }
            timelinePanel.hasPointer = false
            return false
        }
        timelinePanel.hasPointer = true
        windowChrome.backStage.perform { view.pointerMoved(to: position) }
        return true
    }

    /// Handles the release of the mouse button after a press in the timeline. Returns false if the button was not pressed in the timeline.
    func pointerUpInTimeline() -> Bool {
        guard let timelinePanel, timelinePanel.view.isPointerDown else { return false }
        windowChrome.backStage.perform { timelinePanel.view.pointerUp() }
        playback?.beginSeeking()
        return true
    }

    /// Handles a movement of the wheel in the timeline. Returns false if the point is not in the timeline.
    func wheelMovedInTimeline(at point: CGPoint, by distance: CGVector) -> Bool {
        guard let timelinePanel, let position = timelinePoint(for: point) else { return false }
        windowChrome.backStage.perform { timelinePanel.view.wheelMoved(at: position, by: distance) }
        return true
    }

    /// Selects the layer of an animation in the inspector, if the inspector is visible.
    private func selectLayer(ofAnimation number: Int?) {
        guard isInspectorVisible, let number, let view = inspector.view, let animations = timelinePanel?.view.timeline.animations else {
            return
        }
        windowChrome.backStage.perform { view.select(animations[number].layer, animation: nil) }
    }

    /// Chooses an animation in the inspector, if the inspector is visible. It then receives the keys, which change the timing.
    private func chooseInInspector(animation number: Int) {
        guard isInspectorVisible, let view = inspector.view, let animations = timelinePanel?.view.timeline.animations else { return }
        focusInspector()
        windowChrome.backStage.perform { view.select(animations[number].layer, animation: number) }
    }

    // MARK: - Keys

    /// Handles a key that belongs to a panel. The panel under the pointer has precedence. Returns whether a panel has handled the key.
    func pressInPanel(_ stroke: KeyStroke) -> Bool {
        if timelinePanel?.hasPointer == true { return pressInTimeline(stroke) || pressInInspector(stroke) }
        let hadChosenAnimation = inspector.view?.chosenAnimation != nil
        guard pressInInspector(stroke) else { return pressInTimeline(stroke) }
        // After the last animation of a layer, Tab goes on in the timeline. Otherwise it would never reach another layer.
        if stroke.code == .keyboardTab, hadChosenAnimation, inspector.view?.chosenAnimation == nil { _ = pressInTimeline(stroke) }
        return true
    }

    /// Handles a key that moves the playhead or scrolls the rows. Returns whether the key had an effect.
    ///
    /// The keys belong to the timeline while the pointer is over it. All of them, except for Page Up and Page Down without Shift, also
    /// belong to it while the scene is paused, because a paused scene receives no keys.
    func pressInTimeline(_ stroke: KeyStroke) -> Bool {
        guard let timelinePanel, let playback, timelinePanel.hasPointer || playback.isPaused,
            stroke.modifiers.isDisjoint(with: [.control, .alternate, .command])
        else { return false }
        let frame = playback.displayedFrame
        let step = stroke.modifiers.contains(.shift) ? 10 : 1
        switch stroke.code {
        case .keyboardLeftArrow: movePlayhead(to: frame - step)
        case .keyboardRightArrow: movePlayhead(to: frame + step)
        case .keyboardHome: movePlayhead(to: playback.loopRange?.lowerBound ?? 0)
        case .keyboardEnd: movePlayhead(to: playback.loopRange?.upperBound ?? playback.lastFrame)
        case .keyboardUpArrow: scrollTimeline(by: -TimelineRows.animationHeight)
        case .keyboardDownArrow: scrollTimeline(by: TimelineRows.animationHeight)
        case .keyboardSpacebar: playback.isPaused.toggle()
        case .keyboardTab: performInTimeline { $0.selectAnimation(step: stroke.modifiers.contains(.shift) ? -1 : 1) }
        case .keyboardReturnOrEnter:
            guard let start = timelinePanel.view.frameOfSelectedAnimation else { return false }
            movePlayhead(to: start)
        case .keyboardPageUp where stroke.modifiers.contains(.shift), .keyboardPageDown where stroke.modifiers.contains(.shift):
            performInTimeline { $0.zoomAtPlayhead(isCloser: stroke.code == .keyboardPageUp) }
        case .keyboardPageDown where timelinePanel.hasPointer, .keyboardPageUp where timelinePanel.hasPointer:
            let step = stroke.code == .keyboardPageDown ? 1 : -1
            movePlayhead(to: timelinePanel.frameOfNextEvent(from: frame, step: step) ?? (step > 0 ? playback.lastFrame : 0))
        default: return false
        }
        return true
    }

    /// Pauses the scene and shows a frame.
    private func movePlayhead(to frame: Int) {
        guard let playback else { return }
        playback.scrub(to: frame)
        playback.beginSeeking()
        performInTimeline { $0.revealTime(ofFrame: playback.displayedFrame) }
    }

    private func performInTimeline(_ body: (TimelineView) -> Void) {
        if let view = timelinePanel?.view { windowChrome.backStage.perform { body(view) } }
    }

    private func scrollTimeline(by distance: CGFloat) {
        guard let view = timelinePanel?.view else { return }
        windowChrome.backStage.perform { view.wheelMoved(at: .zero, by: CGVector(dx: 0, dy: distance)) }
    }

    // MARK: - Loop

    /// Sets the start or the end of the loop range to the shown frame. After both ends are set, the loop starts. While a loop is running,
    /// either command ends it.
    func setLoopEnd(_ command: WindowCommand, _ playback: Playback) {
        guard let timelinePanel else { return showMessage("Press Y to open the timeline, which can repeat frames") }
        if playback.loopRange != nil {
            setLoop(nil)
            return showMessage("Loop ended")
        }
        let frame = playback.displayedFrame
        guard let pending = timelinePanel.pendingLoopFrame, pending.command != command, pending.frame != frame else {
            timelinePanel.pendingLoopFrame = (frame, command)
            let other = command == .loopStart ? "]" : "["
            return showMessage("Loop \(command == .loopStart ? "from" : "up to") frame \(frame): move the playhead and press \(other)")
        }
        let range = min(pending.frame, frame)...max(pending.frame, frame)
        setLoop(range)
        playback.isPaused = false
        showMessage("Loop: frames \(range.lowerBound) to \(range.upperBound)")
    }

    /// Repeats a range of frames, or ends the repetition.
    private func setLoop(_ range: ClosedRange<Int>?) {
        timelinePanel?.pendingLoopFrame = nil
        guard let playback else { return }
        // The scene continues at the shown frame.
        if range == nil, playback.loop != nil, !playback.isPaused { return playback.finishScrubbing() }
        playback.setLoop(range.flatMap { $0.count > 1 ? $0 : nil }, slowness: playback.loop?.slowness ?? playback.stage.slowness)
    }
}
