import FlipbookPlayback
import Stage
import UIKit

/// The steps of a talk, and the handling of keys and clicks during a talk.
extension WindowContent {
    /// Opens the first scene of the talk.
    func startTalk() {
        windowChrome.scenePage.showsControls = false
        openTalkScene(at: 0)
        windowChrome.finishAnimations()
    }

    /// Opens a scene of the talk at its start, or at the end of a step if `step` is not nil.
    private func openTalkScene(at index: Int, step: Int? = nil) {
        guard let talk else { return }
        let scene = talk.talk.scenes[index]
        slowness = scene.slowness
        settings.hasPhone = scene.hasPhone
        openScene(at: index, script: scene.script) { playback in
            playback.catchScriptError {
                try scene.playToStart(playback.take)
                talk.firstStep = playback.take.passedCueCount
                if let step { try playback.take.play(toStep: step) }
            }
        }
        showPanels(of: scene)
        updateNotes()
    }

    // MARK: - Steps

    /// Shows the next step: continues the script after its cue, or opens the next scene. After the last step, shows a card.
    func showNextStep() {
        guard let talk, !talk.isAtEnd, let playback else { return }
        talk.hasBegun = true
        playback.isPaused = false
        goToLastFrame(playback)
        if playback.take.passCue() { return updateNotes() }
        if !playback.take.isScriptFinished, playback.take.passedCueCount < talk.talk.scenes[currentIndex].cues.count {
            // The movement of this step ends immediately, as in other programs for talks. If the scene is only in a pause before the first
            // cue, the first cue is passed too.
            let isPauseAtStart = playback.take.passedCueCount == talk.firstStep && playback.stage.isIdle
            playback.catchScriptError { try playback.take.playToNextCue() }
            if isPauseAtStart { playback.take.passCue() }
            playback.updateLayoutOverlay()
        } else if talk.talk.scenes.indices.contains(currentIndex + 1) {
            openTalkScene(at: currentIndex + 1)
        } else {
            setEndCardVisible(true)
        }
        updateNotes()
    }

    /// Shows the end of the previous step, at which the script waits at a cue. From the first step of a scene, shows the last step of the
    /// previous scene.
    func showPreviousStep() {
        guard let talk, let playback else { return }
        if talk.isAtEnd { return setEndCardVisible(false) }
        playback.isPaused = false
        goToLastFrame(playback)
        let step = playback.take.passedCueCount
        if step > talk.firstStep {
            openTalkScene(at: currentIndex, step: step - 1)
        } else if currentIndex > 0 {
            openTalkScene(at: currentIndex - 1, step: .max)
        } else {
            showMessage("This is the first step")
        }
    }

    /// Goes to the last played frame, if the speaker has gone back to an earlier frame.
    private func goToLastFrame(_ playback: Playback) {
        playback.finishScrubbing()
        guard playback.take.isReplaying else { return }
        playback.catchScriptError { try playback.take.seek(to: playback.take.lastPlayedFrame) }
    }

    // MARK: - Keys and clicks

    /// Handles a key of the talk. Returns whether the key belongs to the talk.
    func pressInTalk(_ stroke: KeyStroke) -> Bool {
        guard let talk, !isBlank, !windowChrome.hud.isHelpVisible, !isDeviceMenuVisible else { return false }
        let isStep = ["pagedown", "pageup"].contains(stroke.name) || (["right", "left"].contains(stroke.name) && arrowsBelongToTalk)
        if isStep {
            talk.hidesMousePointer = true
            // A held key shows only one step.
            if keyState.isRepetition { return true }
        }
        switch stroke.name {
        case "pagedown": showNextStep()
        case "pageup": showPreviousStep()
        case "right" where arrowsBelongToTalk: showNextStep()
        case "left" where arrowsBelongToTalk: showPreviousStep()
        // Presenter remotes send F5 to start a presentation. The key is ignored.
        case "f5", "shift+f5": break
        default: return false
        }
        return true
    }

    /// Whether the arrow keys show steps. In some states they have other effects: in a text they move the caret, and in a paused scene they
    /// move the playhead.
    private var arrowsBelongToTalk: Bool {
        !acceptsText && playback?.isPaused == false && timelinePanel?.hasPointer != true && !isInspectorFocused
            && !presenter.zoom.isZoomed && !presenter.isSelecting
    }

    /// Closes the help, the black screen, the card at the end, or the notes over the window. The overlays of the talk stay visible. The key
    /// 0 hides them.
    func closeTopmostView() {
        guard !closeHelpOrBlank(), let talk else { return }
        if talk.isAtEnd {
            setEndCardVisible(false)
        } else if talk.showsNotes, !talk.hasNotesWindow {
            toggleNotes()
        }
    }

    /// Handles a click anywhere in the window. Returns whether the click belongs to the talk.
    func clickInTalk() -> Bool {
        guard let talk else { return false }
        if talk.isAtEnd {
            setEndCardVisible(false)
        } else {
            guard talk.talk.scenes[currentIndex].clickAdvances else { return false }
            showNextStep()
        }
        return true
    }

    /// Handles a click with the secondary button. Returns whether the click belongs to the talk.
    func secondaryClickInTalk() -> Bool {
        guard let talk, talk.talk.scenes[currentIndex].clickAdvances else { return false }
        showPreviousStep()
        return true
    }

    /// Shows or hides the card after the last scene.
    private func setEndCardVisible(_ isVisible: Bool) {
        guard let talk, talk.isAtEnd != isVisible else { return }
        talk.isAtEnd = isVisible
        windowChrome.frontStage.perform {
            if talk.endCard == nil {
                let card = TalkEndView(title: talk.talk.title)
                windowChrome.hud.view.insertSubview(card, at: 0)
                talk.endCard = card
            }
            talk.endCard?.setVisible(isVisible)
        }
        updateNotes()
    }

    // MARK: - Panels

    /// Opens the panels and overlays of a scene, and closes all others.
    private func showPanels(of scene: TalkScene) {
        guard let playback else { return }
        let panels = scene.panels
        if panels.contains(.timeline) != (timelinePanel != nil) { toggleTimeline(playback) }
        if panels.contains(.graph) != (graphPanel != nil) { toggleGraph(playback) }
        setInspectorVisible(panels.contains(.inspector))
        // The keys of a remote must not be typed into the search of the inspector.
        removeInspectorFocus()
        if panels.contains(.layout) != playback.showsLayout { playback.showsLayout.toggle() }
        for (panel, kind) in Self.overlayPanels where panels.contains(panel) != overlays.visible.contains(kind) {
            _ = overlays.toggle(kind, for: playback.take)
        }
        if overlays.needsHistory { playback.beginInspection() }
        endInspectionIfUnused(playback)
        if panels.contains(.exploded) != overlays.isExploded { toggleExplodedView() }
        settings.showsTouches = panels.contains(.touches)
        frameStatisticsChoice = panels.contains(.statistics)
    }

    private static let overlayPanels: [(TalkPanel, WindowOverlays.Kind)] = [
        (.trail, .trail), (.onion, .onionSkin), (.overdraw, .overdraw), (.repaint, .repaintedAreas), (.touch, .touchAreas),
    ]
}
